import * as z from 'zod/mini';
import { id, optionalText, picture } from '../wire/schemas';
import { MESSAGE_RECIPIENTS, RECIPIENT_TYPES, SENDER_TYPES } from './codes';

/** A message of a company (CM15). */
export const message = z.object({
  id,
  companyId: id,
  userId: z.nullable(id),
  senderType: z.enum(SENDER_TYPES),
  recipientType: z.enum(RECIPIENT_TYPES),
  /** The department of the platform that it went to (O75). */
  recipient: z.nullable(z.enum(MESSAGE_RECIPIENTS)),
  subject: z.string(),
  content: z.string(),
  isRead: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  user: z.nullable(z.object({ id, firstName: z.string(), lastName: z.string(), avatar: optionalText })),
});

/** A message of a person, with its company (O76). */
export const inboxMessage = z.extend(message, { company: z.nullable(z.object({ id, name: z.string(), logo: picture })) });
