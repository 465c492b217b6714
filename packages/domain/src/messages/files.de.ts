/** Files that a person chooses (W33). */
export const fileMessages = {
  format: (list: string): string => `Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: ${list}`,
  size: (megabytes: number): string => `Die Datei ist zu groß (höchstens ${megabytes} MB).`,
  total: (megabytes: number): string => `Die Dateien sind zusammen zu groß (höchstens ${megabytes} MB).`,
  content: 'Der Inhalt der Datei passt nicht zu ihrer Endung.',
  macros: 'Dokumente mit Makros sind nicht erlaubt.',
  captions: 'Die Datei enthält keine gültigen Untertitel im Format WebVTT.',
  empty: 'Die Datei ist leer.',
  missing: 'Bitte wählen Sie eine Datei.',
  uploadGone: 'Die hochgeladene Datei ist nicht mehr da. Bitte wählen Sie sie erneut.',
  uploadBroken: 'Der Upload passt nicht zu dem, was schon angekommen ist. Bitte versuchen Sie es erneut.',
  notSaved: 'Die Datei konnte nicht gespeichert werden. Bitte versuchen Sie es später erneut.',
  notStored: 'Unerwartete Antwort vom Server: Weder URL noch Dateiname gefunden.',
} as const;
