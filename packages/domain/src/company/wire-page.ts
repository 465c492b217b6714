import * as z from 'zod/mini';
import { jobCard } from '../job/wire';
import { optionalText } from '../wire/schemas';
import { companyPublic } from './wire';

/** A company as its public page shows it (O12). */
export const companyPage = z.extend(companyPublic, { description: optionalText, jobs: z.array(jobCard) });
