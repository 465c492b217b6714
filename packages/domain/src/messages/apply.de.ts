/** Sending an application (000 §8). */
export const applyMessages = {
  jobNotFound: 'Stellenanzeige nicht gefunden',
  jobLoadFailed: (reason: string): string => `Fehler beim Laden der Stellenanzeige: ${reason}`,
  emptyAnonymous: 'Der Server hat keine Antwort zurückgegeben. Bitte versuchen Sie es später erneut.',
  emptyMultipart: 'Die Bewerbung konnte nicht übermittelt werden. Der Server hat keine Antwort zurückgegeben.',
  emptyPrivate: 'Leere Antwort vom Server erhalten',
  refused: (error: string, details: string): string => `Fehler: ${error} - ${details}`,
  refusedPlain: 'Die Bewerbung konnte nicht übermittelt werden.',
  withoutId: 'Die Bewerbung wurde nicht korrekt erstellt. Server hat keine gültige Bewerbungs-ID zurückgegeben.',
  failed: 'Fehler bei der Übermittlung der Bewerbung. Bitte versuchen Sie es später erneut.',
  failedToast: 'Bewerbung konnte nicht übermittelt werden.',
  filesFailed: 'Die Bewerbungsdateien konnten nicht hochgeladen werden. Bitte versuchen Sie es später erneut.',
  succeeded: 'Ihre Bewerbung wurde erfolgreich übermittelt!',
  /** At the slot of a file of a rejected form: browsers cannot restore it. */
  chooseAgain: (file: string): string => `Bitte wählen Sie „${file}“ noch einmal aus.`,
  foreignForm: 'Das Formular kam von einer anderen Website. Bitte füllen Sie es hier aus.',
  incomplete: (fields: string): string => `Formular unvollständig: ${fields} fehlen`,
} as const;

/** Notice for applicants about a blind first look; files and letters may still reveal the person (decision 0079). */
export const blindReviewNotice =
  'In der ersten Sichtung sieht das Team weder Ihren Namen noch Ihr Bild noch Ihre Kontaktdaten, sofern sie nicht in Ihren Unterlagen stehen.';

/** Names of required fields in the message that lists missing ones (W41). */
export const applyFieldLabels = { firstName: 'Vorname', lastName: 'Nachname', email: 'E-Mail', jobId: 'Stelle' } as const;

/** Messages of the application form: A above it, B at the field (A08). */
export const applyFieldMessages = {
  required: 'Bitte füllen Sie alle Pflichtfelder aus',
  documentsA: 'Bitte laden Sie einen Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an',
  documentsB: 'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.',
  linkedin: 'Bitte geben Sie Ihre LinkedIn-Profil-URL an.',
  linkedinInvalid: 'Bitte geben Sie eine gültige LinkedIn-Profil-URL an.',
  termsA: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen',
  termsB: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
  privacyA: 'Bitte akzeptieren Sie die Datenschutzerklärung',
  privacyB: 'Bitte akzeptieren Sie die Datenschutzrichtlinien.',
  firstName: 'Bitte geben Sie Ihren Vornamen an.',
  lastName: 'Bitte geben Sie Ihren Nachnamen an.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
} as const;
