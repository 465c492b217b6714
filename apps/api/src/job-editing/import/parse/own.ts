import {
  EMPLOYMENTS,
  JOB_LIMITS,
  JOB_PROFILE_TYPES,
  JOB_TEMPLATES,
  byJobDetail,
  isJobDetail,
  PAY_UNITS,
  WORKING_MODELS,
} from '@stellwerk/domain';
import { exportColumnOf, type ExportedJob } from '@stellwerk/domain/job';
import * as z from 'zod/mini';
import type { ImportedJob, OwnFields } from './imported-job.ts';

import { dayIn } from './days.ts';
import { importMessages } from './messages.de.ts';
import { listOf, numberIn, objectOf, textIn, type Raw } from './values.ts';

const text = z._default(z.string(), '');
const oneOf = <const T extends readonly string[]>(codes: T) => z._default(z.enum([...codes, '']), '');

/** Fields under 'stellwerk' in a job of our own export (decision 0049). */
const ownFields = {
  version: z.literal(1),
  jobDescription: z._default(z.string().check(z.maxLength(JOB_LIMITS.richText)), ''),
  city: z._default(z.string().check(z.maxLength(JOB_LIMITS.city)), ''),
  location: text,
  employment: oneOf(EMPLOYMENTS),
  workingModel: oneOf(WORKING_MODELS),
  ote: z._default(z.string().check(z.maxLength(JOB_LIMITS.ote)), ''),
  // An export of before has some of them not.
  ...byJobDetail((name) => z.optional(z.string().check(z.refine((value) => isJobDetail(name, value))))),
  jobProfileType: z._default(z.enum(JOB_PROFILE_TYPES), 'DEFAULT'),
  templateType: oneOf(JOB_TEMPLATES),
  specificInformation: z._default(z.record(z.string(), z.union([z.string(), z.array(z.string())])), {}),
  isActive: z.boolean(),
  // Absent in older exports.
  blindReview: z.optional(z.boolean()),
} satisfies Readonly<Record<keyof ExportedJob['stellwerk'], z.core.$ZodType>>;
const ownPart = z.object(ownFields);

const pay = z
  .object({
    min: z.nullable(z.number().check(z.nonnegative())),
    max: z.nullable(z.number().check(z.nonnegative())),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    unit: z.enum(PAY_UNITS),
  })
  .check(z.refine(({ min, max }) => min === null || max === null || min <= max));

type OwnJob = Pick<ImportedJob, 'title' | 'city' | 'location' | 'employment' | 'workingModel' | 'payRange' | 'salary'> &
  Pick<ImportedJob, 'publishedOn' | 'closesOn' | 'sections' | 'details'> & { readonly own: OwnFields };

/** An amount; the schema rejects one that is no number. */
const end = (given: unknown): unknown => (given === null ? null : (numberIn(given) ?? Number.NaN));

/** Either end of the pay as written; undefined for an amount that is no number. */
function payOf(baseSalary: unknown): ImportedJob['payRange'] | undefined {
  const amount = objectOf(baseSalary);
  const value = objectOf(amount?.value);
  if (amount === null || value === null) return null;
  const [min, max] = [value.minValue ?? null, value.maxValue ?? null];
  if (min === null && max === null) return null;
  return z.safeParse(pay, { min: end(min), max: end(max), currency: amount.currency, unit: value.unitText }).data;
}

/** Whether a job comes from our own export. */
export const isOwn = (raw: Raw): boolean => objectOf(raw.stellwerk) !== null;

/**
 * Reads a job of our own export. Nothing is guessed: every text is used unchanged, so that an export is restored exactly,
 * and a broken value rejects the job.
 */
export function readOwn(raw: Raw): OwnJob | { readonly refused: string } {
  const parsed = z.safeParse(ownPart, raw.stellwerk);
  if (!parsed.success) return { refused: importMessages.badOwn(exportColumnOf(String(parsed.error.issues[0]?.path[0] ?? 'version'))) };
  const { data } = parsed;
  const payRange = payOf(raw.baseSalary);
  if (payRange === undefined) return { refused: importMessages.badOwn(exportColumnOf('minSalary')) };
  const dates = { datePosted: dayIn(raw.datePosted), validThrough: dayIn(raw.validThrough) };
  for (const name of ['datePosted', 'validThrough'] as const)
    if (textIn(raw[name]) !== '' && dates[name] === '') return { refused: importMessages.badOwn(exportColumnOf(name)) };
  const sectionOf = (name: string): string => textIn(listOf(raw[name])[0]);
  return {
    title: textIn(raw.title),
    city: textIn(data.city),
    location: textIn(data.location),
    employment: data.employment,
    workingModel: data.workingModel,
    payRange,
    salary: textIn(data.ote),
    publishedOn: dates.datePosted,
    closesOn: dates.validThrough,
    sections: {
      description: textIn(data.jobDescription),
      tasks: sectionOf('responsibilities'),
      profile: sectionOf('qualifications'),
      offer: sectionOf('jobBenefits'),
      aboutUs: sectionOf('employerOverview'),
    },
    details: byJobDetail((name) => data[name]?.trim()),
    own: {
      template: data.templateType === '' ? null : data.templateType,
      isActive: data.isActive,
      blindReview: data.blindReview,
      profileType: data.jobProfileType,
      specificInformation: data.specificInformation,
    },
  };
}
