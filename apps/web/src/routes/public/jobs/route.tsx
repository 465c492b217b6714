import { listJobs } from '@stellwerk/domain/calls';
import { jobsTexts } from '@stellwerk/screens/i18n/jobs.de';
import { paths } from '@stellwerk/screens/paths';
import { isFirstPage, JOBS_PER_PAGE, readJobListState, type JobListState, JobsScreen } from '@stellwerk/screens/public/jobs';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { jobListQuery } from './job-list-query';
import { useJobList } from './use-job-list';
import type { PreloadCall, RouteRequest } from '../../../route-types';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

/** The first page needs one page of rows, not all of them. */
export function preload({ search }: RouteRequest): readonly PreloadCall[] {
  if (!import.meta.env.SSR) return [];
  const state = readJobListState(search);
  const first: PreloadCall = { call: listJobs, first: { page: 1, pageSize: JOBS_PER_PAGE } };
  return isFirstPage(state) ? [first] : [first, { call: listJobs, query: jobListQuery(state) }];
}

/** URL of the list in a state; what is not set stays out. */
function hrefOf(state: JobListState): string {
  return paths.jobs({
    search: state.search,
    location: state.location,
    employment: state.employment,
    sort: state.sort === 'newest' ? '' : state.sort,
    page: state.page === 1 ? '' : String(state.page),
  });
}

const toQuery = (state: JobListState): string => hrefOf(state).split('?')[1] ?? '';

export default function JobsRoute() {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readJobListState(query), [query]);
  usePageHead({ title: jobsTexts.title, description: jobsTexts.description, canonical: paths.jobs() });
  return (
    <PublicShell>
      <JobsScreen
        state={state}
        view={useJobList(state)}
        onChange={(change, typing = false) => setQuery((now) => toQuery({ ...readJobListState(now), ...change }), { replace: typing })}
        hrefOf={(page) => hrefOf({ ...state, page })}
        onReset={() => setQuery('')}
      />
    </PublicShell>
  );
}
