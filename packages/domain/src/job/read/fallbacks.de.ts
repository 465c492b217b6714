/** What a design shows where the job says nothing (000 §2.2, A14). */
export const jobFallbacks = {
  title: 'Stellenangebot',
  company: 'Unternehmen',
  location: 'Remote',
  id: 'ID nicht verfügbar',
} as const;

/** What the application summary and the stored last job show where nothing is known (000 §9, A14). */
export const unknownJob = { title: 'Unbekannte Stelle', company: 'Unbekanntes Unternehmen', location: 'Unbekannter Ort' } as const;

/** Title that the public client gives to an answer without usable fields (000 §7.2, A14). */
export const EMPTY_ANSWER_TITLE = 'Stellenanzeige';
