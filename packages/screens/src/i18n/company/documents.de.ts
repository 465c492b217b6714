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
