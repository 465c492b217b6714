import type { Id } from '../../ids';
import { readCompanySummary, type CompanySummary } from '../../company/read-summary';
import { readMediaUrl } from '../../media/read';
import { readVideo, type Video } from '../../media/video';
import { asList, asObject, firstText, textsOf, toDate, toFlag, type WireObject } from '../../wire/loose';
import { readJobAddress, readJobTowns, type JobAddress, type JobTown } from '../address';
import { JOB_PROFILE_TYPES, type JobProfileType, type JobTemplate } from '../codes';
import { EMPTY_ANSWER_TITLE } from './fallbacks.de';
import { readHyphenated, type Hyphenated } from '../hyphenated';
import { readPayRange, readTemplate, type PayRange } from './parts';
import { readJobDetails, type JobDetails } from '../details';
import { companyOf, unwrapJob } from './wrapped';

/** One text section: HTML that the server has sanitised, or a plain list (PJ26, PJ27). '' or [] when empty. */
export type RichContent = string | readonly string[];

/** A contact person of the job, in rank order. */
export interface ContactPerson {
  readonly id: Id<'member'>;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  readonly jobDescription: string;
  readonly avatarUrl: string;
  readonly linkedin: string;
}

/** A job as every screen reads it; texts are '' where the wire says nothing. */
export interface Job extends JobDetails {
  readonly id: Id<'job'>;
  readonly title: string;
  /** Texts with soft hyphens for display. */
  readonly hyphenated?: Hyphenated | undefined;
  readonly company: CompanySummary;
  readonly location: string;
  readonly city: string;
  /** Certain parts of the address besides its name, for search engines. */
  readonly address?: JobAddress | undefined;
  /** Each of several towns, for search engines. @default offered in one */
  readonly towns?: readonly JobTown[] | undefined;
  readonly workingModel: string;
  readonly employment: string;
  /** Free text on pay (wire: ote). */
  readonly salary: string;
  readonly payRange: PayRange | null;
  /** Closing date, ISO, or null. */
  readonly closesAt: string | null;
  readonly createdAt: string | null;
  readonly publishedAt: string | null;
  readonly recommendedBy: string;
  readonly directAccess: boolean;
  readonly description: RichContent;
  readonly tasks: RichContent;
  readonly profile: RichContent;
  readonly offer: RichContent;
  readonly aboutUs: RichContent;
  readonly video: Video | null;
  readonly team: readonly ContactPerson[];
  readonly profileType: JobProfileType;
  readonly template: JobTemplate;
  /** Raw specific values by key; display through `specificFields`. */
  readonly specificInformation: Readonly<Record<string, string>>;
  readonly focusPage: { readonly title: string; readonly slug: string } | null;
  /** Whether applicants are hidden at first (decision 0079). */
  readonly blindReview: boolean;
  readonly active: boolean;
}

function readRich(...values: unknown[]): RichContent {
  for (const value of values) {
    const items = asList(value)
      .map((item) => firstText(item))
      .filter((item) => item !== '');
    if (items.length > 0) return items;
    const html = firstText(value);
    if (html !== '') return html;
  }
  return '';
}

/** Specific fields as text, lists joined by commas; empty ones and the id are left out. */
export function readSpecifics(value: unknown): Record<string, string> {
  const entries = Object.entries(asObject(value)).map(([key, field]): [string, string] => {
    const list = asList(field)
      .map((item) => firstText(item))
      .filter((item) => item !== '');
    return [key, list.length > 0 ? list.join(', ') : firstText(field)];
  });
  return Object.fromEntries(entries.filter(([key, field]) => key !== 'id' && field !== ''));
}

/** Profile of a job: the named one, else derived from its specific fields (EN16). */
export function readProfileType(named: unknown, specifics: Readonly<Record<string, string>>): JobProfileType {
  const known = JOB_PROFILE_TYPES.find((type) => type === named);
  if (known !== undefined) return known;
  if ('crmSystem' in specifics || 'salesCycle' in specifics) return 'SALES';
  if ('techStack' in specifics || 'frameworks' in specifics) return 'TECH';
  if ('teamResponsibility' in specifics || 'budgetResponsibility' in specifics) return 'EXECUTIVE';
  return 'DEFAULT';
}

function readContact(value: unknown): ContactPerson {
  const person = asObject(value);
  return {
    id: firstText(person.id, asObject(person.id).teamMemberId),
    ...textsOf(person, 'firstName', 'lastName', 'position', 'jobDescription'),
    avatarUrl: readMediaUrl(person.avatar, 'avatars'),
    linkedin: firstText(person.linkedinProfile, person.linkedin_url),
  };
}

/** URL of a job's video, from the first documented field with a value; '' without one. */
export function videoUrlOf(job: WireObject): string {
  const candidates = [job.video, job.videoUrl, job.videoLink, asList(job.videos)[0]];
  return firstText(...candidates.map((value) => readMediaUrl(value, 'job-videos')));
}

/** URL of the captions of a job's own video; '' without any. */
export const captionsUrlOf = (job: WireObject): string => readMediaUrl(asObject(job.video).captions, 'job-videos');

/**
 * Reads one job from any documented wire form: wrapped (jobOfferDto, jobOfferPublicDto, job) or flat, company as text or
 * object, old field names (EN42 to EN45, A36).
 * @param fallbackId id of the route, used if missing in the response; the title is then 'Stellenanzeige' (PJ04, A14).
 */
export function readJob(answer: unknown, fallbackId = ''): Job {
  const job = unwrapJob(answer);
  const specificInformation = readSpecifics(job.specificInformation);
  const usable = 'id' in job || 'title' in job;
  return {
    id: firstText(job.id) || fallbackId,
    title: usable ? firstText(job.title) : EMPTY_ANSWER_TITLE,
    company: readCompanySummary(companyOf(job)),
    ...textsOf(job, 'location', 'city', 'workingModel', 'employment', 'recommendedBy'),
    address: readJobAddress(job.address),
    towns: readJobTowns(job.towns),
    salary: firstText(job.ote),
    ...readJobDetails(job),
    payRange: readPayRange(job.payRange),
    hyphenated: readHyphenated(job.hyphenated),
    closesAt: toDate(job.closesAt),
    createdAt: toDate(job.createdAt),
    publishedAt: toDate(job.publishedAt),
    directAccess: toFlag(job.directAccess),
    description: readRich(job.jobDescription, job.description),
    tasks: readRich(job.yourTasks),
    profile: readRich(job.yourProfile, job.requirements),
    offer: readRich(job.weOffer, job.benefits),
    aboutUs: readRich(job.aboutUs),
    video: readVideo(videoUrlOf(job), captionsUrlOf(job)),
    team: [...asList(job.teamMembers), ...(job.teamMembers === undefined ? asList(job.contactPersons) : [])].map(readContact),
    profileType: readProfileType(job.jobProfileType, specificInformation),
    template: readTemplate(job),
    specificInformation,
    focusPage:
      firstText(asObject(job.focusPage).slug) === ''
        ? null
        : { title: firstText(asObject(job.focusPage).title), slug: firstText(asObject(job.focusPage).slug) },
    blindReview: toFlag(job.blindReview),
    active: (job.isActive ?? job.active) !== false,
  };
}
