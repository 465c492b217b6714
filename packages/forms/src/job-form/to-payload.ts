import type { Id } from '@stellwerk/domain';
import { JOB_TEMPLATE_IDS, SPECIFIC_FIELDS, type JobProfileType, type JobTemplate } from '@stellwerk/domain';
import { payRangeOf } from './pay';
import type { JobFormValues } from './values';

/** Reference to a stored video. */
export interface VideoReference {
  /** URL of the video. */
  url: string;
  /** Name of the stored file. */
  filename: string;
  /** Its captions (WebVTT). @default none */
  captions?: Pick<VideoReference, 'url' | 'filename'> | null;
}

/**
 * The company profile or an empty choice becomes null, a positive number an object, anything else
 * null (JM47).
 */
export function focusPageOf(value: string): { id: number } | null {
  return /^[1-9]\d*$/.test(value) ? { id: Number(value) } : null;
}

/**
 * Existing values stay when the profile changes, the new profile's fields are added empty; an id is
 * never sent (JM40, JM63).
 */
export function specificOf({ jobProfileType, specificInformation }: Pick<JobFormValues, 'jobProfileType' | 'specificInformation'>) {
  const empty = Object.fromEntries(SPECIFIC_FIELDS[jobProfileType].map((field) => [field, '']));
  const { id: _id, ...fields } = { ...empty, ...specificInformation };
  return fields;
}

/**
 * Request body of create and update (002 §7): no job id, an empty salary text as null (JM61, JM62),
 * contact persons with their ranks (JM53). `video` is the stored one to keep, or null (JM45). Pay
 * range and closing date are sent as `payRange` and `closesAt` (a day), null if open (rule 14).
 */
export function toJobPayload(values: JobFormValues, companyId: Id<'company'>, video: VideoReference | null) {
  const {
    contacts,
    focusPage,
    ote,
    specificInformation: _specific,
    title,
    city,
    payMin,
    payMax,
    payUnit,
    payCurrency,
    closesOn,
    ...offer
  } = values;
  return {
    companyId: Number(companyId),
    jobOffer: {
      ...offer,
      title: title.trim(),
      city: city.trim(),
      ote: ote.trim() === '' ? null : ote.trim(),
      payRange: payRangeOf({ payMin, payMax, payUnit, payCurrency }),
      closesAt: closesOn === '' ? null : closesOn,
      specificInformation: specificOf(values),
      focusPage: focusPageOf(focusPage),
      video,
    },
    teamMembers: contacts.map((id, index) => ({ id: { teamMemberId: Number(id) }, jobOfferRank: index + 1 })),
  };
}

/** Values of the design change. */
export interface DesignValues {
  /** The design of the job. */
  templateType: JobTemplate;
  /** The profile, which determines the specific fields. */
  jobProfileType: JobProfileType;
}

/** Request body of the design change: its number 1, 2 or 3, and the profile type (JM78). */
export function toDesignPayload({ templateType, jobProfileType }: DesignValues) {
  return { template: { id: JOB_TEMPLATE_IDS[templateType] }, jobProfileType };
}
