import { APPLICATION_STATUSES, type ApplicationStatus, type ApplicationSummary, type StatusCounts } from '@stellwerk/domain';

/** Statuses to which the company may move a card; withdrawing is up to the candidate (000 §4). */
export type BoardTarget = Exclude<ApplicationStatus, 'WITHDRAWN'>;
export const isBoardTarget = (status: ApplicationStatus): status is BoardTarget => status !== 'WITHDRAWN';
export const BOARD_TARGETS: readonly BoardTarget[] = APPLICATION_STATUSES.filter(isBoardTarget);

/** Number of cards that a column shows initially and adds with each click. */
export const BOARD_STEP = 20;

export interface BoardColumnView {
  readonly status: ApplicationStatus;
  /** The loaded applications. */
  readonly applications: readonly ApplicationSummary[];
  /** Total number of this status, including those not loaded. */
  readonly size: number;
}

/**
 * Applications by status, the newest first; recently moved ones come first in their column. The
 * column 'Zurückgezogen' exists only while there are withdrawn applications.
 * @param moved - unconfirmed statuses by id
 * @param recent - ids of the cards moved on this board, the latest first
 * @param counts - number of applications per status, if not all are loaded
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
    // The counts do not include an unconfirmed move.
    const size = counts === undefined ? own.length : counts[status] + own.length - before.length;
    return status === 'WITHDRAWN' && size === 0 ? [] : [{ status, applications: own, size }];
  });
}
