import { APPLICATION_STATUSES, type ApplicationStatus, type ApplicationSummary, type StatusCounts } from '@stellwerk/domain';

/** Statuses that a card may be moved to; withdrawing is the candidate's act alone (000 §4). */
export type BoardTarget = Exclude<ApplicationStatus, 'WITHDRAWN'>;
export const isBoardTarget = (status: ApplicationStatus): status is BoardTarget => status !== 'WITHDRAWN';
export const BOARD_TARGETS: readonly BoardTarget[] = APPLICATION_STATUSES.filter(isBoardTarget);

/** Cards that a column shows at first, and how many more with each click. */
export const BOARD_STEP = 20;

export interface BoardColumnView {
  readonly status: ApplicationStatus;
  /** Those at hand. */
  readonly applications: readonly ApplicationSummary[];
  /** All of this status, also those that are still to be loaded. */
  readonly size: number;
}

/**
 * Applications by status, the newest first; what was moved last is on top of its column. 'Zurückgezogen' is a column only
 * while somebody has withdrawn.
 * @param moved - status that a card shows before the server has confirmed it
 * @param recent - ids of the cards moved on this board, the last one first
 * @param counts - how many there are of each status, where not all are at hand
 */
export function boardColumns(
  applications: readonly ApplicationSummary[],
  moved: ReadonlyMap<string, ApplicationStatus>,
  recent: readonly string[],
  counts?: StatusCounts,
): readonly BoardColumnView[] {
  const rank = new Map(recent.map((id, index) => [id, index]));
  const place = ({ id }: ApplicationSummary): number => rank.get(id) ?? recent.length;
  const sorted = applications.toSorted((a, b) => place(a) - place(b) || (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
  return APPLICATION_STATUSES.flatMap((status): BoardColumnView[] => {
    const own = sorted.filter((application) => (moved.get(application.id) ?? application.status) === status);
    const before = applications.filter((application) => application.status === status);
    // A move that is not confirmed yet is in no count.
    const size = counts === undefined ? own.length : counts[status] + own.length - before.length;
    return status === 'WITHDRAWN' && size === 0 ? [] : [{ status, applications: own, size }];
  });
}
