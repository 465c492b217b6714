import * as z from 'zod/mini';
import { applicationMessages, generalMessages } from '../../messages';
import { APPLICATION_LIMITS, REJECTION_REASONS } from '../codes';

const { rejection: limit } = APPLICATION_LIMITS;

/**
 * Fields of bodies that set a status. They apply to a rejection and are ignored elsewhere; without a message it has that of
 * the job (decision 0076).
 */
export const rejectionFields = {
  reason: z.optional(z.nullable(z.enum(REJECTION_REASONS, applicationMessages.invalidReason))),
  message: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(limit, generalMessages.tooLong(limit))))),
} as const;
