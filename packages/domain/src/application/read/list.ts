import { asList, asObject, firstText, toDate, toNumber, type WireObject } from '../../wire/loose';
import { APPLICATION_STATUSES } from '../codes';
import { listOf, statusCounts, type ApplicationFigures, type ApplicationList, type StatusCounts } from '../list';
import { readApplications } from './application';

const numberIn = (value: unknown): number => toNumber(value) ?? 0;

function readCounts(value: unknown): StatusCounts {
  const counts = asObject(value);
  return statusCounts(Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, numberIn(counts[status])])));
}

function readFigures(figures: WireObject): ApplicationFigures {
  const trend = asObject(figures.trend);
  const waiting = asObject(figures.waiting);
  return {
    counts: readCounts(figures.counts),
    months: asList(figures.months).map((entry) => {
      const { month, counts } = asObject(entry);
      return { month: firstText(month), counts: readCounts(counts) };
    }),
    trend: { current: numberIn(trend.current), previous: numberIn(trend.previous) },
    waiting: { today: numberIn(waiting.today), since: toDate(waiting.since) },
    jobs: asList(figures.jobs).map((entry) => {
      const { id, title } = asObject(entry);
      return { id: firstText(id), title: firstText(title) };
    }),
  };
}

/** Reads a page of the applications of a company. The documented list without pages (API52) is one page, with its figures. */
export function readApplicationList(answer: unknown): ApplicationList {
  const applications = readApplications(answer);
  const page = asObject(answer);
  if (page.counts === undefined) return listOf(applications, { pageSize: Math.max(1, applications.length), with: 'figures' }, new Date());
  return {
    applications,
    total: numberIn(page.total),
    page: toNumber(page.page) ?? 1,
    pageSize: toNumber(page.pageSize) ?? Math.max(1, applications.length),
    counts: readCounts(page.counts),
    figures: page.figures === null || page.figures === undefined ? null : readFigures(asObject(page.figures)),
  };
}
