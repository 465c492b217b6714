import type { Id } from '../../ids';
import { UnreadableAnswer } from '../../errors/api-error';
import { asObject, firstText } from '../../wire/loose';
import { parseStatus, type ApplicationStatus } from '../codes';
import { readUndo, type StatusUndo } from '../read/undo';

/** Most applications of one call; who has more sends them in portions (decision 0080). */
export const BULK_LIMIT = 100;

/**
 * What a call about several did with one of them: `done`; `same`, `withdrawn` and `noAccount` left it as it is, and so it stays however
 * often one tries; `conflict` is another status than the person saw; `late` says that its message is out; `missing` is none of the company.
 */
export const BULK_OUTCOMES = ['done', 'same', 'withdrawn', 'noAccount', 'conflict', 'late', 'missing'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** What happened to one of several applications. */
export interface BulkResult {
  readonly id: Id<'application'>;
  readonly outcome: BulkOutcome;
  /** As the list shows it; '' where it was done, or where there is none. */
  readonly name: string;
  /** The status now; null where it is not known. */
  readonly status: ApplicationStatus | null;
  /** What takes the change back; null where nothing was changed. */
  readonly undo: StatusUndo | null;
}

/** The list of an answer. @throws UnreadableAnswer where there is none: that nothing happened is another thing than that nothing was said */
function listOfAnswer(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new UnreadableAnswer('There is no list of applications.');
  return value;
}

/** Reads what happened to each. @throws UnreadableAnswer */
export function readBulkResults(answer: unknown): readonly BulkResult[] {
  return listOfAnswer(asObject(answer).results).map((entry) => {
    const { id, outcome, name, status, undo } = asObject(entry);
    return {
      id: firstText(id),
      outcome: BULK_OUTCOMES.find((known) => known === outcome) ?? 'missing',
      name: firstText(name),
      status: status === null || status === undefined ? null : parseStatus(status),
      undo: readUndo(undo),
    };
  });
}

/** What a selection knows of an application. */
export interface SelectedApplication {
  readonly id: Id<'application'>;
  /** As the person saw it. */
  readonly status: ApplicationStatus;
  /** Whether its applicant can be written to: with an account, and no longer hidden (O40, decision 0079). */
  readonly hasAccount: boolean;
}

/** Reads everything that a filter leaves, in its order. @throws UnreadableAnswer */
export function readSelection(answer: unknown): readonly SelectedApplication[] {
  return listOfAnswer(asObject(answer).applications).map((entry) => {
    const { id, status, hasAccount } = asObject(entry);
    return { id: firstText(id), status: parseStatus(status) ?? 'SUBMITTED', hasAccount: hasAccount === true };
  });
}

/** Reads `12,7,3`. @returns at most `BULK_LIMIT` ids; null for another text */
export function readIds(text: string): readonly number[] | null {
  const ids = text.split(',');
  return ids.length <= BULK_LIMIT && ids.every((id) => /^[1-9]\d{0,8}$/.test(id)) ? ids.map(Number) : null;
}
