/** Texts of the focus pages (001 §2.8, §8; W28). */
export const focusTexts = {
  title: 'Fokusseiten',
  text: 'Zeigen Sie einen Bereich, ein Vorhaben oder einen Standort auf einer eigenen Seite.',
  one: 'Fokusseite',
  many: 'Fokusseiten',
  create: 'Fokusseite erstellen',
  createTitle: 'Fokusseite erstellen',
  editTitle: 'Fokusseite bearbeiten',
  loadFailed: 'Fehler beim Laden der Fokusseiten',
  createFailed: 'Fehler beim Erstellen der Fokusseite',
  updateFailed: 'Fehler beim Aktualisieren der Fokusseite',
  changedMeanwhile:
    'Diese Fokusseite wurde inzwischen von jemand anderem geändert. Ihre Eingaben stehen noch im Formular und sind noch nicht gespeichert.',
  deleteFailed: 'Fehler beim Löschen der Fokusseite',
  statusFailed: 'Fehler beim Ändern des Status',
  statusRefused: (status: number, body: string): string => `Statusänderung fehlgeschlagen: ${status} ${body}`.trim(),
  noToken: 'Kein Authentifizierungs-Token gefunden',
  coverFailed: 'Fehler beim Hochladen des Titelbilds',
  created: 'Fokusseite wurde erstellt',
  updated: 'Fokusseite wurde aktualisiert',
  deleted: 'Fokusseite wurde gelöscht',
  empty: 'Noch keine Fokusseiten',
  emptyText: 'Eine Fokusseite bündelt Text, Bild und Ihre offenen Stellen unter einer eigenen Adresse.',
  deleteTitle: 'Fokusseite löschen?',
  deleteText: (title: string): string =>
    `„${title}“ ist danach unter ihrer Adresse nicht mehr erreichbar. Das kann nicht rückgängig gemacht werden.`,
} as const;
