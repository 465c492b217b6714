/** Labels of this component. */
export const dialogLabels = {
  close: 'Schließen',
  content: 'Inhalt des Fensters',
} as const;
