import { lazyPart } from '@stellwerk/design-system';
import { feedPath } from '@stellwerk/domain';
import type { PlaceSuggestion } from '@stellwerk/domain';
import { findPlaces, listJobs } from '@stellwerk/domain/calls';
import { jobsTexts } from '@stellwerk/screens/i18n/jobs.de';
import { paths } from '@stellwerk/screens/paths';
import {
  isFirstPage,
  JobAlertButton,
  jobListParams,
  JOBS_PER_PAGE,
  JobsScreen,
  NO_FILTERS,
  readJobListState,
} from '@stellwerk/screens/public/jobs';
import { useState } from 'react';
import { savedStore, SavedMarks } from '../../../data/saved-jobs/store';
import { useOwnApplications } from '../../../data/own-applications/use-own-applications';
import { useCall } from '../../../data/use-call';
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

/** Fewer letters begin too many names. */
const PLACE_LETTERS = 2;

/** Places that a text may mean; those of the letters before stay until the new ones are there. */
function usePlaces(text: string): readonly PlaceSuggestion[] {
  const search = text.trim();
  const places = useCall(findPlaces, search.length < PLACE_LETTERS ? undefined : { query: { search } }, { keepPrevious: true });
  return places.data ?? [];
}

export default function JobsRoute() {
  const { state, change } = useQueryState(readJobListState, jobListParams);
  const [placeText, setPlaceText] = useState('');
  const [now] = useState(() => new Date());
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
        hrefOf={(page) => paths.jobs(jobListParams({ ...state, page }))}
        places={usePlaces(placeText)}
        onPlaceText={setPlaceText}
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
