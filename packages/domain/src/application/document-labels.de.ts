import type { DocumentKind } from './documents';

export const documentLabels = {
  resume: 'Lebenslauf',
  coverLetter: 'Anschreiben',
  additional: 'Weitere Dokumente',
  video: 'Video',
} as const satisfies Record<DocumentKind, string>;
