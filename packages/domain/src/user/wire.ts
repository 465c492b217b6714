import * as z from 'zod/mini';
import { id, optionalText } from '../wire/schemas';
import { ACCOUNT_ROLES } from './codes';

export const userAnswer = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: optionalText,
  avatar: optionalText,
  emailConfirmed: z.boolean(),
  roles: z.array(z.enum(ACCOUNT_ROLES)),
});

export const sessionAnswer = z.object({ token: z.string(), roles: z.array(z.enum(ACCOUNT_ROLES)), user: userAnswer });
