import * as z from 'zod/mini';
import { companyCard, industry } from '../company/wire';
import { jobCard } from '../job/wire';
import { id, optionalText, picture, type WithFields } from '../wire/schemas';
import { FOCUS_STATUSES } from './codes';
import type { FocusFormField } from './field-list.de';

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
  /** Number of changes; a save names the version that the person has seen. */
  version: z.number(),
}) satisfies WithFields<FocusFormField>;

/** A focus page by its slug, with its company and that company's active jobs (O14); without page loads and versions. */
export const showcasePage = z.extend(z.omit(focusPage, { views: true, version: true }), {
  company: z.extend(companyCard, { listed: z.boolean() }),
  jobs: z.array(jobCard),
});
