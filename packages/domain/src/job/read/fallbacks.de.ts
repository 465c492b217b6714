/** Texts of a design for missing values (000 §2.2, A14). */
export const jobFallbacks = {
  title: 'Stellenangebot',
  company: 'Unternehmen',
  location: 'Remote',
  id: 'ID nicht verfügbar',
} as const;

/** Texts of the application summary and the stored last job for missing values (000 §9, A14). */
export const unknownJob = { title: 'Unbekannte Stelle', company: 'Unbekanntes Unternehmen', location: 'Unbekannter Ort' } as const;

/** Title of a response without usable fields in the public client (000 §7.2, A14). */
export const EMPTY_ANSWER_TITLE = 'Stellenanzeige';
