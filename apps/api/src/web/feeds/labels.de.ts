/** Title and description of the feeds. */
export const feedTexts = {
  title: 'Stellenanzeigen auf Stellwerk',
  titleOf: (company: string): string => `Stellenanzeigen von ${company} auf Stellwerk`,
  description: 'Die neuesten offenen Stellenanzeigen.',
  itemTitle: (title: string, company: string): string => `${title}, ${company}`,
  unknownCompany: 'Dieses Unternehmen gibt es nicht.',
} as const;
