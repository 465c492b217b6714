import { readJobPage } from '@stellwerk/domain';
import { useMemo } from 'react';
import { useApi } from '../use-api';
import { ALL_JOBS, localView, serverPath, serverView, type JobListState, type JobListView } from './job-list';

export interface JobListResult {
  /** Undefined until there is something to show. */
  readonly view: JobListView | undefined;
  readonly failed: boolean;
  /** Whether the shown rows belong to an earlier question while the answer to the newest one is on its way. */
  readonly refreshing: boolean;
}

/** The public list: filtered in the browser while everything is loaded, by the server as soon as there is more (A88). */
export function useJobList(state: JobListState): JobListResult {
  const all = useApi(ALL_JOBS, readJobPage);
  const path = serverPath(state, all.data);
  const filtered = useApi(path, readJobPage, { keepPrevious: true });
  const view = useMemo(() => {
    if (all.data === undefined) return undefined;
    if (all.data.total <= all.data.jobs.length) return localView(all.data, state);
    if (path === null) return serverView(all.data, all.data, state);
    return filtered.data === undefined ? undefined : serverView(filtered.data, all.data, state);
  }, [all.data, filtered.data, path, state]);
  return { view, failed: all.error !== undefined || filtered.error !== undefined, refreshing: path !== null && filtered.validating };
}
