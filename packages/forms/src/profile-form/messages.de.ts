/** Texts of the own profile (AC22, W33). */
export const labels = {
  form: 'Profil',
  avatar: 'Bild',
  avatarHint: 'JPG, PNG, SVG oder WEBP',
  emailHint: 'Mit dieser Adresse melden Sie sich an.',
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  saved: 'Ihr Profil wurde gespeichert.',
} as const;
