/** Texts of the invitation (001 §5, §8). */
export const labels = {
  form: 'Einladung',
  position: 'Position',
  role: 'Rolle',
  emailMissing: 'Bitte geben Sie eine E-Mail-Adresse ein.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  submit: 'Einladung senden',
  submitting: 'Wird gesendet...',
  done: 'Einladung erfolgreich gesendet!',
} as const;
