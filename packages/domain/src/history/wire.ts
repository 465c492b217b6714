import * as z from 'zod/mini';
import { APPLICATION_STATUSES } from '../application/codes';
import { TEAM_ROLES } from '../company/codes';
import { id, optionalText } from '../wire/schemas';
import { ALL_HISTORY_ACTIONS, ALL_HISTORY_FIELDS } from './codes';

const role = z.enum(TEAM_ROLES);
const status = z.enum(APPLICATION_STATUSES);

/** Who did what to what; names and numbers, never the texts that people have typed. */
export const historyEntry = z.object({
  id,
  createdAt: z.string(),
  action: z.enum(ALL_HISTORY_ACTIONS),
  /** Display name of who did it; null once the account is gone. */
  by: optionalText,
  /** The person, the invitation, the job, the focus page or the application that it was done to; null for the company itself. */
  subject: z.nullable(z.object({ id, name: optionalText, exists: z.boolean() })),
  fields: z.array(z.enum(ALL_HISTORY_FIELDS)),
  role: z.nullable(z.object({ from: role, to: role })),
  /** The status of an application that was changed or taken back. */
  status: z.nullable(z.object({ from: status, to: status })),
  /** Jobs that an import has made and changed, that a deactivation has switched off; applications that a deletion has rejected. */
  counts: z.object({ created: z.number(), updated: z.number(), deactivated: z.number(), rejected: z.number() }),
});

/** Somebody who stands in a history, whether still a member or not. */
const historyPerson = z.object({ id, name: z.string() });

/**
 * One page of a history, the newest first.
 * @param total entries on all pages
 * @param people everybody who has done something in the whole history and still has an account, by name
 */
export const companyHistory = z.object({ entries: z.array(historyEntry), total: z.number(), people: z.array(historyPerson) });
