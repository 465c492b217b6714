/** Paths of the legal pages (000 §2, AF24). */
export const legalPages = {
  terms: '/agb',
  privacy: '/datenschutz',
  usage: '/nutzerbedingungen',
  privacyPolicy: '/privacy-policy',
} as const;
