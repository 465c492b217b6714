/** Paths of the legal pages (000 §2, AF24). */
export const legalPages = {
  terms: '/agb',
  privacy: '/datenschutz',
  usage: '/nutzerbedingungen',
  privacyPolicy: '/privacy-policy',
} as const;

/** Legal documents that a consent can refer to. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'usage'] as const;
export type LegalDocumentKind = (typeof LEGAL_DOCUMENTS)[number];

/** Version of each legal text as the day from which it applies (ISO). A stored consent names it, the page shows it (decisions, rule 1). */
export const LEGAL_VERSIONS = {
  terms: '2026-11-01',
  privacy: '2026-11-01',
  usage: '2026-11-01',
} as const satisfies Record<LegalDocumentKind, string>;
