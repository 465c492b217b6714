import { parseStatus, type ApplicationStatus } from '../application/codes';
import { TEAM_ROLES, type TeamRole } from '../company/codes';
import { asList, asObject, firstText, listIn, toDate, toFlag, toNumber } from '../wire/loose';
import { ALL_HISTORY_ACTIONS, ALL_HISTORY_FIELDS, type HistoryAction, type HistoryField } from './codes';

/** One action in a company. */
export interface HistoryEntry {
  /** Number of the entry as text. */
  readonly id: string;
  /** ISO. */
  readonly at: string;
  readonly action: HistoryAction;
  /** Display name of the author; '' for a deleted account. */
  readonly by: string;
  /** The changed person, invitation, job, focus page or application; null for the company itself. */
  readonly subject: {
    readonly id: string;
    /** '' if no longer known. */
    readonly name: string;
    /** Whether it still exists. */
    readonly exists: boolean;
  } | null;
  /** Changed fields. */
  readonly fields: readonly HistoryField[];
  /** A changed role, else null. */
  readonly role: { readonly from: TeamRole; readonly to: TeamRole } | null;
  /** A changed or undone status of an application, else null. */
  readonly status: { readonly from: ApplicationStatus; readonly to: ApplicationStatus } | null;
  readonly counts: {
    /** Number of jobs created by an import. */
    readonly created: number;
    /** Number of jobs changed by an import. */
    readonly updated: number;
    /** Number of jobs deactivated with the company. */
    readonly deactivated: number;
    /** Number of applications rejected with their job. */
    readonly rejected: number;
  };
}

/** An author of entries, current or former member. */
export interface HistoryPerson {
  /** Number of the account as text. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
}

/** One page of a history, the newest entry first. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Number of entries on all pages. */
  readonly total: number;
  /** All authors of the whole history with an existing account, by name. */
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

/** Reads one entry; an unknown action is left out. */
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

/** Reads an author; without number and name one cannot be chosen. */
function readPerson(value: unknown): readonly HistoryPerson[] {
  const person = asObject(value);
  const [id, name] = [firstText(person.id), firstText(person.name)];
  return id === '' || name === '' ? [] : [{ id, name }];
}

/** Reads one page of a company's history. An action unknown to this version is left out. */
export function readHistory(answer: unknown): HistoryPage {
  const entries = listIn(answer, 'entries', 'data').flatMap(readEntry);
  const { total, people } = asObject(answer);
  return { entries, total: count(total), people: asList(people).flatMap(readPerson) };
}
