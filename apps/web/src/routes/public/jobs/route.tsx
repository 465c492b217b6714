import { lazyPart } from '@stellwerk/design-system';
import { feedPath } from '@stellwerk/domain';
import { listJobs } from '@stellwerk/domain/calls';
import { jobsTexts } from '@stellwerk/screens/i18n/jobs.de';
import { paths } from '@stellwerk/screens/paths';
import {
  isFirstPage,
  JobAlertButton,
  jobListParams,
  JOBS_PER_PAGE,
  JobsScreen,
  type JobListState,
  NO_FILTERS,
  readJobListState,
} from '@stellwerk/screens/public/jobs';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberList } from '../../../data/list-memory';
import { savedStore, SavedMarks } from '../../../data/saved-jobs/store';
import { useOwnApplications } from '../../../data/own-applications/use-own-applications';
import { jobListQuery } from './job-list-query';
import { useJobList } from './use-job-list';
import type { PreloadCall, RouteRequest } from '../../../route-types';
import { useQueryState } from '../../use-query-state';
import { usePlaces } from '../use-places';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

const AlertWindow = lazyPart(() => import('./AlertWindow'));

/** The first page needs one page of rows, not all of them. */
export function preload({ search }: RouteRequest): readonly PreloadCall[] {
  if (!import.meta.env.SSR) return [];
  const state = readJobListState(search);
  const first: PreloadCall = { call: listJobs, first: { page: 1, pageSize: JOBS_PER_PAGE } };
  return isFirstPage(state) ? [first] : [first, { call: listJobs, query: jobListQuery(state) }];
}

/** Each page of the plain list is canonical; a search, a filter and an order show parts of it. */
const canonicalOf = (state: JobListState): string =>
  isFirstPage({ ...state, page: 1 }) && state.sort === 'best' ? paths.jobs(jobListParams(state)) : paths.jobs();

export default function JobsRoute() {
  const { state, change } = useQueryState(readJobListState, jobListParams);
  const [now] = useState(() => new Date());
  const query = useLocation().search;
  useEffect(() => rememberList(query), [query]);
  usePageHead({
    title: jobsTexts.title,
    description: jobsTexts.description,
    canonical: canonicalOf(state),
    ...(import.meta.env.SSR && { feed: feedPath() }),
  });
  return (
    <PublicShell>
      <JobsScreen
        state={state}
        view={useJobList(state)}
        onChange={(part, typing = false) => change(part, !typing)}
        hrefOf={(page) => paths.jobs(jobListParams({ ...state, page }))}
        {...usePlaces()}
        onReset={() => change({ search: '', ...NO_FILTERS, sort: 'best', page: 1 }, true)}
        saved={savedStore}
        now={now}
        applications={useOwnApplications().data}
        footer={<JobAlertButton part={AlertWindow} />}
      />
      <SavedMarks />
    </PublicShell>
  );
}
