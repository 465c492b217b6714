/** Labels of the newsletter; the one place that uses 'du' (A40). */
export const labels = {
  form: 'Newsletter',
  email: 'E-Mail',
  example: 'name@beispiel.example',
  types: 'Du bist',
  several: '(mehrere möglich)',
  accept: 'Ich akzeptiere die',
  terms: 'Datenschutzbestimmungen',
  submit: 'Newsletter abonnieren',
  loading: 'Wird angemeldet...',
} as const;
