import * as z from 'zod/mini';
import { id } from '../../wire/schemas';
import { JOB_AVAILABILITIES } from './saved';
import { jobCard } from '../wire';

/** A saved job; a `gone` one keeps its title. */
export const savedJob = z.extend(jobCard, { availability: z.enum(JOB_AVAILABILITIES) });

export const savedJobPage = z.object({
  jobs: z.array(savedJob),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  /** Of all pages. */
  ids: z.array(id),
});

export const jobCards = z.object({ jobs: z.array(savedJob) });
