import './start.css';
import { listPlace, readJobPage, type JobPage } from '@stellwerk/domain';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../../data/use-api';
import { startWords } from '../../../i18n/start.de';
import { paths } from '../../../paths';
import type { PreloadCall } from '../../../routes';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import type { PlaceCount } from './PlaceBoard';
import { StartScreen } from './StartScreen';

const NEWEST = 6;
const BOARD_ROWS = 6;
/** Enough of the newest postings to tell where most of them are. */
const START_JOBS = '/api/jobs?page=1&pageSize=100';

export function preload(): readonly PreloadCall[] {
  return [{ key: START_JOBS }];
}

/** The places with the most postings, most first; counted only where all postings are loaded. */
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
  const list = useApi(START_JOBS, readJobPage);
  usePageHead({ title: startWords.title, description: startWords.intro, canonical: paths.start() });
  return (
    <PublicShell>
      <StartScreen
        jobs={list.data?.jobs.slice(0, NEWEST)}
        total={list.data?.total ?? 0}
        locations={list.data?.locations ?? []}
        places={list.data === undefined ? [] : busiestPlaces(list.data)}
        failed={list.error !== undefined}
        onSearch={(filter) => void navigate(paths.jobs(filter))}
        onRetry={() => void list.reload()}
      />
    </PublicShell>
  );
}
