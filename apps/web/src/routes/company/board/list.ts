import type { Application } from '@stellwerk/domain';

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

const has = (text: string, part: string): boolean => text.toLocaleLowerCase('de').includes(part);

/** The applications of the board: search over name and posting in any case, as in the table (CA08, CA10). */
export function boardApplications(all: readonly Application[], { search, jobId }: BoardState): readonly Application[] {
  const wanted = search.trim().toLocaleLowerCase('de');
  return all.filter(
    ({ name, job }) => (jobId === '' || job.id === jobId) && (wanted === '' || has(name, wanted) || has(job.title, wanted)),
  );
}
