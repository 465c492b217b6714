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
