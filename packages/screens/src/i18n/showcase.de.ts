import { focusPageMessages } from '@stellwerk/domain';

/** Texts of a company's focus page; 001 §8 has the error messages (O14). */
export const showcaseTexts = {
  loadFailed: 'Die Fokusseite konnte nicht geladen werden',
  forbidden: focusPageMessages.forbidden,
  notFound: focusPageMessages.notFound,
  draft: 'Entwurf',
  draftHint: 'Diese Seite ist noch nicht veröffentlicht. Nur Mitglieder des Unternehmens sehen sie.',
  archived: 'Archiviert',
  archivedHint: 'Diese Seite ist archiviert. Nur Mitglieder des Unternehmens sehen sie.',
  about: 'Worum es geht',
  company: 'Zum Unternehmen',
  industry: 'Branche',
  website: 'Website',
  jobs: 'Offene Stellen',
  companyJobs: (company: string): string => `Alle Stellen von ${company}`,
  noJobs: 'Zurzeit sind keine Stellen ausgeschrieben.',
  allJobs: 'Alle Stellenanzeigen',
} as const;
