import * as z from 'zod/mini';
import { mailAddress } from '../mail-address';
import { readIds } from '../application/bulk/bulk';
import { APPLICATION_LIMITS, parseStatus } from '../application/codes';
import { applicationFields } from '../application/input/fields';
import { UPLOAD_FIELDS } from '../application/input/file-fields';
import { APPLICATION_SORT_FIELDS, readColumns } from '../application/list';
import { rejectionFields } from '../application/rejection/request';
import { isMoment } from '../dates';
import { HISTORY_AREAS } from '../history/codes';
import { byDetailFilter } from '../job/detail-filters';
import { JOB_LIMITS, JOB_TEMPLATES, RADII } from '../job/codes';
import { IMPORT_BATCH } from '../job/transfer/import';
import { REPORT_LIMITS, REPORT_REASONS } from '../job/report/codes';
import { applicationMessages, applyFieldMessages, authMessages, generalMessages, inputMessages, reportMessages } from '../messages';
import { recordOf } from '../records';
import { ACCOUNT_TYPES, PASSWORD_LENGTH } from '../user/codes';
import type { ProfileField } from '../user/profile-fields';
import type { WithFields } from '../wire/schemas';

export * from './job-requests';

/** Bodies and queries as callers send them. Messages are the German texts shown at the field. */

const tooLong = (limit: number) => z.maxLength(limit, generalMessages.tooLong(limit));
const optionalText = (limit: number) => z.optional(z.nullable(z.string().check(tooLong(limit))));

export const email = z.string().check(z.trim(), ...mailAddress(authMessages.email), tooLong(APPLICATION_LIMITS.email));

export const newPassword = z
  .string()
  .check(z.minLength(PASSWORD_LENGTH.min, authMessages.passwordLength(PASSWORD_LENGTH.min)), tooLong(PASSWORD_LENGTH.max));

const personName = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message), tooLong(APPLICATION_LIMITS.name));

export const loginRequest = z.object({
  email: z.string(authMessages.email).check(z.trim(), z.minLength(1, authMessages.email)),
  password: z.string(authMessages.password).check(z.minLength(1, authMessages.password), z.maxLength(1000)),
});

/** The password authenticates the caller (O71). */
export const deleteProfileRequest = z.object({
  password: z.string(authMessages.password).check(z.minLength(1, authMessages.password), z.maxLength(1000)),
});

const tick = z.optional(z.nullable(z.boolean()));

/** Whether a consent was given under one of its names and refused under none: contradicting values are no consent. */
const isTicked = (...ticks: readonly (boolean | null | undefined)[]): boolean => ticks.includes(true) && !ticks.includes(false);

/** Both consents must be ticked (O86); their errors follow those of the other fields (decisions, rule 1). */
export const registerRequest = z
  .object({
    email,
    password: newPassword,
    firstName: personName(applyFieldMessages.firstName),
    lastName: personName(applyFieldMessages.lastName),
    phone: z.optional(z.nullable(applicationFields.phone)),
    accountType: z._default(z.enum(ACCOUNT_TYPES), 'CANDIDATE'),
    /** Secret of a mailed invitation: it proves access to its email address (O48). */
    invitation: z.optional(z.string().check(z.maxLength(200))),
    terms: tick,
    /** Other name of `terms` (A11). */
    acceptTerms: tick,
    gdpr: tick,
  })
  .check(
    z.refine(({ terms, acceptTerms }) => isTicked(terms, acceptTerms), { path: ['terms'], message: applyFieldMessages.termsA }),
    z.refine(({ gdpr }) => isTicked(gdpr), { path: ['gdpr'], message: applyFieldMessages.privacyA }),
  );

/** Without password and new password the caller needs a session of the account. */
export const confirmEmailRequest = z.object({
  token: z.string(),
  password: z.optional(z.string().check(z.maxLength(1000))),
  newPassword: z.optional(newPassword),
});
export const forgotPasswordRequest = z.object({ email });
export const resetPasswordRequest = z.object({ token: z.string(), password: newPassword });
export const changePasswordRequest = z.object({ currentPassword: z.string(), newPassword });

export const profileRequest = z.object({
  firstName: z.optional(personName(applyFieldMessages.firstName)),
  lastName: z.optional(personName(applyFieldMessages.lastName)),
  phone: z.optional(z.nullable(applicationFields.phone)),
}) satisfies WithFields<ProfileField>;

const anyId = z.union([z.number(), z.string()]);
const { firstName, lastName, phone, message, linkedinProfile } = applicationFields;
const extraText = z.optional(z.nullable(z.string()));

