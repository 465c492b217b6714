import { asList, asObject, firstText, textsOf } from '../../wire/loose';
import { readJobDetails, type JobDetail } from '../details';
import type { Job } from './job';
import { readPayRange } from './parts';

/** Facts found in the text of a job (O91). Texts are '' where it has none. */
export interface ParsedJob extends Pick<Job, 'title' | 'city' | 'workingModel' | 'employment' | 'salary' | 'payRange' | JobDetail> {
  /** yyyy-mm-dd; '' for none. */
  readonly closesOn: string;
  /** HTML, like the following texts. */
  readonly description: string;
  readonly tasks: string;
  readonly profile: string;
  readonly offer: string;
  readonly aboutUs: string;
  /** Parts that could not be parsed, in German. */
  readonly notes: readonly string[];
}

/** Reads the parsed values of a text. */
export function readParsedJob(answer: unknown): ParsedJob {
  const job = asObject(answer);
  return {
    ...textsOf(job, 'title', 'city', 'workingModel', 'employment', 'aboutUs'),
    ...readJobDetails(job),
    salary: firstText(job.ote),
    payRange: readPayRange(job.payRange),
    closesOn: firstText(job.closesAt),
    description: firstText(job.jobDescription),
    tasks: firstText(job.yourTasks),
    profile: firstText(job.yourProfile),
    offer: firstText(job.weOffer),
    notes: asList(job.notes).map(firstText),
  };
}
