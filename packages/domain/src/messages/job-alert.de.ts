/** New jobs by mail (O93). */
export const jobAlertMessages = {
  email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  rhythm: 'Bitte wählen Sie, wie oft wir schreiben.',
  privacy: 'Bitte akzeptieren Sie die Datenschutzerklärung.',
  done: 'Fast geschafft: Bitte bestätigen Sie Ihren Suchauftrag über den Link in unserer E-Mail.',
  failed: 'Der Suchauftrag konnte nicht angelegt werden. Bitte versuchen Sie es später erneut.',
  confirmed: 'Ihr Suchauftrag ist bestätigt.',
  deleted: 'Ihr Suchauftrag ist gelöscht.',
  linkUsed: 'Dieser Link ist abgelaufen oder wurde bereits verwendet.',
  loadFailed: 'Ihre Suchaufträge konnten nicht geladen werden',
  deleteFailed: 'Der Suchauftrag konnte nicht gelöscht werden. Bitte versuchen Sie es später erneut.',
} as const;
