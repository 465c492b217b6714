import { countOf, formatCount } from '@stellwerk/domain';

/** Texts of exported lists of applications, and of the export buttons (W14, O34). */
export const exportTexts = {
  buttons: 'Liste ausgeben',
  excel: 'Excel',
  pdf: 'PDF',
  running: 'Datei wird erstellt',
  progress: (done: number, total: number): string => `${formatCount(Math.floor(done))} von ${countOf(total, 'Bewerbung', 'Bewerbungen')}`,
  cancel: 'Abbrechen',
  done: (file: string): string => `Gespeichert als „${file}“`,
  failed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  title: 'Bewerbungen',
  file: 'bewerbungen',
  /** Line below the title: number of rows and date. */
  about: (count: number, day: string): string => `${countOf(count, 'Bewerbung', 'Bewerbungen')}, Stand ${day}`,
  page: (page: number, pages: number): string => `Seite ${page} von ${pages}`,
  columns: {
    name: 'Name',
    job: 'Stelle',
    received: 'Eingegangen am',
    status: 'Status',
    email: 'E-Mail',
    phone: 'Telefon',
    place: 'Ort',
    rating: 'Bewertung',
    assignee: 'Zuständig',
  },
} as const;
