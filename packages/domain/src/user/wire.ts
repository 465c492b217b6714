import * as z from 'zod/mini';
import { id, optionalText, type WithFields } from '../wire/schemas';
import { ACCOUNT_ROLES } from './codes';
import type { ProfileField } from './profile-fields';

export const userAnswer = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: optionalText,
  avatar: optionalText,
  emailConfirmed: z.boolean(),
  roles: z.array(z.enum(ACCOUNT_ROLES)),
}) satisfies WithFields<ProfileField>;

export const sessionAnswer = z.object({ token: z.string(), roles: z.array(z.enum(ACCOUNT_ROLES)), user: userAnswer });
