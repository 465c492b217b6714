import { property, textProperty } from './property';

/** A recommendation keeps its credit this long, in milliseconds (decisions, rule 7). */
const LIFETIME = 90 * 24 * 60 * 60 * 1000;

/** The code in the address of a page; '' without one. Dots alone would name another path of the server. */
export const codeOf = (query: URLSearchParams): string => (query.get('ref') ?? '').trim().replace(/^\.+$/, '');

const keyOf = (jobId: string): string => `referral-${jobId}`;

/** Remembers the code that brought the visitor to a job. */
export function rememberReferral(jobId: string, code: string): void {
  try {
    localStorage.setItem(keyOf(jobId), JSON.stringify({ code, at: Date.now() }));
  } catch {
    // Without storage the code still travels in the address.
  }
}

/** The remembered code of a job; '' when there is none or it is too old. */
export function rememberedReferral(jobId: string): string {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(jobId)) ?? 'null');
    const at = property(stored, 'at');
    return typeof at === 'number' && Date.now() - at < LIFETIME ? textProperty(stored, 'code') : '';
  } catch {
    return '';
  }
}

export function forgetReferral(jobId: string): void {
  try {
    localStorage.removeItem(keyOf(jobId));
  } catch {
    // Nothing was stored where storage is forbidden.
  }
}
