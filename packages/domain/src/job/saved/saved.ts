import { asObject, firstText, listIn, toNumber } from '../../wire/loose';
import { readJobListItem, type JobListItem } from '../list/list';

/** So many postings can be kept, in an account as well as in a browser without one (O93). */
export const SAVED_JOBS_LIMIT = 500;
/** Saved postings on one page. */
export const SAVED_JOBS_PER_PAGE = 20;

/** Whether a saved posting takes applications, is past its closing date, or is not public any more (rule 14). */
export const JOB_AVAILABILITIES = ['open', 'closed', 'gone'] as const;
export type JobAvailability = (typeof JOB_AVAILABILITIES)[number];

/** A posting as whoever saves it names it. */
export type NamedJob = Pick<JobListItem, 'id' | 'title'>;

/** A posting that somebody has saved (O93). */
export interface SavedJob extends JobListItem {
  readonly availability: JobAvailability;
}

/** One page of what an account has saved, the newest first. */
export interface SavedJobPage {
  readonly jobs: readonly SavedJob[];
  /** All saved postings. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  /** Those of all pages: what lists mark. */
  readonly ids: readonly string[];
}

/** A posting of which a browser remembers number and title alone, as nobody sees it any more. */
export const goneJob = (id: string, title: string): SavedJob => ({ ...readJobListItem({ id, title }), availability: 'gone' });

function readSavedJob(value: unknown): SavedJob {
  const { availability } = asObject(value);
  return { ...readJobListItem(value), availability: JOB_AVAILABILITIES.find((known) => known === availability) ?? 'open' };
}

/** Reads the saved postings of an account, bare or under `jobs`. */
export function readSavedJobs(answer: unknown): SavedJobPage {
  const jobs = listIn(answer, 'jobs').map(readSavedJob);
  const { total, page } = asObject(answer);
  return {
    jobs,
    total: toNumber(total) ?? jobs.length,
    page: toNumber(page) ?? 1,
    ids: listIn(asObject(answer).ids).map((id) => firstText(id)),
  };
}

/** Reads the postings that were asked for by their numbers. */
export const readJobCards = (answer: unknown): readonly SavedJob[] => listIn(answer, 'jobs').map(readSavedJob);
