import { APPLICATION_STATUSES, type Application, type ApplicationStatus } from '@stellwerk/domain';

/** Statuses that a card may be moved to; withdrawing is the candidate's act alone (000 §4). */
export type BoardTarget = Exclude<ApplicationStatus, 'WITHDRAWN'>;
export const isBoardTarget = (status: ApplicationStatus): status is BoardTarget => status !== 'WITHDRAWN';
export const BOARD_TARGETS: readonly BoardTarget[] = APPLICATION_STATUSES.filter(isBoardTarget);

/** Cards that a column shows at first, and how many more with each click. */
export const BOARD_STEP = 20;

export interface BoardColumnView {
  readonly status: ApplicationStatus;
  readonly applications: readonly Application[];
}

/**
 * Applications by status, the newest first; what was moved last is on top of its column. 'Zurückgezogen' is a column only
 * while somebody has withdrawn.
 * @param moved - status that a card shows before the server has confirmed it
 * @param recent - ids of the cards moved on this board, the last one first
 */
export function boardColumns(
  applications: readonly Application[],
  moved: ReadonlyMap<string, ApplicationStatus>,
  recent: readonly string[],
): readonly BoardColumnView[] {
  const rank = new Map(recent.map((id, index) => [id, index]));
  const place = ({ id }: Application): number => rank.get(id) ?? recent.length;
  const sorted = applications.toSorted((a, b) => place(a) - place(b) || (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
  return APPLICATION_STATUSES.flatMap((status): BoardColumnView[] => {
    const own = sorted.filter((application) => (moved.get(application.id) ?? application.status) === status);
    return status === 'WITHDRAWN' && own.length === 0 ? [] : [{ status, applications: own }];
  });
}
