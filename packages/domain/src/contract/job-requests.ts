import * as z from 'zod/mini';
import { APPLICATION_LIMITS } from '../application/codes';
import { EMPLOYMENTS, JOB_LIMITS, JOB_PROFILE_TYPES, JOB_TEMPLATES, LONGEST_JOB_SOURCE, PAY_UNITS, WORKING_MODELS } from '../job/codes';
import { isClosingDay, jobFields, MAX_CONTACTS, payInOrder } from '../job/fields';
import { byJobDetail } from '../job/details';
import { generalMessages } from '../messages/general.de';
import { inputMessages } from '../messages/input.de';
import { jobFieldMessages } from '../messages/job/form.de';
import { parseId } from '../wire/id';
import { requestKey } from '../wire/schemas';

/** Bodies that change a job (002 §7). Texts have the rules of the form (`job/fields.ts`); '' and null both mean none (A26). */

const { title, city, ote, jobDescription, yourTasks, yourProfile, weOffer, aboutUs } = jobFields;

/** Maximum number of specific facts of a job; the form has eight for each profile. */
const MAX_FACTS = 60;

const idText = z.union([z.number(), z.string()]).check(z.refine((value) => parseId(value) !== null, inputMessages.unknownValue));
const id = z.pipe(
  idText,
  z.transform((value) => parseId(value) ?? 0),
);
const orNothing = <T extends z.core.$ZodType>(schema: T) => z.optional(z.nullable(schema));
const amount = z.nullable(z.number().check(z.minimum(0), z.maximum(999_999_999)));

const payRange = z
  .object({
    min: amount,
    max: amount,
    currency: z.string().check(z.regex(/^[A-Z]{3}$/, inputMessages.unknownValue)),
    unit: z.pipe(z.string(), z.enum(PAY_UNITS)),
  })
  .check(z.refine(payInOrder, { path: ['max'], message: jobFieldMessages.payOrder }));

const fact = z.string().check(z.maxLength(JOB_LIMITS.richText));
const facts = z
  .record(z.string().check(z.maxLength(100)), z.union([fact, z.array(fact).check(z.maxLength(MAX_FACTS))]))
  .check(z.refine((value) => Object.keys(value).length <= MAX_FACTS, inputMessages.tooManyItems(String(MAX_FACTS))));

const storedFile = z.object({ url: z.string(), filename: orNothing(z.string()) });

const jobOffer = z.object({
  title,
  city,
  workingModel: z.pipe(z.string(jobFieldMessages.workingModel), z.enum(WORKING_MODELS, jobFieldMessages.workingModel)),
  employment: z.pipe(z.string(jobFieldMessages.employment), z.enum(EMPLOYMENTS, jobFieldMessages.employment)),
  ote: orNothing(ote),
  ...byJobDetail((name) => orNothing(jobFields[name])),
  payRange: orNothing(payRange),
  closesAt: orNothing(z.string().check(z.refine(isClosingDay, jobFieldMessages.dayInvalid))),
  specificInformation: orNothing(facts),
  jobDescription,
  yourTasks,
  yourProfile,
  weOffer: orNothing(weOffer),
  aboutUs: orNothing(aboutUs),
  jobProfileType: z._default(z.enum(JOB_PROFILE_TYPES), 'DEFAULT'),
  /** null: a new job gets the default design, a known one keeps its own (A15, O79). */
  templateType: orNothing(z.enum(JOB_TEMPLATES)),
  isActive: z.optional(z.boolean()),
  /** Other name of `isActive` (A23). */
  active: z.optional(z.boolean()),
  focusPage: orNothing(z.object({ id })),
  /** Whether applicants are hidden at first (decision 0079). Unchanged if omitted. */
  blindReview: z.optional(z.boolean()),
  /** The stored video to keep, or a link; null for none (JM45). Unchanged if omitted. */
  video: orNothing(z.extend(storedFile, { captions: orNothing(storedFile) })),
});

const teamMember = z.object({ id: z.object({ teamMemberId: id }), jobOfferRank: z.optional(z.number()) });

/** Body of create and update; the same for both (O15). */
export const saveJobRequest = z.object({
  companyId: id,
  jobOffer,
  teamMembers: orNothing(z.array(teamMember).check(z.maxLength(MAX_CONTACTS, jobFieldMessages.tooManyContacts))),
  /** `updatedAt` of the job as the person saw it: a job changed meanwhile is not overwritten. @default the last write wins */
  expectedUpdatedAt: z.optional(z.string()),
});

/** Body of create; the same company, account and `requestKey` return the same job, so that a call with a lost response can be repeated. */
export const createJobRequest = z.extend(saveJobRequest, { requestKey });

/** Text to parse a job from: HTML or plain text, as pasted or from a file (O91). */
export const parseJobRequest = z.object({
  companyId: id,
  source: z.string(jobFieldMessages.sourceMissing).check(
    z.refine((text) => text.trim() !== '', jobFieldMessages.sourceMissing),
    z.maxLength(LONGEST_JOB_SOURCE, jobFieldMessages.sourceTooLong),
  ),
});

/** Switches a job on or off; both keys mean the same, one of them must be there (A23). */
export const jobStatusRequest = z.pipe(
  z.object({ active: z.optional(z.boolean()), isActive: z.optional(z.boolean()) }).check(
    z.refine(({ active, isActive }) => active !== undefined || isActive !== undefined, {
      path: ['active'],
      message: inputMessages.required,
    }),
  ),
  z.transform(({ active, isActive }) => ({ active: active ?? isActive ?? false })),
);

/** PUT /api/jobs/{id}: with a job it is a full update, else it switches on or off (A23, O15). */
export const putJobRequest = z.union([saveJobRequest, jobStatusRequest]);

export const jobTemplateRequest = z.object({
  template: z.object({ id: z.literal([1, 2, 3]) }),
  jobProfileType: z.optional(z.enum(JOB_PROFILE_TYPES)),
});

/** Message of a rejection from a job; an empty text restores the default (decision 0076). */
export const jobRejectionTextRequest = z.object({
  text: z.string().check(z.trim(), z.maxLength(APPLICATION_LIMITS.rejection, generalMessages.tooLong(APPLICATION_LIMITS.rejection))),
});
