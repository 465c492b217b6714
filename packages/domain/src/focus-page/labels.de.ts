import type { FocusStatus } from './codes';

export const focusStatusLabels = {
  draft: 'Entwurf',
  published: 'Veröffentlicht',
  archived: 'Archiviert',
} as const satisfies Record<FocusStatus, string>;
