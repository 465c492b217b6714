import type { Id } from '@stellwerk/domain';
import { referralCodeIn } from '@stellwerk/domain';
import { browserStore } from './browser-store';
import { property, textProperty } from './property';
import { currentPerson } from './session';

/** Lifetime of a referral's credit, in milliseconds (decisions, rule 7). */
const LIFETIME = 90 * 24 * 60 * 60 * 1000;

/** The code in the URL of a page; '' without one. */
export const codeOf = (query: URLSearchParams): string => referralCodeIn(query.get('ref'));

const keyOf = (jobId: Id<'job'>): string => `referral-${jobId}`;

/** Stores the code with which the visitor came to a job. Without storage it is still part of the URL. */
export const rememberReferral = (jobId: Id<'job'>, code: string): void =>
  browserStore.write(keyOf(jobId), JSON.stringify({ code, at: Date.now() }));

/** The stored code of a job; '' for none or an expired one. */
export function rememberedReferral(jobId: Id<'job'>): string {
  const stored = browserStore.readJson(keyOf(jobId));
  const at = property(stored, 'at');
  return typeof at === 'number' && Date.now() - at < LIFETIME ? textProperty(stored, 'code') : '';
}

export const forgetReferral = (jobId: Id<'job'>): void => browserStore.forget(keyOf(jobId));

const ownKeyOf = (jobId: Id<'job'>): string => `own-referral-${jobId}`;

/** Stores the logged-in person's own code of a job. */
export const rememberOwnReferral = (jobId: Id<'job'>, code: string): void =>
  browserStore.write(ownKeyOf(jobId), JSON.stringify({ code, person: currentPerson() }));

/** Whether the logged-in person created a code in this browser: self-referrals do not count (decisions, rule 7). */
export function isOwnReferral(jobId: Id<'job'>, code: string): boolean {
  const stored = browserStore.readJson(ownKeyOf(jobId));
  return code !== '' && textProperty(stored, 'code') === code && textProperty(stored, 'person') === currentPerson();
}
