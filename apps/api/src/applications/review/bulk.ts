import type { BulkOutcome } from '@stellwerk/domain';
import { CallError, type AnswerOf, type InputOf } from '@stellwerk/domain/endpoints';
import type { Context } from '../../platform/context/context.ts';
import { openChangesBy, rowsOfCompany, type BulkRow, type OpenChange } from './bulk-store.ts';
import { holdStatus, MessageOut, setStatus, ReviewConflict, undoStatus } from './review.ts';
import { summariesOf } from '../application/summary-store.ts';
import { summaryWire } from '../application/to-wire.ts';
import type { CompanyId, UserId } from '../../platform/ids.ts';

/** Several applications at once: each in its own transaction, so that one error stops no other (decision 0080). */

/** Company of the applications, and the caller. */
export interface BulkCall {
  readonly companyId: CompanyId;
  readonly userId: UserId;
}

export type BulkOutcomes = ReadonlyMap<number, BulkOutcome>;
export type BulkAnswer = AnswerOf<'setStatuses'>;

/** Processes one after the other and records each outcome; a repeated id is processed once, one of another company is missing (rule 2). */
export async function oneByOne<Item extends { readonly id: number }>(
  { db }: Context,
  companyId: CompanyId,
  items: readonly Item[],
  act: (item: Item, row: BulkRow) => Promise<BulkOutcome>,
): Promise<BulkOutcomes> {
  const ids = items.map(({ id }) => id);
  const rows = await rowsOfCompany(db, companyId, ids);
  const outcomes = new Map<number, BulkOutcome>();
  for (const item of items) {
    if (outcomes.has(item.id)) continue;
    const row = rows.get(item.id);
    outcomes.set(item.id, row === undefined ? 'missing' : await act(item, row));
  }
  return outcomes;
}

/** Outcome of an expected error for one application; any other error ends the call. */
function outcomeOf(error: unknown): BulkOutcome {
  if (error instanceof ReviewConflict) return 'conflict';
  if (error instanceof MessageOut) return 'late';
  if (error instanceof CallError && error.kind === 'not-found') return 'missing';
  throw error;
}

/** The response: name and status of each skipped application, and the data to undo the others. */
export async function answerOf(
  { db }: Context,
  { userId }: BulkCall,
  outcomes: BulkOutcomes,
  changes: ReadonlyMap<number, OpenChange> = new Map(),
): Promise<BulkAnswer> {
  const left = [...outcomes].flatMap(([id, outcome]) => (outcome === 'done' || outcome === 'missing' ? [] : [id]));
  const shown = new Map((await summariesOf(db, left)).map((row) => [row.id, summaryWire(row, { id: userId })]));
  const undoOf = (id: number) => {
    const open = changes.get(id);
    return open === undefined ? null : { ...open, until: open.until.toISOString() };
  };
  return {
    results: [...outcomes].map(([id, outcome]) => {
      const { candidateName = null, status = null } = shown.get(id) ?? {};
      return { id, outcome, name: candidateName, status, undo: undoOf(id) };
    }),
  };
}

/**
 * Sets a status for several (A04); withdrawn ones and those that have it already stay as they are. Undoable changes of the same
 * person count as done by this call: so a call whose response was lost can be repeated, and all of it undone.
 */
export async function setStatuses(
  context: Context,
  call: BulkCall,
  { applications, ...request }: InputOf<'setStatuses', 'request'>,
): Promise<BulkAnswer> {
  const { companyId, userId } = call;
  const outcomes = await oneByOne(context, companyId, applications, async ({ id, expectedStatus }, row): Promise<BulkOutcome> => {
    if (row.status === 'WITHDRAWN') return 'withdrawn';
    if (row.status === request.status) return 'same';
    return setStatus(context, id, userId, { ...request, expectedStatus, note: null }).then(() => 'done' as const, outcomeOf);
  });
  const ids = [...outcomes].flatMap(([id, outcome]) => (outcome === 'done' || outcome === 'same' ? [id] : []));
  const changes = await openChangesBy(context.db, userId, ids, context.now());
  const settled = [...outcomes].map(([id, outcome]) => [id, changes.has(id) ? 'done' : outcome] as const);
  return answerOf(context, call, new Map(settled), changes);
}

/** Undoes the last change of several, of each while its message waits (decision 0075). */
export async function undoStatuses(
  context: Context,
  call: BulkCall,
  { applications }: InputOf<'undoStatuses', 'request'>,
): Promise<BulkAnswer> {
  const { companyId, userId } = call;
  const outcomes = await oneByOne(context, companyId, applications, ({ id, change }) =>
    undoStatus(context, id, userId, change).then(() => 'done' as const, outcomeOf),
  );
  return answerOf(context, call, outcomes);
}

/** Postpones the messages about the last change of several, of each while it waits (decision 0093). */
export async function holdStatuses(
  context: Context,
  call: BulkCall,
  { applications }: InputOf<'holdStatuses', 'request'>,
): Promise<BulkAnswer> {
  const outcomes = await oneByOne(context, call.companyId, applications, ({ id, change }) =>
    holdStatus(context, id, change).then(() => 'done' as const, outcomeOf),
  );
  const ids = applications.map(({ id }) => id);
  return answerOf(context, call, outcomes, await openChangesBy(context.db, call.userId, ids, context.now()));
}
