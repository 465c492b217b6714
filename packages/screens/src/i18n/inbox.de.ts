import { mailboxTexts } from './mailbox.de';

/** Texts of a mailbox for messages from companies. */
export interface InboxTexts {
  readonly title: string;
  readonly placeholder: string;
  readonly noneYet: string;
  readonly deleteText: string;
}

/** Texts that such mailboxes share. */
export const inboxShared = { ...mailboxTexts, reply: 'Antworten', companies: 'Unternehmen' } as const;

/** Texts of a person's messages (O41). */
export const inboxTexts = {
  title: mailboxTexts.title,
  placeholder: 'Betreff, Inhalt, Unternehmen',
  noneYet: 'Sobald Ihnen ein Unternehmen schreibt, steht die Nachricht hier.',
  deleteText: 'Die Nachricht wird nur für Sie entfernt, das Unternehmen behält sie.',
} as const satisfies InboxTexts;

/** Texts of companies' messages to Support, Vertrieb and Buchhaltung (O75). */
export const platformInboxTexts = {
  title: 'Nachrichten von Unternehmen',
  placeholder: 'Betreff, Inhalt, Unternehmen',
  noneYet: 'Sobald ein Unternehmen an Support, Vertrieb oder Buchhaltung schreibt, steht die Nachricht hier.',
  deleteText: 'Die Nachricht wird nur für die Verwaltung entfernt, das Unternehmen behält sie.',
} as const satisfies InboxTexts;
