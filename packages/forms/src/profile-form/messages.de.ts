export const words = {
  form: 'Profil',
  emailHint: 'Mit dieser Adresse melden Sie sich an.',
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  saved: 'Ihr Profil wurde gespeichert.',
} as const;
