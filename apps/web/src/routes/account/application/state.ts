import type { Application } from '@stellwerk/domain';
import type { ApiError } from '../../../data/api-error';

/** What the page of one application shows (AC04 to AC06). */
export type ApplicationState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'error'; readonly reason: string }
  | { readonly kind: 'application'; readonly application: Application };

export interface ApplicationFacts {
  /** False on the server and during hydration, when nothing is known about the person. */
  readonly hydrated: boolean;
  readonly loggedIn: boolean;
  readonly data: Application | undefined;
  readonly error: ApiError | undefined;
}

/** Decides between the views. What is already loaded stays, even when a refresh fails. */
export function applicationState({ hydrated, loggedIn, data, error }: ApplicationFacts): ApplicationState {
  if (!hydrated) return { kind: 'loading' };
  if (!loggedIn || error?.status === 401) return { kind: 'visitor' };
  if (error?.status === 404) return { kind: 'not-found' };
  if (data !== undefined) return { kind: 'application', application: data };
  return error === undefined ? { kind: 'loading' } : { kind: 'error', reason: error.message };
}
