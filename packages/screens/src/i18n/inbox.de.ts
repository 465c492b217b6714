import { mailboxTexts } from './mailbox.de';

/** Texts of a person's messages (O41). */
export const inboxTexts = {
  ...mailboxTexts,
  placeholder: 'Betreff, Inhalt, Unternehmen',
  noneYet: 'Sobald Ihnen ein Unternehmen schreibt, steht die Nachricht hier.',
  reply: 'Antworten',
  companies: 'Unternehmen',
  deleteText: 'Die Nachricht wird nur für Sie entfernt, das Unternehmen behält sie.',
} as const;
