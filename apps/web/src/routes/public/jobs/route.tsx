import { startTransition, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ALL_JOBS, jobListPath, JOBS_PER_PAGE, readJobListState, type JobListState } from '../../../data/jobs/job-list';
import { useJobList } from '../../../data/jobs/use-job-list';
import { jobsWords } from '../../../i18n/jobs.de';
import { paths } from '../../../paths';
import type { PreloadCall, RouteRequest } from '../../../routes';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { JobsScreen } from './JobsScreen';

/** Wait after the last typed character before the list is asked, in milliseconds. */
const TYPING_PAUSE = 200;

/** The first page needs one page of rows, not all of them. */
export function preload({ search }: RouteRequest): readonly PreloadCall[] {
  const state = readJobListState(search);
  const first: PreloadCall = { key: ALL_JOBS, path: `${ALL_JOBS}?page=1&pageSize=${JOBS_PER_PAGE}` };
  const asked = jobListPath(state);
  return asked === first.path ? [first] : [first, { key: asked }];
}

function toQuery(state: JobListState): string {
  const query = paths.jobs({
    search: state.search,
    location: state.location,
    employment: state.employment,
    sort: state.sort === 'newest' ? '' : state.sort,
    page: state.page === 1 ? '' : String(state.page),
  });
  return query.split('?')[1] ?? '';
}

export default function JobsRoute() {
  const [query, setQuery] = useSearchParams();
  const state = readJobListState(query);
  const [typed, setTyped] = useState<string | null>(null);
  const result = useJobList(state);
  usePageHead({ title: jobsWords.title, description: jobsWords.description, canonical: paths.jobs() });

  const change = (part: Partial<JobListState>): void => {
    setTyped(null);
    setQuery(toQuery({ ...state, search: typed ?? state.search, ...part }));
  };
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      startTransition(() => {
        setQuery((current) => toQuery({ ...readJobListState(current), search: typed, page: 1 }), { replace: true });
        setTyped(null);
      });
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, setQuery]);

  return (
    <PublicShell>
      <JobsScreen
        state={state}
        search={typed ?? state.search}
        {...result}
        onSearch={setTyped}
        onChange={change}
        onReset={() => {
          setTyped(null);
          setQuery('');
        }}
        onRetry={() => window.location.reload()}
      />
    </PublicShell>
  );
}
