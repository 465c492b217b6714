/** Texts of the filters of every list. */
export const filterTexts = {
  reset: 'Filter zurücksetzen',
  /** Said when a list was sorted anew. @param order such as 'Name A-Z' */
  sorted: (order: string): string => `Sortierung: ${order}`,
} as const;
