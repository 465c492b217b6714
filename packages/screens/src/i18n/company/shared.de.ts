/** Texts that several screens of the company side share.  */
export const sharedTexts = {
  deleteConfirm: 'Ja, löschen',
  deleting: 'Wird gelöscht...',
  /** @param roles who may, such as 'Administrator und Inhaber' */
  readOnly: (roles: string) => `Ändern können das nur: ${roles}.`,
  refresh: 'Aktualisieren',
  /** What is typed was kept while a login ended (decision 0081). */
  draftKept: 'Das ist Ihr Entwurf von vorhin. Er ist noch nicht gesendet.',
  search: 'Suche',
  sort: 'Sortierung',
  ascending: 'aufsteigend',
  descending: 'absteigend',
} as const;
