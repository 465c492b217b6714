/** Texts of the filters of every list. */
export const filterTexts = {
  reset: 'Filter zurücksetzen',
  /** Announcement of a new sort order. @param order such as 'Name A-Z' */
  sorted: (order: string): string => `Sortierung: ${order}`,
} as const;
