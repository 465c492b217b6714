import { REPORT_STATES, reportReasonLabels, type AdminReport, type ReportState } from '@stellwerk/domain';
import { choiceIn, listView, pageIn, textIn } from '../../lists';
import { adminRules, type AdminListState } from '../shared/list';

export const REPORT_FILTERS = [...REPORT_STATES, 'all'] as const satisfies readonly (ReportState | 'all')[];
export type ReportFilter = (typeof REPORT_FILTERS)[number];

export type ReportsState = AdminListState<ReportFilter>;

/** Pending reports come first. */
export const OPEN_REPORTS: ReportsState = { search: '', filter: 'OPEN', page: 1 };
export const ALL_REPORTS: ReportsState = { search: '', filter: 'all', page: 1 };

/** Parses the state of the reports from the URL; unknown values become the default. */
export const readReportsState = (query: URLSearchParams): ReportsState => ({
  search: textIn(query, 'search'),
  filter: choiceIn(query, 'filter', REPORT_FILTERS, 'OPEN'),
  page: pageIn(query),
});

/** The query of a state without default values. */
export const toReportsQuery = ({ search, filter, page }: ReportsState): Readonly<Record<string, string>> => ({
  search,
  filter: filter === 'OPEN' ? '' : filter,
  page: page === 1 ? '' : String(page),
});

/** In the server's order: pending reports by time, then decided ones, the newest first. */
export const reportsView = listView({
  ...adminRules,
  texts: ({ job, text, email, reason }: AdminReport) => [job.title, job.company, text, email, reportReasonLabels[reason]],
  filters: { filter: (report: AdminReport, filter: ReportFilter) => filter === 'all' || report.state === filter },
});
