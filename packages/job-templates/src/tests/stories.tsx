import type { JobTemplateProps } from '../job-template';
import { SampleBanner } from './SampleBanner';
import {
  bareJob,
  emptyJob,
  executiveJob,
  expiredJob,
  fileVideoJob,
  fullJob,
  listJob,
  longJob,
  noVideoJob,
  propsOf,
  salesJob,
} from './samples';

/** The same postings for every design, so that the designs can be compared story by story. */
export const storyArgs = {
  full: propsOf(fullJob),
  sales: propsOf(salesJob),
  executive: propsOf(executiveJob),
  empty: propsOf(emptyJob),
  lists: propsOf(listJob),
  fileVideo: propsOf(fileVideoJob),
  noVideo: propsOf(noVideoJob),
  banner: propsOf(fullJob, { banner: <SampleBanner /> }),
  preview: propsOf(fullJob, { preview: true, banner: <SampleBanner /> }),
  expired: propsOf(expiredJob),
  long: propsOf(longJob),
  bare: propsOf(bareJob),
  embedded: propsOf(fullJob, { embedded: true }),
} satisfies Record<string, JobTemplateProps>;
