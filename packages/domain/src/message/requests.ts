import * as z from 'zod/mini';
import { generalMessages, inputMessages, messageMessages } from '../messages';
import { parseId } from '../wire/id';
import { requestKey } from '../wire/schemas';
import { MESSAGE_FILTERS, MESSAGE_LIMITS, MESSAGE_RECIPIENTS, MESSAGE_SIDES, RECIPIENT_TYPES, SENDER_TYPES } from './codes';

/** Bodies and queries of the calls around messages. */

const text = (missing: string, limit: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(limit, generalMessages.tooLong(limit)));

const rowId = z.pipe(
  z.union([z.number(), z.string()], inputMessages.required).check(z.refine((value) => parseId(value) !== null, inputMessages.wrongType)),
  z.transform((value) => parseId(value) ?? 0),
);

/** A message (API72): from a company to an applicant or to a department of the platform, and replies (O41, O75). */
export const messageRequest = z.object({
  companyId: rowId,
  userId: z.optional(z.nullable(rowId)),
  senderType: z.enum(SENDER_TYPES, inputMessages.unknownValue),
  recipientType: z.enum(RECIPIENT_TYPES, inputMessages.unknownValue),
  /** The department of the platform, instead of a person. */
  recipient: z.optional(z.nullable(z.enum(MESSAGE_RECIPIENTS, inputMessages.unknownValue))),
  subject: text(messageMessages.subjectMissing, MESSAGE_LIMITS.subject),
  content: text(messageMessages.contentMissing, MESSAGE_LIMITS.content),
  requestKey,
});

/** Pages count from 1; without `page` the answer is the bare list. */
export const messagesQuery = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(200, generalMessages.tooLong(200)))),
  filter: z.optional(z.enum(MESSAGE_FILTERS, inputMessages.unknownValue)),
  page: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(1_000_000))),
  pageSize: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(100))),
});

/** An applicant listed first, even if the list would leave out such an old application. */
export const messageApplicantsQuery = z.object({
  include: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))),
});

/** The mailbox to delete from, for a caller with several. @default the own one, then the company's, then the platform's */
export const deleteMessageQuery = z.object({ side: z.optional(z.enum(MESSAGE_SIDES, inputMessages.unknownValue)) });
