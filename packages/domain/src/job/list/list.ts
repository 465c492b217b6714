import type { Id } from '../../ids';
import { UnreadableAnswer } from '../../errors/api-error';
import { asObject, firstText, listIn, textsOf, toDate, toNumber } from '../../wire/loose';
import { readListedDetails, type ListedDetails } from '../detail-filters';
import { readHyphenated, type Hyphenated } from '../hyphenated';
import { DEFAULT_RADIUS } from '../codes';
import type { Job } from '../read/job';
import { readPayRange, readTemplate } from '../read/parts';
import { readCompanySummary, type CompanySummary } from '../../company/read-summary';
import { companyOf, unwrapJob } from '../read/wrapped';

/** A job as a row of a list: only what a card shows. */
export interface JobListItem extends ListedDetails {
  readonly id: Id<'job'>;
  readonly title: string;
  /** Texts with soft hyphens for display. */
  readonly hyphenated?: Hyphenated | undefined;
  readonly company: Pick<CompanySummary, 'name' | 'logoUrl'>;
  readonly location: string;
  readonly city: string;
  readonly workingModel: string;
  readonly employment: string;
  readonly createdAt: string | null;
  readonly publishedAt: string | null;
  readonly payRange: Job['payRange'];
  /** Closing date, ISO, or null. */
  readonly closesAt: string | null;
  /** Its design. */
  readonly template: Job['template'];
  /** Kilometres from the given place; null without one, and for an unknown location. */
  readonly distance: number | null;
}

/** One page of the public list (A25, A88). */
export interface JobPage {
  readonly jobs: readonly JobListItem[];
  /** Number of all matches on the server; of loaded items where the response has no total. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** Distinct sorted places of all matches; null if missing. */
  readonly locations: readonly string[] | null;
  /** Distinct sorted employments of all matches; null if missing. */
  readonly employments: readonly string[] | null;
  /** The place of the search, as the server understood it; null without one (O94). */
  readonly near: NearPlace | null;
  /** A larger radius with matches when there are none near the place; null if there are some, and if there are none anywhere. */
  readonly wider: WiderSearch | null;
  /** How a text was matched; null without a text. */
  readonly search: JobSearchNote | null;
}

export interface NearPlace {
  readonly name: string;
  /** Kilometres. */
  readonly radius: number;
}

/** The next larger radius with jobs. */
export interface WiderSearch {
  /** Kilometres; null for all places. */
  readonly radius: number | null;
  /** Number of jobs there. */
  readonly total: number;
}

/** A suggested place (O94). */
export interface PlaceSuggestion {
  /** Unambiguous name, accepted by the search. */
  readonly name: string;
  /** State, canton or country; '' where the name contains it. */
  readonly region: string;
}

/** How a text was matched, if that differs from the text itself. */
export interface JobSearchNote {
  /** The corrected spelling of a mistyped text; else ''. */
  readonly corrected: string;
  /** Other terms included in the search, the nearest first. */
  readonly related: readonly string[];
  /** Whether there is no exact match, so that the jobs are the nearest ones. */
  readonly nearest: boolean;
  /** Whether there is no near match either, so that the jobs are all jobs, the newest first. */
  readonly newest: boolean;
  /** Number of jobs at the end of the page that are only similar, because there are few matches. `total` does not count them. */
  readonly similar: number;
}

/** Reads one row of a list, wrapped or flat. */
export function readJobListItem(value: unknown): JobListItem {
  const job = unwrapJob(value);
  const { name, logoUrl } = readCompanySummary(companyOf(job));
  return {
    ...textsOf(job, 'id', 'title', 'location', 'city', 'workingModel', 'employment'),
    hyphenated: readHyphenated(job.hyphenated),
    company: { name, logoUrl },
    ...readListedDetails(job),
    createdAt: toDate(job.createdAt),
    publishedAt: toDate(job.publishedAt),
    payRange: readPayRange(job.payRange),
    closesAt: toDate(job.closesAt),
    template: readTemplate(job),
    distance: toNumber(job.distance),
  };
}

function texts(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? value.map((item) => firstText(item)).filter((item) => item !== '') : null;
}

function readSearchNote(value: unknown): JobSearchNote | null {
  if (value === undefined || value === null) return null;
  const note = asObject(value);
  return {
    corrected: firstText(note.corrected),
    related: texts(note.related) ?? [],
    nearest: note.nearest === true,
    newest: note.newest === true,
    similar: toNumber(note.similar) ?? 0,
  };
}

/**
 * Reads the public list from an array or from an object with jobs or data.
 * @throws UnreadableAnswer without a list: a missing list is not an empty one (PL18)
 */
export function readJobPage(answer: unknown): JobPage {
  const object = asObject(answer);
  if (![answer, object.jobs, object.data].some(Array.isArray)) throw new UnreadableAnswer('There is no list of jobs.');
  const jobs = listIn(answer, 'jobs', 'data').map(readJobListItem);
  return {
    jobs,
    total: toNumber(object.total) ?? jobs.length,
    page: toNumber(object.page) ?? 1,
    pageSize: toNumber(object.pageSize) ?? jobs.length,
    locations: texts(object.locations),
    employments: texts(object.employments),
    near: readNear(object.near),
    wider: readWider(object.wider),
    search: readSearchNote(object.search),
  };
}

function readNear(value: unknown): NearPlace | null {
  const near = asObject(value);
  const name = firstText(near.name);
  return name === '' ? null : { name, radius: toNumber(near.radius) ?? DEFAULT_RADIUS };
}

function readWider(value: unknown): WiderSearch | null {
  const wider = asObject(value);
  const total = toNumber(wider.total) ?? 0;
  return total === 0 ? null : { radius: toNumber(wider.radius), total };
}

/** A job that has ended, and similar open ones (O106). */
export interface EndedJob {
  readonly job: JobListItem;
  readonly similar: readonly JobListItem[];
}

export function readEndedJob(answer: unknown): EndedJob {
  return { job: readJobListItem(asObject(answer).job), similar: listIn(answer, 'similar').map(readJobListItem) };
}

/** Reads the open jobs similar to another one. */
export const readSimilarJobs = (answer: unknown): readonly JobListItem[] => listIn(answer, 'jobs').map(readJobListItem);

/** Reads the suggested places of a text. */
export function readPlaces(answer: unknown): readonly PlaceSuggestion[] {
  return listIn(answer, 'places')
    .map(asObject)
    .map((place) => ({ name: firstText(place.name), region: firstText(place.region) }));
}
