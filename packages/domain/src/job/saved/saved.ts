import { asObject, firstText, listIn, toNumber } from '../../wire/loose';
import { readJobListItem, type JobListItem } from '../list/list';

/** Maximum number of saved jobs, in an account as well as in a browser without one (O93). */
export const SAVED_JOBS_LIMIT = 500;
/** Saved jobs on one page. */
export const SAVED_JOBS_PER_PAGE = 20;

/** Whether a saved job accepts applications, is past its closing date, or is no longer public (rule 14). */
export const JOB_AVAILABILITIES = ['open', 'closed', 'gone'] as const;
export type JobAvailability = (typeof JOB_AVAILABILITIES)[number];

/** Data that identify a job to save. */
export type NamedJob = Pick<JobListItem, 'id' | 'title'>;

/** A saved job (O93). */
export interface SavedJob extends JobListItem {
  readonly availability: JobAvailability;
}

/** One page of the saved jobs of an account, the newest first. */
export interface SavedJobPage {
  readonly jobs: readonly SavedJob[];
  /** Number of all saved jobs. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  /** Ids of all pages, marked in lists. */
  readonly ids: readonly string[];
}

/** A job that is no longer visible, with the number and title stored in a browser. */
export const goneJob = (id: string, title: string): SavedJob => ({ ...readJobListItem({ id, title }), availability: 'gone' });

function readSavedJob(value: unknown): SavedJob {
  const { availability } = asObject(value);
  return { ...readJobListItem(value), availability: JOB_AVAILABILITIES.find((known) => known === availability) ?? 'open' };
}

/** Reads the saved jobs of an account, bare or under `jobs`. */
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

/** Reads jobs requested by number. */
export const readJobCards = (answer: unknown): readonly SavedJob[] => listIn(answer, 'jobs').map(readSavedJob);
