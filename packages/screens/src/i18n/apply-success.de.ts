/**
 * Texts of the page after an application was sent; texts of the catalogues are in
 * @stellwerk/domain.
 */
export const applySuccessTexts = {
  title: 'Vielen Dank für Ihre Bewerbung',
  text: 'Ihre Bewerbung ist angekommen. Eine Bestätigung ist auf dem Weg in Ihr Postfach.',
  neutral: 'Wenn Sie sich gerade beworben haben, ist eine Bestätigung auf dem Weg in Ihr Postfach.',
  number: 'Ihre Bewerbungsnummer:',
  sentAt: (day: string): string => `Eingereicht am ${day}`,
  next: 'So geht es weiter',
  steps: (loggedIn: boolean): readonly { readonly title: string; readonly text: string }[] => [
    {
      title: 'Das Unternehmen prüft',
      text: `Sobald sich etwas bewegt, schreiben wir Ihnen. Den Stand sehen Sie jederzeit ${loggedIn ? 'unter „Meine Bewerbungen“' : 'über den Link in unserer E-Mail, ohne Konto'}.`,
    },
    { title: 'Rücknahme ist möglich', text: 'Solange der Stand „Eingereicht“ lautet, können Sie die Bewerbung dort zurückziehen.' },
    {
      title: 'Ihre Daten gehören Ihnen',
      text: 'Sie können alles herunterladen und löschen. Sonst löschen wir Ihre Unterlagen sechs Monate nach einer Absage oder Rücknahme; der Tag steht dann bei Ihrer Bewerbung.',
    },
  ],
  moreJobs: 'Weitere Stellenanzeigen',
  myApplications: 'Meine Bewerbungen',
} as const;
