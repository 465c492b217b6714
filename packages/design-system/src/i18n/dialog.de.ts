/** Labels of this component. */
export const dialogLabels = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  content: 'Inhalt des Fensters',
} as const;
