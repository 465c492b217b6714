/** Words that the messages of a company and of a person share (001 §2.7; W27); labels of the filters stand in @stellwerk/domain. */
export const mailboxWords = {
  title: 'Nachrichten',
  unread: (count: number): string => `${count} ungelesen`,
  search: 'Suche',
  filter: 'Nachrichten filtern',
  list: 'Nachrichten',
  pages: 'Seiten der Nachrichten',
  empty: 'Keine Nachrichten gefunden.',
  emptyHint: 'Für diese Auswahl gibt es keinen Eintrag.',
  back: 'Zurück zu den Nachrichten',
  choose: 'Wählen Sie eine Nachricht aus, um sie zu lesen.',
  replySubject: (subject: string): string => (subject.startsWith('AW: ') ? subject : `AW: ${subject}`),
  loadFailed: 'Nachrichten konnten nicht geladen werden',
  sendFailed: 'Nachricht konnte nicht gesendet werden',
  deleted: 'Nachricht gelöscht',
  deleteFailed: 'Nachricht konnte nicht gelöscht werden',
  deleteTitle: 'Nachricht löschen?',
} as const;
