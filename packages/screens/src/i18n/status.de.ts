/**
 * Texts of the page that a mailed link opens without an account (O72); further texts are in
 * account.de.ts.
 */
export const statusTexts = {
  title: 'Stand Ihrer Bewerbung',
  intro: 'Diese Seite öffnet sich nur mit dem Link aus unserer E-Mail. Geben Sie ihn nicht weiter: Wer ihn kennt, sieht Ihre Bewerbung.',
  gone: 'Dieser Link ist nicht mehr gültig',
  goneText: 'Die Bewerbung wurde gelöscht oder der Link ist unvollständig. Bitte öffnen Sie ihn vollständig aus unserer E-Mail.',
  loadFailed: 'Bewerbung konnte nicht geladen werden',
  erased: 'Ihre Bewerbung ist gelöscht',
  erasedText:
    'Ihre Angaben und Unterlagen sind auch beim Unternehmen nicht mehr vorhanden. Der Link aus unserer E-Mail führt nicht mehr hierher.',
  jobs: 'Alle Stellenanzeigen',
  plain: {
    title: 'Was Sie tun können',
    withdraw: 'Bewerbung zurückziehen',
    withdrawText: 'Das kann nicht rückgängig gemacht werden. Das Unternehmen sieht, dass Sie die Bewerbung zurückgezogen haben.',
    withdrawConfirm: 'Ja, Bewerbung zurückziehen',
    export: 'Daten herunterladen',
    erase: 'Um die Bewerbung zu löschen, schalten Sie bitte JavaScript ein.',
  },
} as const;
