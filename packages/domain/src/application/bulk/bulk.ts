import type { Id } from '../../ids';
import { UnreadableAnswer } from '../../errors/api-error';
import { asObject, firstText } from '../../wire/loose';
import { parseStatus, type ApplicationStatus } from '../codes';
import { readUndo, type StatusUndo } from '../read/undo';

/** Most applications of one call; larger numbers are sent in portions (decision 0080). */
export const BULK_LIMIT = 100;

/**
 * Outcomes of a bulk call for one application: `done`; `same`, `withdrawn` and `noAccount` left it unchanged, also on every
 * retry; `conflict` is another status than the person saw; `late` means that its message is sent; `missing` is unknown to the company.
 */
export const BULK_OUTCOMES = ['done', 'same', 'withdrawn', 'noAccount', 'conflict', 'late', 'missing'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Outcome for one of several applications. */
export interface BulkResult {
  readonly id: Id<'application'>;
  readonly outcome: BulkOutcome;
  /** As the list shows it; '' if done or missing. */
  readonly name: string;
  /** The current status; null if unknown. */
  readonly status: ApplicationStatus | null;
  /** Data that undo the change; null without a change. */
  readonly undo: StatusUndo | null;
}

/** The list of a response. @throws UnreadableAnswer without one: a missing list is not an empty one */
function listOfAnswer(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new UnreadableAnswer('There is no list of applications.');
  return value;
}

/** Reads the outcome for each. @throws UnreadableAnswer */
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

/** A selected application. */
export interface SelectedApplication {
  readonly id: Id<'application'>;
  /** As the person saw it. */
  readonly status: ApplicationStatus;
  /** Whether its applicant can receive messages: with an account, and no longer hidden (O40, decision 0079). */
  readonly hasAccount: boolean;
}

/** Reads all matches of a filter, in its order. @throws UnreadableAnswer */
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
