import { toDesignPayload, type DesignValues } from '@stellwerk/forms/job-form';
import { designWords } from '../../../i18n/company/jobs.de';

/** Body of the change of a design (JM78). */
export type DesignBody = ReturnType<typeof toDesignPayload>;

/** How the server answered: its status, and its message or error field, '' without one. */
export interface DesignAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly message: string;
}

/** The calls that the change needs; the route makes them. */
export interface DesignServices {
  /** The stored token; null without one. */
  readonly token: () => string | null;
  readonly save: (jobId: string, body: DesignBody) => Promise<DesignAnswer>;
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

/**
 * Saves another design.
 * @returns the failure in words, '' when it arrived (JM80 to JM82)
 */
export async function changeDesign(
  jobId: string,
  values: DesignValues,
  { token, save }: Pick<DesignServices, 'token' | 'save'>,
): Promise<string> {
  if (jobId === '') return designWords.noJob;
  if (token() === null) return designWords.noToken;
  const { ok, status, message } = await save(jobId, toDesignPayload(values));
  return ok ? '' : message || designWords.failed(status);
}
