/** Texts of the page of the application form; texts of the catalogues are in @stellwerk/domain. */
export const applyTexts = {
  title: 'Ihre Bewerbung',
  intro: 'Alle Felder sind Pflichtfelder, wenn nicht „optional“ dabeisteht.',
} as const;
