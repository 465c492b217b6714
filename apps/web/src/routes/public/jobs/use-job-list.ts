import { loadable, type Loadable } from '@stellwerk/design-system';
import { listJobs } from '@stellwerk/domain/calls';
import { localView, serverView, type JobListState, type JobListView } from '@stellwerk/screens/public/jobs';
import { useMemo, useState } from 'react';
import { useCall } from '../../../data/use-call';
import { serverQuery } from './job-list-query';

/** The last value that was there: an old list stays until the new one has come. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** Trying again begins with the page (PL19). */
const reload = async (): Promise<void> => window.location.reload();

/**
 * The public list: filtered in the browser while everything is loaded, by the server as soon as there is more (A88). The rows of
 * an earlier question stay until the answer to the newest one is there.
 * @param state the same object until the URL changes
 */
export function useJobList(state: JobListState): Loadable<JobListView> {
  const all = useCall(listJobs, {});
  const query = useMemo(() => serverQuery(state, all.data), [state, all.data]);
  const filtered = useCall(listJobs, query && { query });
  const view = useMemo(() => {
    if (all.data === undefined) return undefined;
    if (all.data.total <= all.data.jobs.length) return localView(all.data, state);
    if (query === undefined) return serverView(all.data, all.data, state);
    return filtered.data === undefined ? undefined : serverView(filtered.data, all.data, state);
  }, [all.data, filtered.data, query, state]);
  const last = useLast(view);
  const error = all.state === 'failed' ? all.error : query !== undefined && filtered.state === 'failed' ? filtered.error : undefined;
  if (error !== undefined) return loadable.failed(error, { reload });
  return last === undefined ? loadable.loading({ reload }) : loadable.ready(last, { reload, reloading: view === undefined });
}
