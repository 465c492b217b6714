import { formatDate } from '../format/date';
import type { JobDetail, JobDetails, JobStart } from './details';

/** Names of the details in form, history, designs and filters. */
export const jobDetailLabels = {
  remunerationStructure: 'Vergütungsstruktur',
  startsOn: 'Eintrittstermin',
} as const satisfies Readonly<Record<JobDetail, string>>;

/** Answers that the form offers for a begin of work; 'day' asks for a day. */
export const jobStartLabels = { immediately: 'Ab sofort', day: 'Ab einem Datum' } as const;

/** 'Ab 01.03.2027'; a day before today is past, so that the work begins at once. */
function startText(startsOn: JobStart, today: string): string {
  if (startsOn === '') return '';
  return startsOn === 'immediately' || startsOn < today ? jobStartLabels.immediately : `Ab ${formatDate(startsOn)}`;
}

/**
 * The details in words; '' for an unknown one.
 * @param today yyyy-mm-dd. @default every day is shown as it is stored
 */
export const jobDetailTexts = (details: JobDetails, today = ''): Readonly<Record<JobDetail, string>> => ({
  remunerationStructure: details.remunerationStructure,
  startsOn: startText(details.startsOn, today),
});
