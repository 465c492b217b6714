import { APPLICATION_LIMITS, DEFAULT_JOB_TEMPLATE, JOB_LIMITS, JOB_PROFILE_TYPES, JOB_TEMPLATES } from '@stellwerk/domain';
import * as z from 'zod/mini';
import { de } from '../i18n/de';
import { requiredText, text } from '../shared/field-schemas';
import { hasText } from '../shared/RichTextInput';
import { MAX_CONTACTS } from './contacts';
import { words } from './messages.de';
import { berlinDay, PAY_UNITS, readAmount } from './pay';

const richText = text(JOB_LIMITS.richText);
const requiredRichText = richText.check(z.refine(hasText, de.requiredField));
const amount = z.string().check(z.refine((typed) => !Number.isNaN(readAmount(typed)), words.payInvalid));
const day = z.string().check(z.refine((typed) => typed === '' || !Number.isNaN(Date.parse(typed)), words.closesInvalid));

const fields = z.object({
  title: requiredText(JOB_LIMITS.title, de.requiredField),
  city: requiredText(JOB_LIMITS.city, de.requiredField),
  workingModel: requiredText(100, de.requiredField),
  employment: requiredText(100, de.requiredField),
  jobProfileType: z.enum(JOB_PROFILE_TYPES),
  templateType: z.enum(JOB_TEMPLATES),
  ote: text(JOB_LIMITS.ote),
  remunerationStructure: text(APPLICATION_LIMITS.url),
  /** Structured pay beside the free text, as typed (rule 14). */
  payMin: amount,
  payMax: amount,
  payUnit: z.enum(PAY_UNITS),
  /** Last day for applications, YYYY-MM-DD, '' for none (rule 14). */
  closesOn: day,
  isActive: z.boolean(),
  focusPage: z.string(),
  specificInformation: z.record(z.string(), z.string()),
  jobDescription: requiredRichText,
  yourTasks: requiredRichText,
  yourProfile: requiredRichText,
  weOffer: richText,
  aboutUs: richText,
  contacts: z.array(z.string()).check(z.maxLength(MAX_CONTACTS, words.tooMany)),
});

/** Values of the job form; `contacts` are member ids in the order of their ranks. */
export type JobFormValues = z.infer<typeof fields>;

const inOrder = ({ payMin, payMax }: JobFormValues): boolean => {
  const [least, most] = [readAmount(payMin), readAmount(payMax)];
  return least === null || most === null || !(most < least);
};

/**
 * The rules of the job form (002 §5, O23; pay range and closing date: rule 14).
 * @param mode a new posting cannot have closed already, a known one may be closed by hand
 * @param now the moment that decides what is past
 */
export const jobFormSchema = (mode: 'create' | 'edit', now: Date) =>
  fields.check(
    z.refine(inOrder, { path: ['payMax'], error: words.payOrder }),
    z.refine(({ closesOn }) => mode === 'edit' || closesOn === '' || closesOn >= berlinDay(now), {
      path: ['closesOn'],
      error: words.closesPast,
    }),
  );

/** First values: a new posting is active, DEFAULT and template2; a known one without a design has template1 (JM38, JM39, A15). */
export function jobFormValues(mode: 'create' | 'edit', known: Partial<JobFormValues> = {}): JobFormValues {
  return {
    title: '',
    city: '',
    workingModel: '',
    employment: '',
    jobProfileType: 'DEFAULT',
    ote: '',
    remunerationStructure: '',
    payMin: '',
    payMax: '',
    payUnit: 'YEAR',
    closesOn: '',
    isActive: true,
    focusPage: '',
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
