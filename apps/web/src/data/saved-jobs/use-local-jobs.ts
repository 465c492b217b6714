import { loadable, type Loadable } from '@stellwerk/design-system';
import { goneJob, SAVED_JOBS_PER_PAGE, type SavedJobPage } from '@stellwerk/domain';
import { jobCards } from '@stellwerk/domain/calls';
import { useState } from 'react';
import { useCall } from '../use-call';
import { localJobs } from './local';

/** One page of the jobs stored in this browser when the page was opened. Deleted jobs are shown with their stored names. */
export function useLocalJobs(wanted: number): Loadable<Pick<SavedJobPage, 'jobs' | 'total' | 'page'>> {
  const [all] = useState(localJobs);
  const page = Math.min(wanted, Math.max(1, Math.ceil(all.length / SAVED_JOBS_PER_PAGE)));
  const shown = all.slice((page - 1) * SAVED_JOBS_PER_PAGE, page * SAVED_JOBS_PER_PAGE);
  const cards = useCall(jobCards, shown.length === 0 ? undefined : { query: { id: shown.map(({ id }) => Number(id)) } }, {
    keepPrevious: true,
  });
  const { reload, reloading } = cards;
  if (shown.length === 0) return loadable.ready({ jobs: [], total: 0, page: 1 }, { reload });
  if (cards.state !== 'ready') return cards;
  const jobs = shown.map(({ id, title }) => cards.data.find((job) => job.id === id) ?? goneJob(id, title));
  return loadable.ready({ jobs, total: all.length, page }, { reload, reloading });
}
