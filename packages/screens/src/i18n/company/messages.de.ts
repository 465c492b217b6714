import { mailboxTexts } from '../mailbox.de';

/** Texts of a company's messages (001 §2.7, §8; W27). */
export const messagesTexts = {
  ...mailboxTexts,
  create: 'Neue Nachricht',
  placeholder: 'Betreff, Inhalt, Name',
  noneYet: 'Sobald Ihnen jemand schreibt, steht die Nachricht hier.',
  deleteText: 'Die Nachricht wird nur für Ihr Unternehmen entfernt.',
  teaser: 'Anhänge und Chat in Echtzeit',
  teaserText: 'Hier schreiben Sie sich bald mit Bewerbenden, mit Anhängen und Chat in Echtzeit.',
  sampled: 'Die Einträge unten sind Beispieldaten.',
  fixedRecipients: 'Stellwerk',
  applicants: 'Bewerbende mit Konto',
} as const;
