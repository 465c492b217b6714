import type { Application } from '@stellwerk/domain';
import { listView, textIn } from '../../../lists';

/** State of the board in the URL. */
export interface BoardState {
  readonly search: string;
  /** '' for all jobs. */
  readonly jobId: string;
}

export const DEFAULT_BOARD: BoardState = { search: '', jobId: '' };

/** Reads the board's state from the URL. */
export function readBoardState(query: URLSearchParams): BoardState {
  return { search: textIn(query, 'search'), jobId: textIn(query, 'jobId') };
}

const view = listView({
  texts: ({ name, job }: Application) => [name, job.title],
  filters: { jobId: ({ job }: Application, jobId: string) => jobId === '' || job.id === jobId },
});

/** The applications of the board: search over name and job, as in the table (CA08, CA10). */
export const boardApplications = (all: readonly Application[], state: BoardState): readonly Application[] => view(all, state).rows;
