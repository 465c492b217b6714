/** Words of this screen; texts of the documents' catalogues stand in @stellwerk/domain. */
export const applySuccessWords = {
  title: 'Vielen Dank für Ihre Bewerbung',
  text: 'Ihre Unterlagen sind angekommen. Eine Bestätigung ist auf dem Weg zu Ihrer E-Mail-Adresse.',
  neutral: 'Wenn Sie sich gerade beworben haben, ist eine Bestätigung auf dem Weg zu Ihrer E-Mail-Adresse.',
  number: 'Ihre Bewerbungsnummer:',
  moreJobs: 'Weitere Stellenanzeigen',
  myApplications: 'Meine Bewerbungen',
} as const;
