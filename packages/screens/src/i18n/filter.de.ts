/** Texts of the filters of every list. */
export const filterTexts = { reset: 'Filter zurücksetzen' } as const;
