export * from './account.de.ts';
export * from './application.de.ts';
export {
  action,
  ANSWERED_KINDS,
  entries,
  facts,
  link,
  MAIL_KINDS,
  note,
  quote,
  type Installation,
  type MailBlock,
  type MailContent,
  type MailEntry,
  type MailKind,
  type Unsubscribe,
} from './content.ts';
export { preheaderOf } from './html.ts';
export { logo } from './logo.ts';
export { sheet as MAIL_STYLES } from './styles.ts';
export * from './message.de.ts';
export * from './referral.de.ts';
export * from './reports.de.ts';
export * from './job-alert.de.ts';
export * from './newsletter.de.ts';
export * from './team.de.ts';
export { writeMail, type WrittenMail } from './write.ts';
