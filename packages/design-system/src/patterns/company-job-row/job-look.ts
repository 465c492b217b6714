import { formatDate, listPlace, publishedDate, type CompanyJob } from '@stellwerk/domain';
import type { StatusStage, StatusTone } from '../../components/status-mark';
import { companyDe } from '../i18n/company.de';

interface ActiveLook {
  readonly stage: StatusStage;
  readonly tone: StatusTone;
  readonly word: string;
}

/** The mark of an active or inactive job. */
export function activeLook(active: boolean): ActiveLook {
  return active
    ? { stage: 'full', tone: 'signal', word: companyDe.job.active }
    : { stage: 'left', tone: 'muted', word: companyDe.job.inactive };
}

/** Location and working model on one line. */
export function jobLine(job: Pick<CompanyJob, 'city' | 'location' | 'workingModel'>): string {
  return [listPlace(job), job.workingModel].filter(Boolean).join(', ');
}

/** The date shown in a list: creation or publication. */
export function jobDay(job: Pick<CompanyJob, 'createdAt' | 'publishedAt'>, kind: 'created' | 'published'): string {
  return formatDate(kind === 'created' ? job.createdAt : publishedDate(job)) || companyDe.none;
}
