import * as z from 'zod/mini';
import { MESSAGE_LIMITS } from '../../message/codes';
import { applicationMessages, generalMessages, messageMessages } from '../../messages';
import { MAX_ID } from '../../wire/id';
import { requestKey } from '../../wire/schemas';
import { BULK_LIMIT } from './bulk';
import { APPLICATION_STATUSES } from '../codes';
import { rejectionFields } from '../rejection/request';

/** Bodies of the calls on several applications (decision 0080). */

const rowId = z.int().check(z.minimum(1), z.maximum(MAX_ID));

const atMost = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(item).check(z.minLength(1, applicationMessages.bulkEmpty), z.maxLength(BULK_LIMIT, applicationMessages.bulkTooMany(BULK_LIMIT)));

const status = z.enum(APPLICATION_STATUSES, applicationMessages.invalidStatus);

/**
 * `expectedStatus` is the status that the person saw (O96). A company cannot withdraw for an applicant. A rejection has one message for
 * all, or that of its job.
 */
export const bulkStatusRequest = z.object({
  status: status.check(z.refine((wanted) => wanted !== 'WITHDRAWN', applicationMessages.invalidStatus)),
  applications: atMost(z.object({ id: rowId, expectedStatus: z.optional(status) })),
  ...rejectionFields,
});

/** `change` is the number of each application's change that the person wants to undo. */
export const bulkUndoRequest = z.object({ applications: atMost(z.object({ id: rowId, change: z.int() })) });

const text = (missing: string, limit: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(limit, generalMessages.tooLong(limit)));

/** One text, sent to each applicant separately. The same `requestKey` is sent to nobody twice, in all portions together. */
export const bulkMessageRequest = z.object({
  applications: atMost(rowId),
  subject: text(messageMessages.subjectMissing, MESSAGE_LIMITS.subject),
  content: text(messageMessages.contentMissing, MESSAGE_LIMITS.content),
  requestKey,
});
