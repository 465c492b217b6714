/** Labels of this component. */
export const dateRangeLabels = {
  presets: { today: 'Heute', week: 'Letzte Woche', month: 'Dieser Monat', days30: 'Letzte 30 Tage' },
  removeRange: 'Zeitraum entfernen',
} as const;
