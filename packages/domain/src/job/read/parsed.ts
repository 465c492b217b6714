import { asList, asObject, firstText, textsOf } from '../../wire/loose';
import { readJobDetails, type JobDetail } from '../details';
import type { Job } from './job';
import { readPayRange } from './parts';
import { readJobTexts, type JobTexts } from './texts';

/** Facts found in the text of a job (O91). Texts are '' where it has none. */
export interface ParsedJob
  extends JobTexts, Pick<Job, 'title' | 'city' | 'workingModel' | 'employment' | 'salary' | 'payRange' | JobDetail> {
  /** yyyy-mm-dd; '' for none. */
  readonly closesOn: string;
  /** Parts that could not be parsed, in German. */
  readonly notes: readonly string[];
}

/** Reads the parsed values of a text. */
export function readParsedJob(answer: unknown): ParsedJob {
  const job = asObject(answer);
  return {
    ...textsOf(job, 'title', 'city', 'workingModel', 'employment'),
    ...readJobDetails(job),
    salary: firstText(job.ote),
    payRange: readPayRange(job.payRange),
    closesOn: firstText(job.closesAt),
    ...readJobTexts(job),
    notes: asList(job.notes).map(firstText),
  };
}
