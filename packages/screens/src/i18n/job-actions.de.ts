/** What a visitor does with a posting besides applying: pass it on, print it, report it (O95). */
export const jobActionTexts = {
  label: 'Stellenanzeige weitergeben',
  share: 'Teilen',
  copy: 'Link kopieren',
  copied: 'Der Link wurde in die Zwischenablage kopiert.',
  copyFailed: 'Der Link konnte nicht kopiert werden. Bitte kopieren Sie ihn aus der Adresszeile.',
  print: 'Drucken',
  report: 'Anzeige melden',
  dialog: {
    title: 'Stellenanzeige melden',
    intro: 'Wir prüfen jede Meldung. Das Unternehmen erfährt nicht, wer sie geschickt hat.',
    reason: 'Grund',
    choose: 'Bitte wählen',
    text: 'Was ist Ihnen aufgefallen?',
    email: 'Ihre E-Mail-Adresse',
    emailHint: 'Nur für Rückfragen. Mit der Entscheidung über die Meldung wird sie gelöscht.',
    cancel: 'Abbrechen',
    send: 'Meldung senden',
    sending: 'Wird gesendet...',
    sent: 'Vielen Dank. Wir prüfen die Stellenanzeige.',
    failed: 'Die Meldung konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.',
  },
} as const;
