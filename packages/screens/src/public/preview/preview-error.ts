import { type ApiError, jobMessages, previewMessages } from '@stellwerk/domain';

/** Failure of a preview (000 §8, W07). */
export type PreviewFailure = 'connection' | 'invalid' | 'unauthorised' | 'not-found' | 'failed';

/** The text of the error view below its heading. */
export const previewFailures = {
  connection: previewMessages.connection,
  invalid: previewMessages.invalid,
  unauthorised: previewMessages.unauthorised,
  'not-found': previewMessages.notFound,
  failed: jobMessages.serverError,
} as const satisfies Record<PreviewFailure, string>;

/** Classifies a failed call; a response that is no job counts as invalid data. */
export function previewFailure(error: Pick<ApiError, 'kind' | 'status'>): PreviewFailure {
  if (error.kind === 'offline' || error.kind === 'network' || error.kind === 'timeout') return 'connection';
  if (error.status === 401 || error.status === 403) return 'unauthorised';
  if (error.status === 404) return 'not-found';
  return error.kind === 'unknown' || error.status >= 500 ? 'failed' : 'invalid';
}
