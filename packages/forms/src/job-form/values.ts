import {
  berlinDay,
  DEFAULT_JOB_TEMPLATE,
  jobFieldMessages,
  JOB_PROFILE_TYPES,
  JOB_TEMPLATES,
  byJobDetail,
  PAY_UNITS,
} from '@stellwerk/domain';
import { isClosingDay, jobFields, MAX_CONTACTS } from '@stellwerk/domain/job/fields';
import * as z from 'zod/mini';
import { requiredText } from '../shared/field-schemas';
import { labels } from './messages.de';
import { readAmount } from './pay';

const amount = z.string().check(z.refine((typed) => !Number.isNaN(readAmount(typed)), labels.payInvalid));
const day = z.string().check(z.refine(isClosingDay, jobFieldMessages.dayInvalid));

const { title, city, ...texts } = jobFields;
const fields = z.object({
  title,
  city,
  workingModel: requiredText(100, jobFieldMessages.workingModel),
  employment: requiredText(100, jobFieldMessages.employment),
  jobProfileType: z.enum(JOB_PROFILE_TYPES),
  templateType: z.enum(JOB_TEMPLATES),
  ...texts,
  /** Structured pay beside the free text, as typed (rule 14). */
  payMin: amount,
  payMax: amount,
  payUnit: z.enum(PAY_UNITS),
  payCurrency: z.string(),
  /** Last day for applications, YYYY-MM-DD, '' for none (rule 14). */
  closesOn: day,
  isActive: z.boolean(),
  focusPage: z.string(),
  /** Whether applications are reviewed anonymously first (decision 0079). */
  blindReview: z.boolean(),
  specificInformation: z.record(z.string(), z.string()),
  contacts: z.array(z.string()).check(z.maxLength(MAX_CONTACTS, jobFieldMessages.tooManyContacts)),
});

/** Values of the job form; `contacts` are member ids in rank order. */
export type JobFormValues = z.infer<typeof fields>;

const inOrder = ({ payMin, payMax }: JobFormValues): boolean => {
  const [least, most] = [readAmount(payMin), readAmount(payMax)];
  return least === null || most === null || !(most < least);
};

/**
 * Validation rules of the job form (002 §5, O23; rule 14).
 * @param mode a new job must not be past its closing date, an existing one may be
 * @param now current time
 */
export const jobFormSchema = (mode: 'create' | 'edit', now: Date) =>
  fields.check(
    z.refine(inOrder, { path: ['payMax'], error: jobFieldMessages.payOrder }),
    z.refine(({ closesOn }) => mode === 'edit' || closesOn === '' || closesOn >= berlinDay(now), {
      path: ['closesOn'],
      error: jobFieldMessages.closesPast,
    }),
  );

/**
 * Initial values: a new job is active, DEFAULT and template2; an existing one without a design has
 * template1 (JM38, JM39, A15).
 */
export function jobFormValues(mode: 'create' | 'edit', known: Partial<JobFormValues> = {}): JobFormValues {
  return {
    title: '',
    city: '',
    workingModel: '',
    employment: '',
    jobProfileType: 'DEFAULT',
    ote: '',
    ...byJobDetail(() => ''),
    payMin: '',
    payMax: '',
    payUnit: 'YEAR',
    payCurrency: 'EUR',
    closesOn: '',
    isActive: true,
    focusPage: '',
    blindReview: false,
    specificInformation: {},
    jobDescription: '',
    yourTasks: '',
    yourProfile: '',
    weOffer: '',
    aboutUs: '',
    contacts: [],
    ...known,
    templateType: known.templateType ?? (mode === 'create' ? DEFAULT_JOB_TEMPLATE : 'template1'),
  };
}

const defaults: Readonly<Record<string, unknown>> = jobFormValues('create');

const isAmong = (codes: readonly string[], value: unknown): boolean => typeof value === 'string' && codes.includes(value);
const areTexts = (value: object): boolean => Object.values(value).every((text) => typeof text === 'string');

/** Whether every field is present and has the right type. */
function isJobFormValues(value: object): value is JobFormValues {
  const found = new Map<string, unknown>(Object.entries(value));
  const { specificInformation: facts, contacts } = Object.fromEntries(found);
  return (
    Object.entries(defaults).every(([name, example]) => typeof found.get(name) === typeof example) &&
    isAmong(JOB_PROFILE_TYPES, found.get('jobProfileType')) &&
    isAmong(JOB_TEMPLATES, found.get('templateType')) &&
    isAmong(PAY_UNITS, found.get('payUnit')) &&
    Array.isArray(contacts) &&
    areTexts(contacts) &&
    typeof facts === 'object' &&
    facts !== null &&
    areTexts(facts)
  );
}

/**
 * Reads a draft of this form from the browser's storage; null for anything else. A field that the form did not have
 * when the draft was stored gets its first value.
 */
export function readJobFormValues(value: unknown): JobFormValues | null {
  if (typeof value !== 'object' || value === null || !('title' in value)) return null;
  const values = { ...defaults, ...value };
  return isJobFormValues(values) ? values : null;
}
