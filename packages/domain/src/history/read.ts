import { parseStatus, type ApplicationStatus } from '../application/codes';
import { TEAM_ROLES, type TeamRole } from '../company/codes';
import { asList, asObject, firstText, listIn, toDate, toFlag, toNumber } from '../wire/loose';
import { ALL_HISTORY_ACTIONS, ALL_HISTORY_FIELDS, type HistoryAction, type HistoryField } from './codes';

/** One thing that somebody has done in a company. */
export interface HistoryEntry {
  /** Number of the entry as text. */
  readonly id: string;
  /** ISO. */
  readonly at: string;
  readonly action: HistoryAction;
  /** Display name of who did it; '' once the account is gone. */
  readonly by: string;
  /** The person, the invitation, the job, the focus page or the application that it was done to; null for the company itself. */
  readonly subject: {
    readonly id: string;
    /** '' where it is not known any more. */
    readonly name: string;
    /** Whether it still exists. */
    readonly exists: boolean;
  } | null;
  /** What was changed. */
  readonly fields: readonly HistoryField[];
  /** A role that was changed, else null. */
  readonly role: { readonly from: TeamRole; readonly to: TeamRole } | null;
  /** A status of an application that was changed or taken back, else null. */
  readonly status: { readonly from: ApplicationStatus; readonly to: ApplicationStatus } | null;
  readonly counts: {
    /** Jobs that an import has made. */
    readonly created: number;
    /** Jobs that an import has changed. */
    readonly updated: number;
    /** Jobs that became inactive with the company. */
    readonly deactivated: number;
    /** Applications that were rejected with their job. */
    readonly rejected: number;
  };
}

/** Somebody who stands in a history, whether still a member or not. */
export interface HistoryPerson {
  /** Number of the account as text. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
}

/** One page of a history, the newest entry first. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Entries on all pages. */
  readonly total: number;
  /** Everybody who has done something in the whole history and still has an account, by name. */
  readonly people: readonly HistoryPerson[];
}

const roleIn = (value: unknown): TeamRole => TEAM_ROLES.find((known) => known === value) ?? 'MEMBER';
const count = (value: unknown): number => toNumber(value) ?? 0;

function readSubject(value: unknown): HistoryEntry['subject'] {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, exists } = asObject(value);
  return { id: firstText(id), name: firstText(name), exists: toFlag(exists) };
}

function readRole(value: unknown): HistoryEntry['role'] {
  if (typeof value !== 'object' || value === null) return null;
  const { from, to } = asObject(value);
  return { from: roleIn(from), to: roleIn(to) };
}

function readStatus(value: unknown): HistoryEntry['status'] {
  if (typeof value !== 'object' || value === null) return null;
  const { from, to } = asObject(value);
  const [before, after] = [parseStatus(from), parseStatus(to)];
  return before === null || after === null ? null : { from: before, to: after };
}

/** Reads one entry; one that says nothing known about nothing known is none. */
function readEntry(value: unknown): readonly HistoryEntry[] {
  const entry = asObject(value);
  const [action, at] = [ALL_HISTORY_ACTIONS.find((known) => known === entry.action), toDate(entry.createdAt)];
  if (action === undefined || at === null) return [];
  const counts = asObject(entry.counts);
  return [
    {
      id: firstText(entry.id),
      at,
      action,
      by: firstText(entry.by),
      subject: readSubject(entry.subject),
      fields: asList(entry.fields).flatMap((field) => ALL_HISTORY_FIELDS.filter((known) => known === field)),
      role: readRole(entry.role),
      status: readStatus(entry.status),
      counts: {
        created: count(counts.created),
        updated: count(counts.updated),
        deactivated: count(counts.deactivated),
        rejected: count(counts.rejected),
      },
    },
  ];
}

/** Reads somebody; whoever has no number or no name cannot be chosen. */
function readPerson(value: unknown): readonly HistoryPerson[] {
  const person = asObject(value);
  const [id, name] = [firstText(person.id), firstText(person.name)];
  return id === '' || name === '' ? [] : [{ id, name }];
}

/** Reads one page of a company's history. An action that this version does not know is left out. */
export function readHistory(answer: unknown): HistoryPage {
  const entries = listIn(answer, 'entries', 'data').flatMap(readEntry);
  const { total, people } = asObject(answer);
  return { entries, total: count(total), people: asList(people).flatMap(readPerson) };
}
