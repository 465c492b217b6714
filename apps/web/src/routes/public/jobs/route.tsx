import { lazyPart } from '@stellwerk/design-system';
import { feedPath } from '@stellwerk/domain';
import { listJobs } from '@stellwerk/domain/calls';
import { jobsTexts } from '@stellwerk/screens/i18n/jobs.de';
import { paths } from '@stellwerk/screens/paths';
import {
  isFirstPage,
  JOBS_PER_PAGE,
  JobAlertButton,
  readJobListState,
  type JobListState,
  JobsScreen,
} from '@stellwerk/screens/public/jobs';
import { jobListQuery } from './job-list-query';
import { useJobList } from './use-job-list';
import type { PreloadCall, RouteRequest } from '../../../route-types';
import { useQueryState } from '../../use-query-state';
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

/** The query of a state; what is the default stays out. */
const toQuery = (state: JobListState) => ({
  search: state.search,
  location: state.location,
  employment: state.employment,
  sort: state.sort === 'best' ? '' : state.sort,
  page: state.page === 1 ? '' : String(state.page),
});

const ALL: Partial<JobListState> = { search: '', location: '', employment: '', sort: 'best', page: 1 };

export default function JobsRoute() {
  const { state, change } = useQueryState(readJobListState, toQuery);
  usePageHead({
    title: jobsTexts.title,
    description: jobsTexts.description,
    canonical: paths.jobs(),
    ...(import.meta.env.SSR && { feed: feedPath() }),
  });
  return (
    <PublicShell>
      <JobsScreen
        state={state}
        view={useJobList(state)}
        onChange={(part, typing = false) => change(part, !typing)}
        hrefOf={(page) => paths.jobs(toQuery({ ...state, page }))}
        onReset={() => change(ALL, true)}
        footer={<JobAlertButton part={AlertWindow} />}
      />
    </PublicShell>
  );
}
