/** Texts of the page of a job; texts of the catalogues are in @stellwerk/domain. */
export const jobTexts = {
  metaDescription: (title: string, company: string, place: string): string =>
    `${title} bei ${company}, ${place}. Jetzt auf Stellwerk bewerben.`,
  ended: 'Diese Stelle ist nicht mehr ausgeschrieben',
  endedText: (title: string, company: string): string => `„${title}“ bei ${company} nimmt keine Bewerbungen mehr an.`,
  similar: 'Ähnliche Stellen',
  allJobs: 'Alle Stellenanzeigen',
  backToList: 'Zurück zur Liste',
} as const;
