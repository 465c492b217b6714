import type { Id } from '@stellwerk/domain';
import { referralCodeIn } from '@stellwerk/domain';
import { browserStore } from './browser-store';
import { property, textProperty } from './property';
import { currentPerson } from './session';

/** A recommendation keeps its credit this long, in milliseconds (decisions, rule 7). */
const LIFETIME = 90 * 24 * 60 * 60 * 1000;

/** The code in the address of a page; '' without one. */
export const codeOf = (query: URLSearchParams): string => referralCodeIn(query.get('ref'));

const keyOf = (jobId: Id<'job'>): string => `referral-${jobId}`;

/** Remembers the code that brought the visitor to a job. Without storage it still travels in the address. */
export const rememberReferral = (jobId: Id<'job'>, code: string): void =>
  browserStore.write(keyOf(jobId), JSON.stringify({ code, at: Date.now() }));

/** The remembered code of a job; '' when there is none or it is too old. */
export function rememberedReferral(jobId: Id<'job'>): string {
  const stored = browserStore.readJson(keyOf(jobId));
  const at = property(stored, 'at');
  return typeof at === 'number' && Date.now() - at < LIFETIME ? textProperty(stored, 'code') : '';
}

export const forgetReferral = (jobId: Id<'job'>): void => browserStore.forget(keyOf(jobId));

const ownKeyOf = (jobId: Id<'job'>): string => `own-referral-${jobId}`;

/** Remembers the code that the person who is logged in has made for a job. */
export const rememberOwnReferral = (jobId: Id<'job'>, code: string): void =>
  browserStore.write(ownKeyOf(jobId), JSON.stringify({ code, person: currentPerson() }));

/** Whether a code was made here, by the person who is logged in now: nobody refers himself (decisions, rule 7). */
export function isOwnReferral(jobId: Id<'job'>, code: string): boolean {
  const stored = browserStore.readJson(ownKeyOf(jobId));
  return code !== '' && textProperty(stored, 'code') === code && textProperty(stored, 'person') === currentPerson();
}
