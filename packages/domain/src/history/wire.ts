import * as z from 'zod/mini';
import { APPLICATION_STATUSES } from '../application/codes';
import { TEAM_ROLES } from '../company/codes';
import { id, optionalText } from '../wire/schemas';
import { ALL_HISTORY_ACTIONS, ALL_HISTORY_FIELDS } from './codes';

const role = z.enum(TEAM_ROLES);
const status = z.enum(APPLICATION_STATUSES);

/** Author, action and row; names and numbers, never typed texts. */
export const historyEntry = z.object({
  id,
  createdAt: z.string(),
  action: z.enum(ALL_HISTORY_ACTIONS),
  /** Display name of the author; null for a deleted account. */
  by: optionalText,
  /** The changed person, invitation, job, focus page or application; null for the company itself. */
  subject: z.nullable(z.object({ id, name: optionalText, exists: z.boolean() })),
  fields: z.array(z.enum(ALL_HISTORY_FIELDS)),
  role: z.nullable(z.object({ from: role, to: role })),
  /** A changed or undone status of an application. */
  status: z.nullable(z.object({ from: status, to: status })),
  /** Number of jobs created and changed by an import, deactivated with the company; of applications rejected with a deleted job. */
  counts: z.object({ created: z.number(), updated: z.number(), deactivated: z.number(), rejected: z.number() }),
});

/** An author of entries, current or former member. */
const historyPerson = z.object({ id, name: z.string() });

/**
 * One page of a history, the newest first.
 * @param total entries on all pages
 * @param people all authors of the whole history with an existing account, by name
 */
export const companyHistory = z.object({ entries: z.array(historyEntry), total: z.number(), people: z.array(historyPerson) });
