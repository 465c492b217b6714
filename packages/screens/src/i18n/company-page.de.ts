/** Texts of the public company page. */
export const companyPageTexts = {
  description: (name: string): string => `${name}: das Unternehmen und seine offenen Stellen auf Stellwerk.`,
  website: 'Website',
  facts: 'Auf einen Blick',
  industry: 'Branche',
  city: 'Standort',
  size: 'Unternehmensgröße',
  about: 'Über das Unternehmen',
  jobs: 'Offene Stellen',
  noJobs: 'Zurzeit sind keine Stellen ausgeschrieben.',
  people: 'Mitarbeitende',
  notFoundHint: 'Das Unternehmen gibt es nicht oder es ist nicht öffentlich.',
  loadFailed: 'Das Unternehmen konnte nicht geladen werden',
} as const;
