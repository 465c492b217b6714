/** Texts of the page after an application was sent; texts of the documents' catalogues are in @stellwerk/domain. */
export const applySuccessTexts = {
  title: 'Vielen Dank für Ihre Bewerbung',
  text: 'Ihre Unterlagen sind angekommen. Eine Bestätigung ist auf dem Weg in Ihr Postfach.',
  neutral: 'Wenn Sie sich gerade beworben haben, ist eine Bestätigung auf dem Weg in Ihr Postfach.',
  number: 'Ihre Bewerbungsnummer:',
  next: 'So geht es weiter',
  steps: [
    { title: 'Das Unternehmen prüft', text: 'Sobald sich etwas bewegt, schreiben wir Ihnen.' },
    {
      title: 'Rücknahme ist möglich',
      text: 'Solange der Stand „Eingereicht“ lautet, können Sie die Bewerbung mit einem Konto zurückziehen.',
    },
    { title: 'Löschung mit Datum', text: 'Sechs Monate nach einer Absage oder Rücknahme löschen wir Ihre Unterlagen.' },
  ],
  moreJobs: 'Weitere Stellenanzeigen',
  myApplications: 'Meine Bewerbungen',
} as const;
