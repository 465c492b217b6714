import { jobsTexts } from './jobs.de';

/** Texts of the dialog for a new job alert (O93). */
export const jobAlertTexts = {
  title: jobsTexts.alert,
  intro: (search: string): string =>
    `Wir schreiben Ihnen, sobald es neue Stellen gibt: ${search}. Bestätigen und abbestellen können Sie mit einem Klick.`,
  email: 'E-Mail',
  rhythm: 'Wie oft?',
  accept: 'Ich habe die',
  privacy: 'Datenschutzerklärung',
  read: 'zur Kenntnis genommen.',
  send: 'Suchauftrag anlegen',
  sending: 'Wird angelegt...',
  cancel: 'Abbrechen',
  close: 'Fertig',
} as const;
