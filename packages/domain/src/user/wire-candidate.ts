import * as z from 'zod/mini';
import { applicationCompany } from '../application/wire';
import { id, optionalText } from '../wire/schemas';

/** A candidate with the applications to the company of the reader (O11). */
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
  applications: z.array(applicationCompany),
});
