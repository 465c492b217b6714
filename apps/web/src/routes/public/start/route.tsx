import { mapLoadable } from '@stellwerk/design-system';
import { listPlace, type JobPage } from '@stellwerk/domain';
import { listJobs } from '@stellwerk/domain/calls';
import { startTexts } from '@stellwerk/screens/i18n/start.de';
import { paths } from '@stellwerk/screens/paths';
import { jobListParams, readJobListState } from '@stellwerk/screens/public/jobs';
import { type PlaceCount, StartScreen } from '@stellwerk/screens/public/start';
import { LatePart } from '@stellwerk/screens/shell';
import { use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../data/use-call';
import type { PreloadCall } from '../../../route-types';
import { usePageHead } from '../../../shell/head';
import { siteJsonLd } from '../../../shell/json-ld';
import { OriginContext } from '../../../shell/page-settings';
import { PublicShell } from '../../../shell/PublicShell';
import { usePlaces } from '../use-places';
import { closingWhenNear, loadClosing } from './closing';

const NEWEST = 6;
const BOARD_ROWS = 6;
/** Number of the newest jobs from which the most frequent places are derived. */
const START_JOBS = { query: { page: 1, pageSize: 100 } } as const;

export function preload(): readonly PreloadCall[] {
  return [{ call: listJobs, ...START_JOBS }];
}

/** The server renders the end of the page as well; its script waits. */
export async function prepare(): Promise<readonly string[]> {
  if (!import.meta.env.SSR) return [];
  await loadClosing('closing').promise;
  return ['src/routes/public/start/Closing.tsx'];
}

/** Approximate height of the end of the page, in px. */
const CLOSING_HEIGHT = 1320;

function Closing() {
  const [load] = useState(() => (typeof document === 'undefined' ? loadClosing : closingWhenNear()));
  return (
    <div data-closing>
      <LatePart part={load('closing')} waiting={<div style={{ minHeight: CLOSING_HEIGHT }} />}>
        {(End) => <End />}
      </LatePart>
    </div>
  );
}

/** The list before any search. */
const NO_SEARCH = readJobListState(new URLSearchParams());

/** The places with the most jobs, most first; counted only if all jobs are loaded. */
function busiestPlaces(page: JobPage): readonly PlaceCount[] {
  const counts = new Map<string, number>();
  for (const job of page.jobs) {
    const place = listPlace(job);
    if (place !== '') counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const complete = page.total <= page.jobs.length;
  return [...counts]
    .toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b, 'de'))
    .slice(0, BOARD_ROWS)
    .map(([place, count]) => ({ place, count: complete ? count : null }));
}

export default function StartRoute() {
  const navigate = useNavigate();
  const list = useCall(listJobs, START_JOBS);
  const origin = use(OriginContext);
  usePageHead({
    title: startTexts.title,
    description: startTexts.intro,
    canonical: paths.start(),
    // Data for crawlers are only in the server's page.
    ...(import.meta.env.SSR && { jsonLd: siteJsonLd(origin) }),
  });
  return (
    <PublicShell>
      <StartScreen
        start={mapLoadable(list, (page) => ({
          jobs: page.jobs.slice(0, NEWEST),
          total: page.total,
          places: busiestPlaces(page),
        }))}
        closing={<Closing />}
        onSearch={(asked) => void navigate(paths.jobs(jobListParams({ ...NO_SEARCH, ...asked })))}
        {...usePlaces()}
      />
    </PublicShell>
  );
}
