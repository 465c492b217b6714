import * as z from 'zod/mini';
import { MESSAGE_LIMITS } from '../../message/codes';
import { applicationMessages, generalMessages, messageMessages } from '../../messages';
import { MAX_ID } from '../../wire/id';
import { requestKey } from '../../wire/request-key';
import { BULK_LIMIT } from './bulk';
import { APPLICATION_STATUSES } from '../codes';
import { rejectionFields } from '../rejection/request';

/** Bodies of the calls about several applications (decision 0080). */

const rowId = z.int().check(z.minimum(1), z.maximum(MAX_ID));

const atMost = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(item).check(z.minLength(1, applicationMessages.bulkEmpty), z.maxLength(BULK_LIMIT, applicationMessages.bulkTooMany(BULK_LIMIT)));

const status = z.enum(APPLICATION_STATUSES, applicationMessages.invalidStatus);

/** `expectedStatus` is the one that the person saw (O96). Nobody withdraws for an applicant. A rejection says to each the same, or what its job says. */
export const bulkStatusRequest = z.object({
  status: status.check(z.refine((wanted) => wanted !== 'WITHDRAWN', applicationMessages.invalidStatus)),
  applications: atMost(z.object({ id: rowId, expectedStatus: z.optional(status) })),
  ...rejectionFields,
});

/** `change` is the number of the change of each that the person wants to take back. */
export const bulkUndoRequest = z.object({ applications: atMost(z.object({ id: rowId, change: z.int() })) });

const text = (missing: string, limit: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(limit, generalMessages.tooLong(limit)));

/** One text, for each applicant alone. The same `requestKey` writes to nobody twice, in all portions together. */
export const bulkMessageRequest = z.object({
  applications: atMost(rowId),
  subject: text(messageMessages.subjectMissing, MESSAGE_LIMITS.subject),
  content: text(messageMessages.contentMissing, MESSAGE_LIMITS.content),
  requestKey,
});
