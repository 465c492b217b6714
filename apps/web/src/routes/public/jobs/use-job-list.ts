import { loadable, type Loadable } from '@stellwerk/design-system';
import { listJobs } from '@stellwerk/domain/calls';
import { findJobs, isFirstPage, jobListView, type JobListState, type JobListView, type NearProblem } from '@stellwerk/screens/public/jobs';
import type { JobPage } from '@stellwerk/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCall, type CallState } from '../../../data/use-call';
import { jobListQuery } from './job-list-query';

/** The last defined value: an old list stays until the new one is loaded. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** A retry begins with the page (PL19). */
const reload = async (): Promise<void> => window.location.reload();

/** Whether the browser can filter the loaded list itself. */
const isFoundHere = ({ search, near }: JobListState): boolean => search === '' && near === '';

/**
 * The part of the list for a state: filtered in the browser while everything is loaded, by the server if there is
 * more (A88), for a text, which only the server can match, and near a place, as the browser knows no places (O94). A part of
 * the first page is used unchanged.
 */
function usePart(all: JobPage | undefined, state: JobListState) {
  const isWhole = all !== undefined && all.total <= all.jobs.length;
  const isAsked = all !== undefined && !isFirstPage(state);
  const part = useCall(listJobs, isAsked ? { query: jobListQuery(state) } : undefined, {
    ...(isWhole && isFoundHere(state) && { load: () => findJobs(all, state) }),
  });
  const { mutate } = part;
  const filteredFrom = useRef(all);
  useEffect(() => {
    // The server has returned other rows: earlier matches in the browser may be outdated.
    if (isWhole && state.near === '' && filteredFrom.current !== undefined && filteredFrom.current !== all) void mutate();
    filteredFrom.current = all;
  }, [all, isWhole, state.near, mutate]);
  return isAsked ? part : undefined;
}

/** The server's message about an unknown place: not an error, but a hint at the field (O94). */
function nearProblem({ near }: JobListState, part: CallState<JobPage> | undefined): NearProblem | undefined {
  const error = near === '' ? undefined : part?.error;
  if (error?.status !== 400) return undefined;
  return error.fields.find(({ name }) => name === 'near') ?? error;
}

/**
 * The public list. The rows of an earlier request stay until the response to the latest one arrives.
 * @param state the same object until the URL changes
 */
export function useJobList(state: JobListState): Loadable<JobListView> {
  const all = useCall(listJobs, {});
  const part = usePart(all.data, state);
  const page = part === undefined ? all.data : part.data;
  const problem = nearProblem(state, part);
  const view = useMemo(() => {
    if (problem !== undefined && all.data) return { ...jobListView({ ...all.data, jobs: [], total: 0 }, all.data), nearProblem: problem };
    return page && all.data && jobListView(page, all.data);
  }, [page, all.data, problem]);
  const last = useLast(view);
  const error = all.state === 'failed' ? all.error : part?.state === 'failed' && problem === undefined ? part.error : undefined;
  if (error !== undefined) return loadable.failed(error, { reload });
  return last === undefined ? loadable.loading({ reload }) : loadable.ready(last, { reload, reloading: view === undefined });
}
