/** Texts that several screens of the company area share. */
export const sharedTexts = {
  deleteConfirm: 'Ja, löschen',
  deleting: 'Wird gelöscht...',
  /** @param roles with the permission, such as 'Administrator und Inhaber' */
  readOnly: (roles: string) => `Ändern können das nur: ${roles}.`,
  refresh: 'Aktualisieren',
  /** Text for input that was kept while a login expired (decision 0081). */
  draftKept: 'Das ist Ihr Entwurf von vorhin. Er ist noch nicht gesendet.',
  search: 'Suche',
  sort: 'Sortierung',
  ascending: 'aufsteigend',
  descending: 'absteigend',
} as const;

/** Label of a retry button, for screens with a button of their own. */
export const retryText = 'Erneut versuchen';
