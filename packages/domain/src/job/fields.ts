import * as z from 'zod/mini';
import { TEXT_LIMITS, hasText } from '../text';
import { berlinDay, isMoment } from '../dates';
import { generalMessages } from '../messages/general.de';
import { jobFieldMessages } from '../messages/job/form.de';
import { JOB_LIMITS } from './codes';
import { byJobDetail, isJobDetail } from './details';

const m = jobFieldMessages;

/** Maximum number of contact persons of a job (002 §5). */
export const MAX_CONTACTS = 3;

const text = (limit: number) => z.string().check(z.maxLength(limit, generalMessages.tooLong(limit)));
const required = (limit: number, message: string) =>
  z.string(message).check(z.maxLength(limit, generalMessages.tooLong(limit)), z.trim(), z.minLength(1, message));
const requiredRichText = (message: string) =>
  z.string(message).check(z.maxLength(JOB_LIMITS.richText, generalMessages.tooLong(JOB_LIMITS.richText)), z.refine(hasText, message));

/** The rule of the details: a value that their parser knows. What it can refuse are dates. */
const details = byJobDetail((name) => text(TEXT_LIMITS.url).check(z.refine((value) => isJobDetail(name, value), m.dayInvalid)));

/** The texts of a job that a person fills in, with the same rules in form and server (002 §5, O23). */
export const jobFields = {
  title: required(JOB_LIMITS.title, m.title),
  city: required(JOB_LIMITS.city, m.city),
  ote: text(JOB_LIMITS.ote),
  ...details,
  jobDescription: requiredRichText(m.jobDescription),
  yourTasks: requiredRichText(m.yourTasks),
  yourProfile: requiredRichText(m.yourProfile),
  weOffer: text(JOB_LIMITS.richText),
  aboutUs: text(JOB_LIMITS.richText),
};

/** Whether the ends of a pay range are in order; either may be open (rule 14). */
export const payInOrder = ({ min, max }: { readonly min: number | null; readonly max: number | null }): boolean =>
  min === null || max === null || min <= max;

/** Whether a text is a closing date, or '' for none (rule 14). */
export const isClosingDay = (day: string): boolean => day === '' || isMoment(day);

/** Whether a closing date is past: a job stays open through that day in Berlin (rule 14). */
export const isPastDay = (day: string, now: Date): boolean => day !== '' && berlinDay(day) < berlinDay(now);
