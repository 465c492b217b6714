import * as z from 'zod/mini';
import { applyFieldMessages } from '../../messages/apply.de';
import { inputMessages } from '../../messages/input.de';
import { isWebUrl } from '../../url';
import { APPLICATION_LIMITS } from '../codes';
import { applicationFields, hasDocument, text, url } from './fields';

/** Maximum number of skills of one application. */
const MAX_SKILLS = 50;

/** A complete application in the common shape (A10). */
export const applicationInput = z
  .object({
    ...applicationFields,
    jobId: z.nullable(z.number()).check(z.refine((id) => id !== null, inputMessages.required)),
    location: text(APPLICATION_LIMITS.name),
    xingProfile: url(isWebUrl, inputMessages.wrongType),
    websiteUrl: url(isWebUrl, inputMessages.wrongType),
    skills: z.array(text(APPLICATION_LIMITS.name)).check(z.maxLength(MAX_SKILLS, inputMessages.tooManyItems(String(MAX_SKILLS)))),
    salutation: text(APPLICATION_LIMITS.name),
    applicationType: text(APPLICATION_LIMITS.name),
    source: text(APPLICATION_LIMITS.name),
    initialApplication: z.boolean(),
    newsletter: z.boolean(),
    hasResume: z.boolean(),
  })
  .check(z.refine(hasDocument, { path: ['resume'], message: applyFieldMessages.documentsB }));
