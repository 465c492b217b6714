import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

type Query = Readonly<Record<string, string | undefined>>;

export interface QueryState<State> {
  readonly state: State;
  /** Writes a state into the URL of this page, in place of the one before. */
  readonly change: (state: State) => void;
}

/**
 * The state of a list that lives in the URL of its page.
 * @param read reads the state from the query
 * @param write the query of a state; empty values are left out
 * @param fixed names of the query that belong to the page and stay. @default none
 */
export function useQueryState<State>(
  read: (query: URLSearchParams) => State,
  write: (state: State) => Query,
  fixed: readonly string[] = [],
): QueryState<State> {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const change = (state: State): void => {
    const next = new URLSearchParams();
    for (const name of fixed) for (const value of query.getAll(name)) next.append(name, value);
    for (const [name, value] of Object.entries(write(state))) if (value !== undefined && value !== '') next.set(name, value);
    void navigate({ pathname, search: next.toString() }, { replace: true, preventScrollReset: true });
  };
  return { state: read(query), change };
}
