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

/** Texts of the page of the application form; texts of the catalogues are in @stellwerk/domain. */
export const applyTexts = {
  title: 'Ihre Bewerbung',
  intro: 'Alle Felder sind Pflichtfelder, wenn nicht „optional“ dabeisteht.',
} as const;

/** Texts for people who have already applied to a job. */
export const appliedTexts = {
  mark: 'Beworben',
  state: (day: string, status: string): string => `Sie haben sich ${day === '' ? 'schon' : `am ${day}`} beworben. Stand: ${status}.`,
  question: 'Möchten Sie sich noch einmal auf diese Stelle bewerben?',
  again: 'Noch einmal bewerben',
  own: 'Ihre Bewerbung ansehen',
} as const;

/** Texts of the button that saves a job, and of the link to saved jobs (O93). */
export const saveJobTexts = {
  link: (count: number): string => (count === 0 ? 'Gemerkte Stellen' : `Gemerkte Stellen (${count})`),
  save: 'Stelle merken',
  saved: 'Gemerkt',
  saveOf: (job: string): string => `Stelle merken: ${job}`,
  savedOf: (job: string): string => `Gemerkt: ${job}`,
  nowSaved: 'Die Stelle ist gemerkt.',
  nowForgotten: 'Die Stelle ist nicht mehr gemerkt.',
  saveFailed: (why: string): string => `Die Stelle konnte nicht gemerkt werden. ${why}`,
  forgetFailed: (why: string): string => `Die Stelle konnte nicht entfernt werden. ${why}`,
} as const;
