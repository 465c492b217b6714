import * as calls from '../../calls/media';
import type { EntriesOf } from '../endpoint';

/** Files. */
export const mediaEndpoints = {
  cvFile: {
    ...calls.cvFile,
    // A signature in the query opens it without an account, so its handler decides.
    access: 'public',
    scope: 'none',
    spec: ['API38', 'O19'],
    summary: 'Eine Unterlage: mit kurz gültiger Signatur oder für Berechtigte.',
  },
  mediaFile: {
    ...calls.mediaFile,
    access: 'public',
    scope: 'none',
    spec: ['API37', 'O19', 'O20'],
    summary: 'Eine Mediendatei: öffentliche für alle, Unterlagen mit kurz gültiger Signatur oder für Berechtigte.',
  },
} as const satisfies EntriesOf<typeof calls>;
