import { de } from '../i18n/de';

/** The kinds of files, with the label that their messages use (002 §8, A56). */
const files = {
  /** The person's own picture (MD12). */
  avatar: de.media.avatar,
  /** The logo of a company (MD13). */
  logo: de.media.logo,
  /** The picture of a member of the team (MD14). */
  member: de.media.member,
  /** The video of a job (MD15). */
  video: de.media.video,
  /** Any other file, such as the cover of a focus page (MD16). */
  media: de.media.file,
} as const;

/** The kind of a file. */
export type MediaKind = keyof typeof files;

/** A failed upload or removal of a picture or video; the form finds the message (MD12 to MD17). */
export interface MediaFailure {
  /** The failed action. */
  readonly action: 'upload' | 'remove';
  /**
   * Error of the rejected call; its HTTP `status` and `statusText` are added to the message.
   * @default unknown
   */
  readonly cause?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** 'Server-Fehler: 500 Internal Server Error' after a server response, else '' (MD17). */
function serverError(cause: unknown): string {
  if (!isObject(cause) || typeof cause.status !== 'number' || cause.status === 0) return '';
  const text = typeof cause.statusText === 'string' ? cause.statusText : '';
  return de.media.serverError(`${cause.status} ${text}`.trim());
}

/** The message at the failed file; a caller's own message is kept. '' without a failure. */
export function mediaText(kind: MediaKind, failure: MediaFailure | string | null | undefined): string {
  if (typeof failure === 'string') return failure;
  if (!failure) return '';
  return [`${de.media[failure.action]} ${files[kind]}`, serverError(failure.cause)].filter(Boolean).join('. ');
}
