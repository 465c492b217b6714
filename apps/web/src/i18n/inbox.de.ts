import { mailboxWords } from './mailbox.de';

/** Words of a person's messages (O41). */
export const inboxWords = {
  ...mailboxWords,
  placeholder: 'Betreff, Inhalt, Unternehmen',
  noneYet: 'Sobald Ihnen ein Unternehmen schreibt, steht die Nachricht hier.',
  reply: 'Antworten',
  companies: 'Unternehmen',
  deleteText: 'Die Nachricht wird nur für Sie entfernt, das Unternehmen behält sie.',
} as const;
