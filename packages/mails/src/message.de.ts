import { action, note, type MailContent } from './content.ts';

/** Sender of a message, and where to read it. */
export interface MessageFacts {
  /** Name of the company, or of the platform. */
  readonly sender: string;
  /** URL of the message in the mailbox. */
  readonly href: string;
}

const NOT_BY_MAIL = 'Bitte antworten Sie dort: Eine Antwort auf diese E-Mail erreicht niemanden.';

/** To a person or a company: a new message. Its text stays in the mailbox, behind the login. */
export const messageMail = ({ sender, href }: MessageFacts): MailContent => ({
  kind: 'message',
  subject: `Neue Nachricht von ${sender}`,
  body: [
    `${sender} hat Ihnen bei Stellwerk geschrieben. Die Nachricht lesen Sie hier:`,
    action('Nachricht lesen', href),
    note(NOT_BY_MAIL),
  ],
  reason: 'Weitere Nachrichten melden wir erst wieder, wenn Sie diese gelesen haben.',
});
