/** Texts of the company profile (W22, 001 §5). */
export const labels = {
  form: 'Unternehmensprofil',
  fields: {
    name: 'Firmenname',
    industry: 'Branche',
    city: 'Stadt',
    streetAndNumber: 'Straße und Hausnummer',
    postcode: 'Postleitzahl',
    country: 'Land',
    vatId: 'USt-IdNr.',
    employees: 'Unternehmensgröße',
    website: 'Website',
    linkedinProfile: 'LinkedIn-Profil',
    xingProfile: 'XING-Profil',
    description: 'Beschreibung',
    foundedYear: 'Gründungsjahr',
    logo: 'Logo',
  },
  logoHint: 'JPG, PNG, SVG oder WEBP',
  conflict: 'Dieser Eintrag wurde inzwischen geändert.',
} as const;
