/** Labels of this component. */
export const comboBoxLabels = {
  showOptions: 'Vorschläge anzeigen',
  noMatch: 'Kein Eintrag passt zu Ihrer Eingabe.',
} as const;
