/** What the media service says of each kind of file that could not be stored or removed (002 §8, A56). */
const files = {
  /** The own picture (MD12). */
  avatar: 'des Avatars',
  /** The sign of a company (MD13). */
  logo: 'des Firmenlogos',
  /** The picture of a member of the team (MD14). */
  member: 'des Teammitglied-Avatars',
  /** The video of a posting (MD15). */
  video: 'des Job-Videos',
  /** Any other file, such as the cover of a focus page (MD16). */
  media: 'der Mediendatei',
} as const;

const actions = { upload: 'Fehler beim Hochladen', remove: 'Fehler beim Löschen' } as const;

/** Whose file it is. */
export type MediaKind = keyof typeof files;

/** A picture or video that could not be stored or removed; the form finds the words (MD12 to MD17). */
export interface MediaFailure {
  /** What was tried. */
  readonly action: keyof typeof actions;
  /** What the call rejected with; an HTTP `status` with its `statusText` is named behind the sentence. @default nothing is known */
  readonly cause?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** 'Server-Fehler: 500 Internal Server Error' where the server answered, else '' (MD17). */
function serverError(cause: unknown): string {
  if (!isObject(cause) || typeof cause.status !== 'number' || cause.status === 0) return '';
  const text = typeof cause.statusText === 'string' ? cause.statusText : '';
  return `Server-Fehler: ${cause.status} ${text}`.trim();
}

/** The words for what failed, for the place where the file is shown; words that a caller has stay. '' when all is well. */
export function mediaText(kind: MediaKind, failure: MediaFailure | string | null | undefined): string {
  if (typeof failure === 'string') return failure;
  if (!failure) return '';
  return [`${actions[failure.action]} ${files[kind]}`, serverError(failure.cause)].filter(Boolean).join('. ');
}