const person = z.object({
  jobOffer: z.optional(z.object({ id: anyId })),
  jobId: z.optional(anyId),
  firstName,
  lastName,
  email: applicationFields.email,
  phone: z.optional(z.nullable(phone)),
  location: extraText,
  linkedinProfile: z.optional(z.nullable(linkedinProfile)),
  xingProfile: extraText,
  websiteUrl: extraText,
  jobDescription: z.optional(z.nullable(message)),
  message: z.optional(z.nullable(message)),
  skills: z.optional(z.array(z.string())),
  salutation: extraText,
  applicationType: extraText,
  source: extraText,
  initialApplication: z.optional(z.boolean()),
  referral: extraText,
  terms: z.optional(z.boolean()),
  gdpr: z.optional(z.boolean()),
});
const outside = { acceptTerms: z.optional(z.boolean()), newsletter: z.optional(z.boolean()), subscribeNewsletter: z.optional(z.boolean()) };

/** A flat application: flat JSON, and the fields of the form (A10). */
const flatApplication = z.extend(person, outside);

/** The JSON shapes of an application (A10). The server reads them tolerantly and validates the result with `applicationInput`. */
export const applicationRequest = z.union([z.object({ applicationDto: person, ...outside }), flatApplication]);

/** The fields of an application sent as a form, all of them texts. A file may have been uploaded before. */
export const applicationForm = z.extend(
  flatApplication,
  recordOf(Object.values(UPLOAD_FIELDS), () => extraText),
);

/** A day or a time, ISO, in the years that all databases support: 1 to 9999. */
const moment = z.string().check(z.refine(isMoment, inputMessages.wrongType));

/** A visited page (O73). */
export const viewRequest = z.object({ type: z.enum(['JOB', 'COMPANY', 'FOCUS']), id: anyId });

/**
 * An error of our code in a browser (decision 0069): its kind, the pattern of the page, and locations in our own
 * scripts. No value can contain typed text.
 */
export const clientErrorRequest = z.object({
  error: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  page: z.string().check(z.regex(/^[a-z:/*-]{1,80}$/i)),
  places: z.array(z.string().check(z.regex(/^[\w-]{1,60}\.js:\d{1,7}:\d{1,7}$/))).check(z.maxLength(5)),
});

/** Report of a job (O95). An empty email address is none. */
export const reportRequest = z.object({
  reason: z.enum(REPORT_REASONS, reportMessages.reason),
  text: optionalText(REPORT_LIMITS.text),
  email: z.optional(z.nullable(z.union([z.literal(''), email]))),
});

/** Decision of an administrator on a report, and its reason. */
export const reportDecisionRequest = z.object({
  state: z.enum(['KEPT', 'TAKEN_DOWN']),
  reason: z.string(reportMessages.decision).check(z.trim(), z.minLength(1, reportMessages.decision), tooLong(REPORT_LIMITS.reason)),
});

/** Query values, single or repeated; they are OR-ed (O25). */
const repeated = z.optional(z.union([z.string(), z.array(z.string())]));

const isRadius = (value: number): boolean => RADII.some((radius) => radius === value);

export const jobSearchQuery = z.object({
  search: z.optional(z.string().check(tooLong(JOB_LIMITS.title))),
  location: repeated,
  workingModel: repeated,
  employment: repeated,
  ...byDetailFilter(() => repeated),
  industry: repeated,
  companySize: repeated,
  /** A place or a postal code of Germany, Austria or Switzerland (O94). */
  near: z.optional(z.string().check(z.trim(), tooLong(JOB_LIMITS.city))),
  /** Kilometres around `near`. */
  radius: z.optional(z.coerce.number().check(z.refine(isRadius, inputMessages.unknownValue))),
  /** Remote jobs are near everywhere, unless they are excluded. */
  remote: z.optional(z.enum(['include', 'exclude'])),
  /** Euros in a year; other units are converted (`payPerYear`). Jobs without pay stay. */
  payMin: z.optional(z.coerce.number().check(z.nonnegative(), z.maximum(100_000_000))),
  /** Excludes jobs without pay. */
  pay: z.optional(z.enum(['any', 'required'])),
  page: z.optional(z.coerce.number().check(z.int(), z.positive())),
  pageSize: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(100))),
  sortBy: z.optional(z.enum(['createdAt', 'publishedAt', 'title'])),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
});

/** Beginning of a name, or of a postal code. */
export const placesQuery = z.object({ search: z._default(z.string().check(tooLong(JOB_LIMITS.city)), '') });

/** A calendar day: yyyy-mm-dd. */
const day = z.string().check(z.refine((text) => text.length === 10 && isMoment(text), inputMessages.wrongType));

/** Pages count from 1; without an area all are included, without a person all authors. Both days are included. */
export const historyQuery = z.object({
  area: z.optional(z.enum(HISTORY_AREAS)),
  by: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))),
  from: z.optional(day),
  to: z.optional(day),
  page: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(1_000_000))),
});

/** The time of the call, to bypass intermediate caches (PJ45); it has no other effect. */
export const previewJobQuery = z.object({ t: z.optional(z.string()) });

/** In any letter case (O52). */
export const companyJobsQuery = z.object({
  status: z.optional(z.pipe(z.string().check(z.toLowerCase()), z.enum(['active', 'inactive', 'all']))),
});

