import { formatDate, listPlace, publishedDate, type CompanyJob } from '@stellwerk/domain';
import type { StatusStage, StatusTone } from '../../components/status-mark';
import { companyDe } from '../i18n/company.de';

interface ActiveLook {
  readonly stage: StatusStage;
  readonly tone: StatusTone;
  readonly word: string;
}

/** The mark of a job that is on or off. */
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
