import { ApiError, SAVED_JOBS_LIMIT, savedJobMessages, type NamedJob } from '@stellwerk/domain';
import { browserStore, tabStore } from '../browser-store';
import { property, textProperty } from '../property';
import { LOCAL_KEY as KEY } from './marks';
import { dequeueSave, pendingSaveKeys } from './pending-saves';

/** Key of jobs saved before an account logged in here, until its server has them: no other account gets them. */
const keyOf = (accountId: string): string => `${KEY}-of-${accountId}`;

function read(key: string): readonly NamedJob[] {
  const stored = browserStore.readJson(key);
  return (Array.isArray(stored) ? stored : [])
    .map((job: unknown) => ({ id: textProperty(job, 'id'), title: textProperty(job, 'title') }))
    .filter(({ id }) => /^\d{1,10}$/.test(id));
}

interface PendingSave extends NamedJob {
  readonly saved: boolean;
  /** The logged-in account; '' for a visitor. */
  readonly owner: string;
}

function pendingSaveIn(key: string): PendingSave | undefined {
  const stored = tabStore.readJson(key);
  const [id, title, owner] = [textProperty(stored, 'id'), textProperty(stored, 'title'), textProperty(stored, 'owner')];
  return /^\d{1,10}$/.test(id) ? { id, title, owner, saved: property(stored, 'saved') === true } : undefined;
}

/** Clicks in this tab that were not sent because the page was left. */
export const pendingSaves = (): readonly PendingSave[] => pendingSaveKeys().flatMap((key) => pendingSaveIn(key) ?? []);

function write(key: string, jobs: readonly NamedJob[]): void {
  try {
    if (jobs.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(jobs));
  } catch {
    throw new ApiError('http', savedJobMessages.storageForbidden);
  }
}

/** Newest first, each once. */
const joined = (newer: readonly NamedJob[], older: readonly NamedJob[]): readonly NamedJob[] => [
  ...newer,
  ...older.filter(({ id }) => !newer.some((job) => job.id === id)),
];

/** Saves for visitors of this browser. @throws ApiError where storage is forbidden, and above the limit */
export function keepLocally({ id, title }: NamedJob, saved: boolean): void {
  const others = read(KEY).filter((job) => job.id !== id);
  if (saved && others.length >= SAVED_JOBS_LIMIT)
    throw new ApiError('http', savedJobMessages.tooMany(SAVED_JOBS_LIMIT), { serverMessage: savedJobMessages.tooMany(SAVED_JOBS_LIMIT) });
  write(KEY, saved ? [{ id, title }, ...others] : others);
}

/** Jobs saved by visitors of this browser, the newest first, including clicks on a page that was left too early. */
export function localJobs(): readonly NamedJob[] {
  for (const pending of pendingSaves().filter(({ owner }) => owner === '')) {
    try {
      keepLocally(pending, pending.saved);
    } catch {
      // The person is on another page by now: no message can be shown.
    }
    dequeueSave(pending.id);
  }
  return read(KEY);
}

/** Moves jobs saved as a visitor to the account that logs in. Where storage is forbidden there are none. */
export function claimFor(accountId: string): void {
  const jobs = localJobs();
  if (jobs.length === 0 || accountId === '') return;
  write(keyOf(accountId), joined(jobs, claimedBy(accountId)));
  write(KEY, []);
}

/** Jobs that wait for the server of an account, the newest first. */
export const claimedBy = (accountId: string): readonly NamedJob[] => read(keyOf(accountId));

/** Removes the stored ones. */
export function settle(accountId: string, arrived: readonly NamedJob[]): void {
  write(
    keyOf(accountId),
    claimedBy(accountId).filter(({ id }) => !arrived.some((job) => job.id === id)),
  );
}
