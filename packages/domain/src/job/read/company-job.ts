import { asList, asObject, firstText, listIn, textsOf, toDate, toFlag, toNumber } from '../../wire/loose';
import type { Job } from './job';
import { readProfileType, readSpecifics, videoUrlOf } from './job';
import { readTemplate } from './parts';
import { unwrapJob } from './wrapped';

/** A job as its own company lists it. Texts are '' if missing. */
export interface CompanyJob {
  /** Number of the job as text. */
  readonly id: Job['id'];
  /** The title as typed. */
  readonly title: Job['title'];
  /** Place of the work. */
  readonly city: Job['city'];
  /** Place of the work as written by the company; used for a missing city (A35). */
  readonly location: Job['location'];
  /** Remote, Hybrid, Büro, or an unknown value unchanged. */
  readonly workingModel: Job['workingModel'];
  /** Vollzeit, Teilzeit …, or an unknown value unchanged. */
  readonly employment: Job['employment'];
  /** ISO, or null. */
  readonly createdAt: Job['createdAt'];
  /** ISO; null before the first publication. */
  readonly publishedAt: Job['publishedAt'];
  /** Whether it is public. */
  readonly active: Job['active'];
  /** The profile that determines the specific fields. */
  readonly profileType: Job['profileType'];
  /** Its design. */
  readonly template: Job['template'];
  /** Number of applications. */
  readonly applications: number;
  /** Page loads by others; null if missing (O31). */
  readonly views: number | null;
  /** Whether it has a video. */
  readonly hasVideo: boolean;
  /** Display name; '' when unknown. */
  readonly createdBy: string;
}

/** A person given as a name or as an object with first and last name. */
function personName(value: unknown): string {
  const person = asObject(value);
  return firstText(typeof value === 'string' ? value : '', `${firstText(person.firstName)} ${firstText(person.lastName)}`);
}

/** Reads one job of a company's list, wrapped or flat, its author under the old or the new name (JM13, O78). */
export function readCompanyJob(value: unknown): CompanyJob {
  const job = unwrapJob(value);
  return {
    ...textsOf(job, 'id', 'title', 'city', 'location', 'workingModel', 'employment'),
    createdAt: toDate(job.createdAt),
    publishedAt: toDate(job.publishedAt),
    active: (job.isActive ?? job.active) !== false,
    profileType: readProfileType(job.jobProfileType, readSpecifics(job.specificInformation)),
    template: readTemplate(job),
    applications: toNumber(job.applications) ?? asList(job.applications).length,
    views: toNumber(job.views),
    hasVideo: job.hasVideo === undefined ? videoUrlOf(job) !== '' : toFlag(job.hasVideo),
    createdBy: personName(job.createdBy) || personName(job.createdById),
  };
}

/** Reads the jobs of a company, bare or under `jobs` or `data`. */
export function readCompanyJobs(answer: unknown): readonly CompanyJob[] {
  return listIn(answer, 'jobs', 'data').map(readCompanyJob);
}
