/** Labels of this component. */
export const passwordLabels = {
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
} as const;
