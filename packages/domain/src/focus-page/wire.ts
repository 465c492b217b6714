import * as z from 'zod/mini';
import { companyCard } from '../company/wire';
import { industry } from '../company/industry/wire';
import { jobCard } from '../job/wire';
import { id, optionalText, picture } from '../wire/schemas';
import { FOCUS_STATUSES } from './codes';

/** A focus page as its own company lists it (CF13). */
export const focusPage = z.object({
  id,
  title: z.string(),
  description: z.string(),
  content: z.string(),
  status: z.enum(FOCUS_STATUSES),
  industry: z.nullable(industry),
  website: optionalText,
  slogan: optionalText,
  featured: z.boolean(),
  coverImage: picture,
  slug: z.string(),
  createdAt: z.string(),
  views: z.number(),
  /** Counts the changes; what a save names as the version that the person has seen. */
  version: z.number(),
});

/** A focus page by its slug, with its company and the active jobs of that (O14); page loads and versions are no business of visitors. */
export const showcasePage = z.extend(z.omit(focusPage, { views: true, version: true }), {
  company: z.extend(companyCard, { listed: z.boolean() }),
  jobs: z.array(jobCard),
});
