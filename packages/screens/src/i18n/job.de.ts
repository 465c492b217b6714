/** Texts of the page of a job; texts of the documents' catalogues are in @stellwerk/domain. */
export const jobTexts = {
  metaDescription: (title: string, company: string, place: string): string =>
    `${title} bei ${company}, ${place}. Jetzt auf Stellwerk bewerben.`,
  allJobs: 'Alle Stellenanzeigen',
} as const;
