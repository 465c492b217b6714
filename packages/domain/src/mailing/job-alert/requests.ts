import * as z from 'zod/mini';
import { mailAddress } from '../../mail-address';
import { TEXT_LIMITS } from '../../text';
import { generalMessages } from '../../messages/general.de';
import { jobAlertMessages as messages } from '../../messages/job-alert.de';
import { ALERT_RHYTHMS } from './codes';

/** New jobs by mail (O93): the query in the list's URL, with any filters. */
export const jobAlertRequest = z.object({
  email: z
    .string(messages.email)
    .check(z.trim(), ...mailAddress(messages.email), z.maxLength(TEXT_LIMITS.email, generalMessages.tooLong(TEXT_LIMITS.email))),
  rhythm: z.enum(ALERT_RHYTHMS, messages.rhythm),
  /** Parsed by the schema of the list's query. */
  query: z.record(z.string(), z.unknown()),
  gdpr: z.literal(true, messages.privacy),
});
