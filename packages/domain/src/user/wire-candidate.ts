import * as z from 'zod/mini';
import { applicationOwn } from '../application/wire';
import { id, optionalText } from '../wire/schemas';

/** A candidate with the applications to the companies of the reader, or all of them for the person (O11), without companies' notes. */
export const candidateProfile = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: optionalText,
  location: optionalText,
  avatar: optionalText,
  linkedinProfile: optionalText,
  xingProfile: optionalText,
  websiteUrl: optionalText,
  applications: z.array(applicationOwn),
});
