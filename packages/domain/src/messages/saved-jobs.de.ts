/** Saved jobs (O93). */
export const savedJobMessages = {
  tooMany: (limit: number): string => `Sie haben bereits ${limit} Stellen gemerkt. Bitte entfernen Sie zuerst einige davon.`,
  storageForbidden: 'Ihr Browser lässt nicht zu, dass wir die Stelle merken. Bitte melden Sie sich an.',
  loadFailed: 'Ihre gemerkten Stellen konnten nicht geladen werden',
} as const;
