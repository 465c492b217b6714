/** Words that components bring along; everything else comes in as props. */
export const de = {
  optional: '(optional)',
  loading: 'Wird geladen...',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
} as const;
