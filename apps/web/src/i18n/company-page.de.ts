/** Words of the public company page. */
export const companyPageWords = {
  description: (name: string): string => `${name}: das Unternehmen und seine offenen Stellen auf Stellwerk.`,
  website: 'Website',
  about: 'Über das Unternehmen',
  jobs: 'Offene Stellen',
  notFoundHint: 'Das Unternehmen gibt es nicht oder es ist nicht öffentlich.',
} as const;
