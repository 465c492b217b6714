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
  conflict: {
    title: 'Dieser Eintrag wurde inzwischen geändert.',
    taken: (fields: readonly string[]): string =>
      `Diese Angaben hat jemand anderes geändert, sie stehen jetzt im Formular: ${fields.join(', ')}.`,
    choose: 'Diese Angaben haben Sie beide geändert. Im Formular steht Ihre Fassung; mit „Speichern“ gilt sie.',
    list: 'Angaben in zwei Fassungen',
    stored: 'Gespeichert',
    own: 'Ihre Fassung',
    empty: 'Keine Angabe',
    take: (field: string): string => `${field}: gespeicherte Fassung übernehmen`,
    save: 'Nichts davon ist verloren. Prüfen Sie das Formular und speichern Sie es noch einmal.',
  },
} as const;
