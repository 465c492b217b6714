import { APPLICATION_LIMITS, DEFAULT_JOB_TEMPLATE, JOB_LIMITS, JOB_PROFILE_TYPES, JOB_TEMPLATES } from '@stellwerk/domain';
import * as z from 'zod/mini';
import { de } from '../i18n/de';
import { requiredText, text } from '../shared/field-schemas';
import { hasText } from '../shared/RichTextInput';
import { MAX_CONTACTS } from './contacts';
import { words } from './messages.de';

const richText = text(JOB_LIMITS.richText);
const requiredRichText = richText.check(z.refine(hasText, de.requiredField));

/** The rules of the job form (002 §5, O23). */
export const jobFormSchema = z.object({
  title: requiredText(JOB_LIMITS.title, de.requiredField),
  city: requiredText(JOB_LIMITS.city, de.requiredField),
  workingModel: requiredText(100, de.requiredField),
  employment: requiredText(100, de.requiredField),
  jobProfileType: z.enum(JOB_PROFILE_TYPES),
  templateType: z.enum(JOB_TEMPLATES),
  ote: text(JOB_LIMITS.ote),
  remunerationStructure: text(APPLICATION_LIMITS.url),
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
export type JobFormValues = z.infer<typeof jobFormSchema>;

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
