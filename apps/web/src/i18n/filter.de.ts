/** Words of the filters of every list. */
export const filterWords = { reset: 'Filter zurücksetzen' } as const;
