import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Query = Readonly<Record<string, string | undefined>>;

export interface QueryState<State> {
  /** The state of the URL; the same object until the URL changes, as long as `read` is the same. */
  readonly state: State;
  /**
   * Changes a part of the state in the URL of this page.
   * @param push whether Back returns to the previous state. @default false
   */
  readonly change: (part: Partial<State>, push?: boolean) => void;
}

/** The rendered query and pending navigations, after a render; only the rendered one after following a link. */
function afterDrawn(queries: readonly string[], drawn: string): readonly string[] {
  const at = queries.lastIndexOf(drawn);
  return at < 0 ? [drawn] : queries.slice(at);
}

/**
 * The state of a list in the URL of its page. A change builds on the previous one even before that is rendered: a
 * search in progress and a filter chosen meanwhile both stay.
 * @param read reads the state from the query
 * @param write the query of a state; empty values are left out
 * @param fixed names of the query that belong to the page and stay. @default none
 */
export function useQueryState<State extends object>(
  read: (query: URLSearchParams) => State,
  write: (state: State) => Query,
  fixed: readonly string[] = [],
): QueryState<State> {
  const location = useLocation();
  const navigate = useNavigate();
  // Rendered query and pending navigations: the router renders later than it is called.
  const queries = useRef<readonly string[]>([location.search]);
  useLayoutEffect(() => {
    queries.current = afterDrawn(queries.current, location.search);
  }, [location]);
  const change = (part: Partial<State>, push = false): void => {
    const query = new URLSearchParams(queries.current.at(-1));
    const next = new URLSearchParams();
    for (const name of fixed) for (const value of query.getAll(name)) next.append(name, value);
    for (const [name, value] of Object.entries(write({ ...read(query), ...part }))) {
      if (value !== undefined && value !== '') next.set(name, value);
    }
    const search = next.size === 0 ? '' : `?${next.toString()}`;
    queries.current = [...queries.current, search];
    void navigate({ pathname: location.pathname, search }, { replace: !push });
  };
  return { state: useMemo(() => read(new URLSearchParams(location.search)), [read, location.search]), change };
}
