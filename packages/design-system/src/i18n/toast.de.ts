/** Labels of this component. */
export const toastLabels = {
  dismiss: 'Meldung schließen',
} as const;
