import type { Id } from '@stellwerk/domain';
import { BOARD_STEP } from '@stellwerk/design-system/patterns';
import { APPLICATION_STATUSES, type ApplicationListQuery, type ApplicationStatus } from '@stellwerk/domain';
import { textIn } from '../../../lists';
import { jobFilter, searchFilter } from '../list-query';

/** State of the board in the URL. */
export interface BoardState {
  readonly search: string;
  /** '' for all jobs. */
  readonly jobId: Id<'job'>;
}

export const DEFAULT_BOARD: BoardState = { search: '', jobId: '' };

/** Parses the board's state from the URL. */
export function readBoardState(query: URLSearchParams): BoardState {
  return { search: textIn(query, 'search'), jobId: textIn(query, 'jobId') };
}

/** Number of cards loaded per column. */
export type BoardColumns = ReadonlyMap<ApplicationStatus, number>;

export const INITIAL_COLUMNS: BoardColumns = new Map(APPLICATION_STATUSES.map((status) => [status, BOARD_STEP]));

/** Doubles the number of loaded cards of a column, because each request reloads the whole board. */
export const moreOf = (columns: BoardColumns, status: ApplicationStatus): BoardColumns =>
  new Map([...columns].map(([known, size]) => [known, known === status ? Math.min(2 * size, 10_000) : size]));

/**
 * The query of the board's applications: search over name and job, as in the table (CA08, CA10).
 */
export function boardQuery({ search, jobId }: BoardState, columns: BoardColumns = INITIAL_COLUMNS): ApplicationListQuery {
  return { ...searchFilter(search), ...jobFilter(jobId), columns: [...columns].map(([status, size]) => `${status}:${size}`).join(',') };
}
