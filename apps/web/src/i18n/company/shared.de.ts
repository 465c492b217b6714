/** Words that several screens of the company side say. */
export const sharedWords = {
  deleteConfirm: 'Ja, löschen',
  deleting: 'Wird gelöscht...',
} as const;
