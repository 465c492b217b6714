export { MailedLinkScreen, type MailedLinkOutcome, type MailedLinkScreenProps } from './MailedLinkScreen';
