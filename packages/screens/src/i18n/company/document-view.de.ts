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

/** Texts of the documents' announcement (001 §2.10, A48). */
export const documentsTexts = {
  title: 'Dokumente',
  text: 'Hier verwalten Sie bald Verträge, Vorlagen und Nachweise Ihres Unternehmens an einem Ort.',
  sample: 'Beispieldaten',
  sampleText: 'So wird die Liste aussehen. Die Einträge sind erfunden und lassen sich nicht öffnen.',
  filter: 'Status der Dokumente',
  filters: { active: 'Aktiv', archived: 'Archiviert' },
  columns: { title: 'Titel', type: 'Art', size: 'Größe', uploadedAt: 'Hochgeladen am' },
} as const;
