import type { Application } from '@stellwerk/domain';
import { matches } from '../shared/matches';

/** What the address of the board says. */
export interface BoardState {
  readonly search: string;
  /** '' for all postings. */
  readonly jobId: string;
}

export const DEFAULT_BOARD: BoardState = { search: '', jobId: '' };

/** Reads the board's state from the address. */
export function readBoardState(query: URLSearchParams): BoardState {
  return { search: query.get('search') ?? '', jobId: query.get('jobId') ?? '' };
}

/** The applications of the board: search over name and posting in any case, as in the table (CA08, CA10). */
export function boardApplications(all: readonly Application[], { search, jobId }: BoardState): readonly Application[] {
  return all.filter(({ name, job }) => (jobId === '' || job.id === jobId) && matches(search, [name, job.title]));
}
