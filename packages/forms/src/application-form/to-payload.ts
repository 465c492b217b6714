import type { Id } from '@stellwerk/domain';
import { APPLICATION_DEFAULTS, FILE_FIELDS, UPLOAD_FIELDS, withScheme, type DocumentKind } from '@stellwerk/domain';
import { chosenFiles, type ApplicationValues } from './values';

/** The job and the referral. */
export interface ApplicationTarget {
  /** Numeric id of the job, as in the URL. */
  jobId: Id<'job'>;
  /** Code of the credited referral; '' or missing without one. */
  referral?: string;
}

/** Fields common to all three documented formats, trimmed. */
function common(values: ApplicationValues) {
  const message = values.message.trim();
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    linkedinProfile: values.includeLinkedIn ? withScheme(values.linkedinProfile.trim()) : '',
    xingProfile: '',
    jobDescription: message,
    message,
    terms: values.terms,
    gdpr: values.gdpr,
    initialApplication: false,
    ...APPLICATION_DEFAULTS,
  };
}

/** The job's id as a number. @throws RangeError for anything but a positive integer */
export function numericJobId(jobId: Id<'job'>): number {
  if (!/^[1-9]\d*$/.test(jobId)) throw new RangeError(`Not a job id: ${jobId}`);
  return Number(jobId);
}

const referralOf = ({ referral = '' }: ApplicationTarget) => (referral === '' ? {} : { referral });

/** Flat JSON of a logged-in application (000 §7.2, A10; AF49, AF50). */
export function toFlatJson(values: ApplicationValues, target: ApplicationTarget) {
  return {
    jobOffer: { id: numericJobId(target.jobId) },
    ...common(values),
    ...referralOf(target),
    subscribeNewsletter: values.newsletter,
    acceptTerms: values.terms,
  };
}

/**
 * Nested JSON of an anonymous application: the person's data in `applicationDto` (000 §7.2, A10;
 * AF49, AF50).
 */
export function toNestedJson(values: ApplicationValues, target: ApplicationTarget) {
  const { subscribeNewsletter, acceptTerms, ...applicationDto } = toFlatJson(values, target);
  return { applicationDto, subscribeNewsletter, acceptTerms };
}

/** Ids of files that were uploaded before the form was sent, by slot (decision 0066). */
export type UploadedFiles = Partial<Readonly<Record<DocumentKind, string>>>;

/**
 * Multipart form with the chosen files (000 §3.1, AF48, AF51). `jobId` contains only digits.
 * @param uploaded files that the form only names, since they are there already.
 * @default none
 */
export function toFormData(values: ApplicationValues, target: ApplicationTarget, uploaded: UploadedFiles = {}): FormData {
  const form = new FormData();
  const fields = {
    ...common(values),
    ...referralOf(target),
    newsletter: values.newsletter,
    subscribeNewsletter: values.newsletter,
    acceptTerms: values.terms,
    jobId: numericJobId(target.jobId),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const { kind, file } of chosenFiles(values.files)) {
    const id = uploaded[kind];
    if (id === undefined) form.append(FILE_FIELDS[kind], file, file.name);
    else form.append(UPLOAD_FIELDS[kind], id);
  }
  return form;
}

/** Whether any file is chosen: then the form is sent as multipart, else as JSON (A10). */
export function hasFiles(values: Pick<ApplicationValues, 'files'>): boolean {
  return chosenFiles(values.files).length > 0;
}
