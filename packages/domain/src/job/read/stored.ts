import type { Id } from '../../ids';
import { berlinDay } from '../../dates';
import { readMediaUrl } from '../../media/read';
import { asList, asObject, firstText, textsOf, toDate, toFlag, type WireObject } from '../../wire/loose';
import { JOB_TEMPLATES, type JobTemplate } from '../codes';
import { readProfileType, readSpecifics, type Job } from './job';
import { readPayRange } from './parts';
import { readJobTexts, type JobTexts } from './texts';
import { readJobDetails, type JobDetail } from '../details';
import { unwrapJob } from './wrapped';

/** A stored video or its captions. */
export interface StoredVideoFile {
  readonly url: string;
  /** '' for a link. */
  readonly filename: string;
}

/** The stored values of a job, as its form needs them (O79). Texts are '' if missing. */
export interface StoredJob
  extends
    JobTexts,
    Pick<
      Job,
      | 'id'
      | 'title'
      | 'city'
      | 'location'
      | 'workingModel'
      | 'employment'
      | 'salary'
      | JobDetail
      | 'payRange'
      | 'createdAt'
      | 'publishedAt'
      | 'profileType'
      | 'specificInformation'
      | 'active'
    > {
  readonly companyId: Id<'company'>;
  /** Day in Berlin, yyyy-mm-dd; '' for none. */
  readonly closesOn: string;
  /** null without one: the form does not fill it in (A15). */
  readonly template: JobTemplate | null;
  /** Includes unpublished ones. */
  readonly focusPage: { readonly id: string; readonly title: string } | null;
  /** Ids of team members in rank order. */
  readonly contacts: readonly string[];
  readonly video: (StoredVideoFile & { readonly captions: StoredVideoFile | null }) | null;
  /** Whether applicants are hidden at first (decision 0079). */
  readonly blindReview: boolean;
  /** Time of the last change, as the server wrote it; identifies the version that a person has seen. */
  readonly updatedAt: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A plain list of an old row for the editor; '' for an empty one (O80). */
export const listHtml = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

function readFile(value: unknown): StoredVideoFile | null {
  const url = readMediaUrl(value, 'job-videos');
  return url === '' ? null : { url, filename: firstText(asObject(value).filename) };
}

function readVideo(job: WireObject): StoredJob['video'] {
  const file = readFile(job.video);
  return file === null ? null : { ...file, captions: readFile(asObject(job.video).captions) };
}

function readFocusPage(value: unknown): StoredJob['focusPage'] {
  const page = asObject(value);
  return firstText(page.id) === '' ? null : { id: firstText(page.id), title: firstText(page.title) };
}

const rankOf = (value: unknown): number => Number(asObject(value).jobOfferRank ?? 0);

/** Reads the stored values of a job. */
export function readStoredJob(answer: unknown): StoredJob {
  const job = unwrapJob(answer);
  const specificInformation = readSpecifics(job.specificInformation);
  const closesAt = toDate(job.closesAt);
  return {
    ...textsOf(job, 'id', 'title', 'city', 'location', 'workingModel', 'employment', 'updatedAt'),
    companyId: firstText(job.companyId, asObject(job.companyId).id),
    salary: firstText(job.ote),
    ...readJobDetails(job),
    payRange: readPayRange(job.payRange),
    closesOn: closesAt === null ? '' : berlinDay(closesAt),
    ...readJobTexts(job),
    profileType: readProfileType(job.jobProfileType, specificInformation),
    template: JOB_TEMPLATES.find((name) => name === job.templateType) ?? null,
    specificInformation,
    focusPage: readFocusPage(job.focusPage),
    contacts: asList(job.teamMembers)
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map((member) => firstText(asObject(asObject(member).id).teamMemberId)),
    video: readVideo(job),
    createdAt: toDate(job.createdAt),
    publishedAt: toDate(job.publishedAt),
    active: (job.isActive ?? job.active) !== false,
    blindReview: toFlag(job.blindReview),
  };
}
