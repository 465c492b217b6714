import { formatDate, listPlace, publishedDate, type Job } from '@stellwerk/domain';
import type { StatusStage, StatusTone } from '../../components/status-mark';
import { companyDe } from '../i18n/company.de';

/** A posting as its own company lists it. Texts are '' where nothing is known. */
export interface CompanyJob {
  /** Number of the posting as text. */
  readonly id: Job['id'];
  /** The title as it was typed. */
  readonly title: Job['title'];
  /** Where the work is. */
  readonly city: Job['city'];
  /** Where the work is, in the words of the company; stands in for a missing city (A35). */
  readonly location: Job['location'];
  /** Remote, Hybrid, Büro, or as it came. */
  readonly workingModel: Job['workingModel'];
  /** Vollzeit, Teilzeit …, or as it came. */
  readonly employment: Job['employment'];
  /** ISO, or null. */
  readonly createdAt: Job['createdAt'];
  /** ISO; null before the first publication. */
  readonly publishedAt: Job['publishedAt'];
  /** Whether the public sees it. */
  readonly active: Job['active'];
  /** The profile that decides the specific fields. */
  readonly profileType: Job['profileType'];
  /** The design that it is shown in. */
  readonly template: Job['template'];
  /** How many applications came in. */
  readonly applications: number;
  /** Page loads by others; null when nothing was counted yet (O31). */
  readonly views: number | null;
  /** Whether it has a video. */
  readonly hasVideo: boolean;
  /** Display name; '' when unknown. */
  readonly createdBy: string;
}

interface ActiveLook {
  readonly stage: StatusStage;
  readonly tone: StatusTone;
  readonly word: string;
}

/** The mark of a posting that is on or off. */
export function activeLook(active: boolean): ActiveLook {
  return active
    ? { stage: 'full', tone: 'signal', word: companyDe.job.active }
    : { stage: 'left', tone: 'muted', word: companyDe.job.inactive };
}

/** Place and working model in one line. */
export function jobLine(job: Pick<CompanyJob, 'city' | 'location' | 'workingModel'>): string {
  return [listPlace(job), job.workingModel].filter(Boolean).join(', ');
}

/** The day that a list shows: that of creation, or that of publication. */
export function jobDay(job: Pick<CompanyJob, 'createdAt' | 'publishedAt'>, kind: 'created' | 'published'): string {
  return formatDate(kind === 'created' ? job.createdAt : publishedDate(job)) || companyDe.none;
}
