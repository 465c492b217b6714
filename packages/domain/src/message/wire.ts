import * as z from 'zod/mini';
import { id, optionalText, picture } from '../wire/schemas';
import { MESSAGE_RECIPIENTS, RECIPIENT_TYPES, SENDER_TYPES } from './codes';

/** A message of a company (CM15). */
export const message = z.object({
  id,
  companyId: id,
  /** Also null for a person hidden from the company by a blind first look (decision 0079). */
  userId: z.nullable(id),
  senderType: z.enum(SENDER_TYPES),
  recipientType: z.enum(RECIPIENT_TYPES),
  /** The department of the platform that received it (O75). */
  recipient: z.nullable(z.enum(MESSAGE_RECIPIENTS)),
  subject: z.string(),
  content: z.string(),
  isRead: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  user: z.nullable(z.object({ id: z.nullable(id), firstName: z.string(), lastName: z.string(), avatar: optionalText })),
});

/** A message of a person, with its company (O76). */
export const inboxMessage = z.extend(message, { company: z.nullable(z.object({ id, name: z.string(), logo: picture })) });

const page = <Message extends z.core.$ZodType>(entry: Message) =>
  z.object({
    messages: z.array(entry),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    /** Number per filter, among the matches of the search. */
    counts: z.object({ all: z.number(), unread: z.number(), read: z.number() }),
  });

/** The messages of a company: the latest as the documented list, or the requested page (EN53). */
export const companyMessages = z.union([z.array(message), page(message)]);

/** Those of a person, and of the administration; in the same two forms. */
export const inboxMessages = z.union([z.array(inboxMessage), page(inboxMessage)]);

/** Numbers of unread messages: as a person, in each own company with any, and as an administrator of the platform. */
export const unreadMessages = z.object({
  own: z.number(),
  companies: z.array(z.object({ companyId: id, unread: z.number() })),
  platform: z.nullable(z.number()),
});

/** An applicant with an account, a possible receiver (O40). */
export const messageApplicant = z.object({ id, firstName: z.string(), lastName: z.string() });
