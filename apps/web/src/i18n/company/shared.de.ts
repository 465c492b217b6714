/** Words that several screens of the company side say. */
export const sharedWords = {
  deleteConfirm: 'Ja, löschen',
  deleting: 'Wird gelöscht...',
  refresh: 'Aktualisieren',
  search: 'Suche',
  sort: 'Sortierung',
  ascending: 'aufsteigend',
  descending: 'absteigend',
} as const;
