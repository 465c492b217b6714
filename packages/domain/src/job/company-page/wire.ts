import * as z from 'zod/mini';
import { jobCard } from '../wire';
import { optionalText } from '../../wire/schemas';
import { companyPublic } from '../../company/wire';

/** A company as its public page shows it (O12). */
export const companyPage = z.extend(companyPublic, { description: optionalText, jobs: z.array(jobCard) });
