import { ApiError, SAVED_JOBS_LIMIT, savedJobMessages, type NamedJob } from '@stellwerk/domain';
import { browserStore, tabStore } from '../browser-store';
import { property, textProperty } from '../property';
import { LOCAL_KEY as KEY } from './marks';
import { dequeueSave, pendingSaveKeys } from './pending-saves';

/** What was saved before an account logged in here, until its server has it: nobody else's account gets it. */
const keyOf = (accountId: string): string => `${KEY}-of-${accountId}`;

function read(key: string): readonly NamedJob[] {
  const stored = browserStore.readJson(key);
  return (Array.isArray(stored) ? stored : [])
    .map((job: unknown) => ({ id: textProperty(job, 'id'), title: textProperty(job, 'title') }))
    .filter(({ id }) => /^\d{1,10}$/.test(id));
}

interface PendingSave extends NamedJob {
  readonly saved: boolean;
  /** Who was logged in; '' for a visitor. */
  readonly owner: string;
}

function pendingSaveIn(key: string): PendingSave | undefined {
  const stored = tabStore.readJson(key);
  const [id, title, owner] = [textProperty(stored, 'id'), textProperty(stored, 'title'), textProperty(stored, 'owner')];
  return /^\d{1,10}$/.test(id) ? { id, title, owner, saved: property(stored, 'saved') === true } : undefined;
}

/** Saves of this tab that have not arrived, because their page was left before. */
export const pendingSaves = (): readonly PendingSave[] => pendingSaveKeys().flatMap((key) => pendingSaveIn(key) ?? []);

function write(key: string, jobs: readonly NamedJob[]): void {
  try {
    if (jobs.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(jobs));
  } catch {
    throw new ApiError('http', savedJobMessages.storageForbidden);
  }
}

/** The newer first, each once. */
const joined = (newer: readonly NamedJob[], older: readonly NamedJob[]): readonly NamedJob[] => [
  ...newer,
  ...older.filter(({ id }) => !newer.some((job) => job.id === id)),
];

/** Saves for visitors of this browser. @throws ApiError where storage is forbidden, and when there would be too many */
export function keepLocally({ id, title }: NamedJob, saved: boolean): void {
  const others = read(KEY).filter((job) => job.id !== id);
  if (saved && others.length >= SAVED_JOBS_LIMIT)
    throw new ApiError('http', savedJobMessages.tooMany(SAVED_JOBS_LIMIT), { serverMessage: savedJobMessages.tooMany(SAVED_JOBS_LIMIT) });
  write(KEY, saved ? [{ id, title }, ...others] : others);
}

/** What visitors of this browser have saved, the newest first, with what they pressed on a page that was left too early. */
export function localJobs(): readonly NamedJob[] {
  for (const pending of pendingSaves().filter(({ owner }) => owner === '')) {
    try {
      keepLocally(pending, pending.saved);
    } catch {
      // Whoever pressed is on another page by now: there is nobody to be told.
    }
    dequeueSave(pending.id);
  }
  return read(KEY);
}

/** Hands over what visitors have saved to the account that logs in. Where storage is forbidden there is nothing. */
export function claimFor(accountId: string): void {
  const jobs = localJobs();
  if (jobs.length === 0 || accountId === '') return;
  write(keyOf(accountId), joined(jobs, claimedBy(accountId)));
  write(KEY, []);
}

/** What waits for the server of an account, the newest first. */
export const claimedBy = (accountId: string): readonly NamedJob[] => read(keyOf(accountId));

/** Forgets what has arrived there. */
export function settle(accountId: string, arrived: readonly NamedJob[]): void {
  write(
    keyOf(accountId),
    claimedBy(accountId).filter(({ id }) => !arrived.some((job) => job.id === id)),
  );
}
