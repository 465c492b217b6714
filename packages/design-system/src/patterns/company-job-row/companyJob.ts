import { formatDate, listPlace, publishedDate, type Job } from '@stellwerk/domain';
import type { StatusStage, StatusTone } from '../../components/status-mark';
import { companyDe } from '../i18n/company.de';

/** A posting as its own company lists it. */
export interface CompanyJob extends Pick<
  Job,
  'id' | 'title' | 'city' | 'location' | 'workingModel' | 'employment' | 'createdAt' | 'publishedAt' | 'active' | 'profileType' | 'template'
> {
  readonly applications: number;
  /** Page loads by others; null when nothing was counted yet (O31). */
  readonly views: number | null;
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
