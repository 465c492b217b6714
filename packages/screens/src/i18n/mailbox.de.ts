/**
 * Texts that the messages of a company and of a person share (001 §2.7; W27); labels of the filters
 * are in @stellwerk/domain.
 */
export const mailboxTexts = {
  title: 'Nachrichten',
  unread: (count: number): string => `${count} ungelesen`,
  search: 'Suche',
  filter: 'Nachrichten filtern',
  list: 'Nachrichten',
  pages: 'Seiten der Nachrichten',
  one: 'Nachricht',
  many: 'Nachrichten',
  none: 'Noch keine Nachrichten',
  empty: 'Keine Nachrichten gefunden.',
  emptyHint: 'Für diese Auswahl gibt es keinen Eintrag.',
  back: 'Zurück zu den Nachrichten',
  choose: 'Wählen Sie eine Nachricht aus, um sie zu lesen.',
  replySubject: (subject: string): string => (subject.startsWith('AW: ') ? subject : `AW: ${subject}`),
  loadFailed: 'Nachrichten konnten nicht geladen werden',
  sendFailed: 'Nachricht konnte nicht gesendet werden',
  sent: 'Nachricht gesendet',
  marked: 'Nachricht als gelesen markiert',
  markFailed: 'Nachricht konnte nicht als gelesen markiert werden',
  deleted: 'Nachricht gelöscht',
  deleteFailed: 'Nachricht konnte nicht gelöscht werden',
  openFailed: 'Diese Nachricht kann nicht angezeigt werden',
  openFailedText: 'Vielleicht wurde sie gelöscht. Bitte versuchen Sie es später erneut.',
  deleteTitle: 'Nachricht löschen?',
} as const;
