import type { Id } from '@stellwerk/domain';
import { generalMessages, toApiError } from '@stellwerk/domain';
import type { toDesignPayload } from '@stellwerk/forms/job-form';
import { designTexts } from '../../i18n/company/jobs.de';

/** Request body of the design change (JM78). */
export type DesignBody = ReturnType<typeof toDesignPayload>;

/** The calls of the change; the route implements them. */
export interface DesignCalls {
  /** The stored token; null without one. */
  readonly token: () => string | null;
  /** Saves the design; rejects with an ApiError. */
  readonly changeDesign: (jobId: Id<'job'>, body: DesignBody) => Promise<unknown>;
  /** Navigates to a URL with a page load. */
  readonly reload: (address: string) => void;
}

/** Delay in milliseconds between a saved design and the reload of the page (JM77). */
export const RELOAD_DELAY = 1000;

/** The same URL with a timestamp in its query, to bypass caches (JM77). */
export function freshAddress(address: string, now: number): string {
  const url = new URL(address);
  url.searchParams.set('t', String(now));
  return url.href;
}

/** Error that prevents sending the design; '' for none (JM80, JM81). */
export function missingText(jobId: Id<'job'>, { token }: Pick<DesignCalls, 'token'>): string {
  if (jobId === '') return designTexts.noJob;
  return token() === null ? designTexts.noToken : '';
}

/**
 * Error message of a failed save: the server's message, else its status, else that there was no
 * response (JM82).
 */
export function designFailure(error: unknown): string {
  const { status, serverMessage } = toApiError(error);
  if (status === 0) return generalMessages.unexpected;
  return serverMessage || designTexts.failed(status);
}
