import * as z from 'zod/mini';
import { SAVED_JOBS_LIMIT, SAVED_JOBS_PER_PAGE } from './saved';

export const savedJobsQuery = z.object({ page: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(1_000_000))) });

const jobId = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));

/** Jobs saved in a browser without an account, the newest first. */
export const savedJobsRequest = z.object({ jobIds: z.array(jobId).check(z.maxLength(SAVED_JOBS_LIMIT)) });

/** At most one page of numbers; a single one is sent without a list. */
export const jobCardsQuery = z.object({ id: z.optional(z.union([jobId, z.array(jobId).check(z.maxLength(SAVED_JOBS_PER_PAGE))])) });
