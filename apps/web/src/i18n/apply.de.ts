/** Words of this screen; texts of the documents' catalogues stand in @stellwerk/domain. */
export const applyWords = {
  title: 'Ihre Bewerbung',
  intro: 'Alle Felder sind Pflichtfelder, wenn nicht „optional“ dabeisteht.',
} as const;
