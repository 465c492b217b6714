import { firstText, type WireObject } from '../../wire/loose';

/** Texts of a job in the form: HTML, '' without one. */
export interface JobTexts {
  readonly description: string;
  readonly tasks: string;
  readonly profile: string;
  readonly offer: string;
  readonly aboutUs: string;
}

/** Reads the texts of a job for the form. */
export const readJobTexts = (job: WireObject): JobTexts => ({
  description: firstText(job.jobDescription),
  tasks: firstText(job.yourTasks),
  profile: firstText(job.yourProfile),
  offer: firstText(job.weOffer),
  aboutUs: firstText(job.aboutUs),
});
