/** Words of this screen; texts of the documents' catalogues stand in @stellwerk/domain. */
export const jobWords = {
  metaDescription: (title: string, company: string, place: string): string =>
    `${title} bei ${company}, ${place}. Jetzt auf Stellwerk bewerben.`,
  allJobs: 'Alle Stellenanzeigen',
} as const;
