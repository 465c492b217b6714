import type { Id } from '@stellwerk/domain';
import { generalMessages, toApiError } from '@stellwerk/domain';
import type { toDesignPayload } from '@stellwerk/forms/job-form';
import { designTexts } from '../../i18n/company/jobs.de';

/** Body of the change of a design (JM78). */
export type DesignBody = ReturnType<typeof toDesignPayload>;

/** The calls that the change needs; the route makes them. */
export interface DesignServices {
  /** The stored token; null without one. */
  readonly token: () => string | null;
  /** Saves it; rejects with an ApiError. */
  readonly save: (jobId: Id<'job'>, body: DesignBody) => Promise<unknown>;
  /** Loads the page at an address. */
  readonly reload: (address: string) => void;
}

/** Milliseconds between a saved design and the reload of the page (JM77). */
export const RELOAD_DELAY = 1000;

/** The same address with a moment in its query, so that nothing old is shown (JM77). */
export function freshAddress(address: string, now: number): string {
  const url = new URL(address);
  url.searchParams.set('t', String(now));
  return url.href;
}

/** Why a design cannot be sent at all; '' when it can (JM80, JM81). */
export function missingText(jobId: Id<'job'>, { token }: Pick<DesignServices, 'token'>): string {
  if (jobId === '') return designTexts.noJob;
  return token() === null ? designTexts.noToken : '';
}

/** Why a design was not saved: the server's message, else its status, else that it did not answer (JM82). */
export function designFailure(error: unknown): string {
  const { status, serverMessage } = toApiError(error);
  if (status === 0) return generalMessages.unexpected;
  return serverMessage || designTexts.failed(status);
}
