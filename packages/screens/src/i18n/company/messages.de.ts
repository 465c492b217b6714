import { mailboxTexts } from '../mailbox.de';

/** Texts of a company's messages (001 §2.7, §8; W27). */
export const messagesTexts = {
  ...mailboxTexts,
  create: 'Neue Nachricht',
  placeholder: 'Betreff, Inhalt, Name',
  noneYet: 'Sobald Ihnen jemand schreibt, steht die Nachricht hier.',
  marked: 'Nachricht als gelesen markiert',
  markFailed: 'Nachricht konnte nicht als gelesen markiert werden',
  deleteText: 'Die Nachricht wird nur für Ihr Unternehmen entfernt.',
  teaser: 'Anhänge und direkter Chat mit Bewerbenden',
  teaserText: 'Hier schreiben Sie sich bald direkt mit Bewerbenden, mit Anhängen und Lesebestätigung.',
  fixedRecipients: 'Stellwerk',
  applicants: 'Bewerbende mit Konto',
  /** The three fixed recipients (O40). */
  fixed: ['Support', 'Vertrieb', 'Buchhaltung'],
} as const;
