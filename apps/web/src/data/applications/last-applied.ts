import type { Id } from '@stellwerk/domain';
import { unknownJob, type Job } from '@stellwerk/domain';
import { browserStore } from '../browser-store';
import { textProperty } from '../property';
import { namedJob } from './named-job';

/** Storage keys of the last application in this browser (A31). */
const ID_KEY = 'lastAppliedId';
const JOB_KEY = 'lastAppliedJob';
const MOMENT_KEY = 'lastAppliedAt';

/** Job data of the success page (AF33, AF34). */
export interface AppliedJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  /** '' without one. */
  readonly logoUrl: string;
}

export interface LastApplied {
  readonly applicationId: Id<'application'>;
  /** ISO time; '' if not stored. */
  readonly sentAt: string;
  readonly job: AppliedJob;
}

/** A stored time; '' for an invalid one. */
const momentIn = (text: string | null): string => (text === null || Number.isNaN(Date.parse(text)) ? '' : text);

/** Summary of a job; missing values get the texts for unknown ones (A14). */
export function appliedJob(jobId: Id<'job'>, job: Job | undefined, query: URLSearchParams): AppliedJob {
  const { title, company, location, logoUrl } = namedJob(job, query);
  return {
    id: jobId,
    title: title || unknownJob.title,
    company: company || unknownJob.company,
    location: location || unknownJob.location,
    logoUrl,
  };
}

/** Stores the application; without storage the success page shows its neutral text. */
export function storeLastApplied({ applicationId, sentAt, job }: LastApplied): void {
  browserStore.write(ID_KEY, applicationId);
  browserStore.write(JOB_KEY, JSON.stringify(job));
  browserStore.write(MOMENT_KEY, sentAt);
}

/** The last application for a job; null if this browser has none. */
export function readLastApplied(jobId: Id<'job'>): LastApplied | null {
  const applicationId = browserStore.read(ID_KEY);
  const job = browserStore.readJson(JOB_KEY);
  if (applicationId === null || textProperty(job, 'id') !== jobId) return null;
  return {
    applicationId,
    sentAt: momentIn(browserStore.read(MOMENT_KEY)),
    job: {
      id: jobId,
      title: textProperty(job, 'title') || unknownJob.title,
      company: textProperty(job, 'company') || unknownJob.company,
      location: textProperty(job, 'location') || unknownJob.location,
      logoUrl: textProperty(job, 'logoUrl'),
    },
  };
}
