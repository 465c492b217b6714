import { byJobDetail, type StoredJob } from '@stellwerk/domain';
import { payFieldsOf } from './pay';
import type { JobFormValues } from './values';

type KnownValues = Omit<JobFormValues, 'templateType'> & Partial<Pick<JobFormValues, 'templateType'>>;

/**
 * A stored job as form values. The design is omitted if none is stored (A15); the location is no
 * city (O80).
 */
export function knownJobValues(job: StoredJob): KnownValues {
  return {
    title: job.title,
    city: job.city,
    workingModel: job.workingModel,
    employment: job.employment,
    jobProfileType: job.profileType,
    ...(job.template !== null && { templateType: job.template }),
    ote: job.salary,
    ...byJobDetail((name) => job[name]),
    ...payFieldsOf(job.payRange),
    closesOn: job.closesOn,
    isActive: job.active,
    focusPage: job.focusPage?.id ?? '',
    blindReview: job.blindReview,
    specificInformation: { ...job.specificInformation },
    jobDescription: job.description,
    yourTasks: job.tasks,
    yourProfile: job.profile,
    weOffer: job.offer,
    aboutUs: job.aboutUs,
    contacts: [...job.contacts],
  };
}
