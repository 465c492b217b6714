/** Words of this component. */
export const comboBoxWords = {
  showOptions: 'Vorschläge anzeigen',
  noMatch: 'Kein Eintrag passt zu Ihrer Eingabe.',
} as const;
