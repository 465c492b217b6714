import { APPLICATION_STATUSES, areaOfAction, blindName, TEAM_ROLES } from '@stellwerk/domain';
import type { AnswerOf } from '@stellwerk/domain/endpoints';
import * as z from 'zod/mini';
import { fieldsOf } from './columns.ts';
import type { HistoryRow } from './store.ts';

const role = z.enum(TEAM_ROLES);
const status = z.enum(APPLICATION_STATUSES);
/** Details of all kinds of entries; a missing one is undefined. */
const details = z.object({
  fields: z._default(z.array(z.string()), []),
  role: z._default(z.nullable(z.object({ from: role, to: role })), null),
  status: z._default(z.nullable(z.object({ from: status, to: status })), null),
  created: z._default(z.number(), 0),
  updated: z._default(z.number(), 0),
  rejected: z._default(z.number(), 0),
  jobs: z._default(z.array(z.number()), []),
});

type Entry = AnswerOf<'companyHistory'>['entries'][number];

const nameOf = ({ blind, subject_id: id, name }: Omit<HistoryRow, 'action'>): string | null =>
  blind === true && id !== null ? blindName(id).candidateName : name;

/** An entry as the owner reads it. */
export function entryWire({ action, ...row }: HistoryRow): Entry {
  const { fields, jobs, created, updated, rejected, ...rest } = z.parse(details, row.details);
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    action,
    by: row.by,
    subject: row.subject_type === 'company' ? null : { id: row.subject_id, name: nameOf(row), exists: !row.gone },
    fields: fieldsOf(areaOfAction(action), fields),
    role: rest.role,
    status: rest.status,
    counts: { created, updated, rejected, deactivated: jobs.length },
  };
}
