/** Texts of an embedded document (CA59). */
export const documentViewTexts = {
  /** Accessible name of the region with the pages. */
  pages: (label: string): string => `${label}, Seiten`,
  page: (page: number, total: number): string => `Seite ${page} von ${total}`,
  count: (total: number): string => (total === 1 ? '1 Seite' : `${total} Seiten`),
  zoom: 'Größe',
  larger: 'Größer',
  smaller: 'Kleiner',
  percent: (share: number): string => `${Math.round(share * 100)} %`,
  newTab: 'In neuem Tab',
  failed: 'Das Dokument konnte nicht geöffnet werden.',
  password: 'Dieses Dokument ist mit einem Passwort geschützt.',
  passwordHint: 'In einem neuen Tab oder nach dem Herunterladen fragt Ihr Programm nach dem Passwort.',
  damaged: 'Dieses Dokument lässt sich hier nicht zeigen.',
  damagedHint: 'Versuchen Sie es in einem neuen Tab, oder laden Sie es herunter.',
} as const;
