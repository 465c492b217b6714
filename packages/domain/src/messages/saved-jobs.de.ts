/** Saved postings (O93). */
export const savedJobMessages = {
  tooMany: (limit: number): string => `Sie haben bereits ${limit} Stellen gemerkt. Bitte entfernen Sie zuerst einige davon.`,
  saveFailed: 'Die Stelle konnte nicht gemerkt werden. Bitte versuchen Sie es später erneut.',
  forgetFailed: 'Die Stelle konnte nicht entfernt werden. Bitte versuchen Sie es später erneut.',
  loadFailed: 'Ihre gemerkten Stellen konnten nicht geladen werden',
} as const;