/** A status in either vocabulary (A01); an empty one is none. */
const anyStatus = z.pipe(
  z.string(applicationMessages.invalidStatus).check(
    z.trim(),
    z.refine((status) => status !== '' && parseStatus(status) !== null, applicationMessages.invalidStatus),
  ),
  z.transform((status) => parseStatus(status) ?? 'SUBMITTED'),
);

/** `expectedStatus` is the status that the person saw (O96). */
export const statusRequest = z.object({
  status: anyStatus,
  expectedStatus: z.optional(anyStatus),
  note: optionalText(APPLICATION_LIMITS.notes),
  ...rejectionFields,
});

/** `change` is the number of the change that the person wants to undo. */
export const undoStatusRequest = z.object({ change: z.number() });

/** The private notes; both calls and both keys mean the same text, one of them must be there (A18). */
/** `expectedNotes` are the notes that the writer saw; without them the last write wins (O63). */
export const notesRequest = z.pipe(
  z
    .object({
      note: optionalText(APPLICATION_LIMITS.notes),
      recruiterNotes: optionalText(APPLICATION_LIMITS.notes),
      expectedNotes: z.optional(z.nullable(z.string())),
    })
    .check(
      z.refine(({ note, recruiterNotes }) => note !== undefined || recruiterNotes !== undefined, {
        path: ['recruiterNotes'],
        message: inputMessages.required,
      }),
    ),
  z.transform(({ note, recruiterNotes, expectedNotes }) => {
    const notes = recruiterNotes === undefined ? note : recruiterNotes;
    return { notes: notes === undefined || notes === null || notes.trim() === '' ? null : notes, expectedNotes };
  }),
);

export const rateRequest = z.object({
  rating: z
    .number(applicationMessages.invalidRating)
    .check(
      z.int(applicationMessages.invalidRating),
      z.minimum(1, applicationMessages.invalidRating),
      z.maximum(5, applicationMessages.invalidRating),
    ),
});

export const assignRequest = z.object({ recruiterId: z.nullable(z.number()) });

export const applicationsQuery = z.object({
  /** In either vocabulary, or `all`. */
  status: z.optional(z.union([z.pipe(z.string().check(z.toLowerCase()), z.literal('all')), anyStatus], applicationMessages.invalidStatus)),
  jobId: z.optional(z.coerce.number().check(z.int())),
  name: z.optional(z.string()),
  dateFrom: z.optional(moment),
  dateTo: z.optional(moment),
  page: z.optional(z.coerce.number().check(z.int(), z.positive())),
  pageSize: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(100))),
  sortBy: z.optional(z.enum(['createdAt', 'date', 'name', 'status'])),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
});

/** Number per status: `SUBMITTED:40,VIEWED:20`. */
const columns = z.string().check(z.refine((text) => readColumns(text) !== null, inputMessages.wrongType));

/** Some of them by their numbers: `12,7,3`. */
const ids = z.string().check(z.refine((text) => readIds(text) !== null, inputMessages.wrongType));

/** Without any of these the response is the documented list of all (API52). */
export const companyApplicationsQuery = z.extend(z.omit(applicationsQuery, { name: true, sortBy: true }), {
  search: z.optional(z.string().check(z.trim(), tooLong(APPLICATION_LIMITS.search))),
  /** Searched fields: name and job (CA08), or the email address as well (CA31). @default 'name' */
  searchIn: z.optional(z.enum(['name', 'contact'])),
  /** Only those assigned to the caller. */
  assigned: z.optional(z.literal('me')),
  /** `step` is the order of the process, `status` that of the codes. @default 'createdAt' */
  sortBy: z.optional(z.enum(APPLICATION_SORT_FIELDS)),
  /** Instead of a page: the newest of each named status. */
  columns: z.optional(columns),
  /** Only these, among the other matches of the query. */
  ids: z.optional(ids),
  /** Adds the counts over all applications of the company. */
  with: z.optional(z.literal('figures')),
});

/** One batch of the import; each job is parsed separately, so that an invalid one does not reject the rest. */
export const importRequest = z.object({
  owner: email,
  design: z.optional(z.enum(JOB_TEMPLATES)),
  offset: z._default(z.number(), 0),
  jobs: z.array(z.unknown()).check(z.maxLength(200)),
});

export const exportJobsQuery = z.object({ format: z._default(z.enum(['json', 'csv'], inputMessages.unknownValue), 'json') });

/**
 * Checked entries; each is parsed and validated again. With `asDrafts` new jobs are stored inactive; without `design` they have that of the
 * newest.
 */
export const importJobsRequest = z.object({
  jobs: z.array(z.unknown()).check(z.maxLength(IMPORT_BATCH)),
  asDrafts: z._default(z.boolean(), false),
  design: z.optional(z.enum(JOB_TEMPLATES, inputMessages.unknownValue)),
});

export * from '../application/bulk/requests';
export * from '../team/invitation/requests';
export * from '../referral/requests';
export * from '../job/saved/requests';
export * from '../mailing/job-alert/requests';
export * from '../message/requests';
export * from '../mailing/newsletter/requests';
export * from '../team/requests';
