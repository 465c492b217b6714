/** Texts of a focus page (001 §5, W28, W40). */
export const labels = {
  form: 'Fokusseite',
  title: 'Titel',
  description: 'Beschreibung',
  content: 'Inhalt',
  status: 'Status',
  industry: 'Branche',
  noIndustry: 'Keine Angabe',
  website: 'Website',
  slogan: 'Slogan',
  featured: 'Hervorgehoben',
  cover: 'Titelbild',
  coverHint: 'Empfohlen: 1200 x 630 px',
  coverError: 'Bitte wählen Sie ein Bild aus.',
  conflict: 'Geändert, seit Sie begonnen haben',
  yes: 'Ja',
  no: 'Nein',
} as const;
