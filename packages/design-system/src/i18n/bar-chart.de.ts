/** Labels of this component. */
export const chartLabels = {
  asTable: 'Als Tabelle anzeigen',
  asChart: 'Als Diagramm anzeigen',
} as const;
