import {
  applyMessages,
  companySlug,
  dashboardMessages,
  DEFAULT_RADIUS,
  formatDate,
  isExpired,
  jobMessages,
  payPerYear,
  RADII,
  type WiderSearch,
} from '@stellwerk/domain';
import { CallError, type AnswerOf, type InputOf } from '@stellwerk/domain/endpoints';
import {
  companyJobWire,
  companyPublicWire,
  jobCardWire,
  jobWire,
  type DemoCompany,
  type DemoData,
  type DemoJob,
} from '@stellwerk/domain/fixtures';
import { searchList, type ListFound } from '@stellwerk/domain/search';
import { handlers, idOf, type MockCall } from './call';
import { circleOf } from './places';
import type { MockState } from './state';

type Query = InputOf<'listJobs', 'query'>;

const LIST_SIZE = 1000;
const SEARCH_SIZE = 10;
const MOST_RELATED = 6;
const german = new Intl.Collator('de');
const lower = (text: string): string => text.toLocaleLowerCase('de-DE');
const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;
const oneOf = (value: string, wanted: string | readonly string[] | undefined): boolean =>
  listOf(wanted).length === 0 || listOf(wanted).some((one) => lower(one) === lower(value));
const distinct = (values: readonly string[]): string[] => [...new Set(values)].filter((value) => value !== '').toSorted(german.compare);

const companyOf = (data: DemoData, job: DemoJob): DemoCompany | undefined => data.companies.find(({ id }) => id === job.companyId);

/** Whether everybody may see a job: active, of an active company. */
export function isPublic(data: DemoData, job: DemoJob): boolean {
  return job.isActive && companyOf(data, job)?.isActive === true;
}
const isOpen = (job: DemoJob, now: string): boolean => !isExpired(job, new Date(now));

/** Where a job is, as exactly as it is known. */
const placeOf = (job: DemoJob): string => job.location || job.city;

function sorted(jobs: readonly DemoJob[], { sortBy = 'publishedAt', sortOrder }: Query): readonly DemoJob[] {
  const rising = jobs.toSorted((a, b) => german.compare(a[sortBy], b[sortBy]) || a.id - b.id);
  return (sortOrder ?? (sortBy === 'title' ? 'asc' : 'desc')) === 'asc' ? rising : rising.toReversed();
}

const rounded = (distance: number | null | undefined) => (typeof distance === 'number' ? { distance: Math.round(distance) } : {});

/** Whether a job may pay what is asked for; one without pay stays, unless pay is required. */
function pays(job: DemoJob, { payMin = 0, pay }: Query): boolean {
  const most = payPerYear(job.payRange);
  return most === null ? pay !== 'required' : most >= payMin;
}

/** What names no comparable pay stands behind all others where a least pay is asked for. */
const paidFirst = (jobs: readonly DemoJob[], { payMin = 0 }: Query): readonly DemoJob[] =>
  payMin === 0 ? jobs : jobs.toSorted((a, b) => Number(payPerYear(a.payRange) === null) - Number(payPerYear(b.payRange) === null));

const newest = (jobs: readonly DemoJob[]): readonly DemoJob[] => sorted(jobs, {});

/** What a query says of the order and of the text: everything else is a filter. */
const NO_FILTERS: ReadonlySet<string> = new Set<keyof Query>(['search', 'page', 'pageSize', 'sortBy', 'sortOrder']);
const isFiltered = (query: Query): boolean => Object.entries(query).some(([name, value]) => value !== undefined && !NO_FILTERS.has(name));

const searchNote = ({ corrected, related, nearest, newest: isNewest }: ListFound<DemoJob>, similar: number) => ({
  corrected,
  related: related.slice(0, MOST_RELATED),
  nearest,
  newest: isNewest,
  similar,
});

/** What a query finds, in its order, and the circle that it asks for. */
async function find(state: MockState, query: Query) {
  const { data } = state;
  const text = query.search?.trim() ?? '';
  const listed = newest(data.jobs.filter((job) => isPublic(data, job) && isOpen(job, state.now())));
  const circle = circleOf(query);
  const isWanted = (job: DemoJob): boolean =>
    (circle === null ? query.remote !== 'exclude' || job.workingModel !== 'Remote' : circle.holds(job)) &&
    pays(job, query) &&
    (oneOf(job.city, query.location) || oneOf(placeOf(job), query.location)) &&
    oneOf(job.employment, query.employment) &&
    oneOf(job.workingModel, query.workingModel) &&
    oneOf(companyOf(data, job)?.employees ?? '', query.companySize) &&
    oneOf(String(companyOf(data, job)?.industryId ?? ''), query.industry);
  const beside = (job: DemoJob): readonly string[] => [
    companyOf(data, job)?.name ?? '',
    job.city,
    job.location,
    job.employment,
    job.workingModel,
  ];
  const found = await searchList(listed, text, (job) => ({ title: job.title, beside: beside(job) }), isFiltered(query) ? isWanted : null);
  const ordered = text !== '' && query.sortBy === undefined ? found.rows : sorted(found.rows, query);
  return { circle, found, ordered: paidFirst(ordered, query) };
}

/** The next larger circle that has what nothing in the asked one has, or all places; null where there is nothing at all. */
async function widerOf(state: MockState, { near, radius: asked = DEFAULT_RADIUS, ...anywhere }: Query): Promise<WiderSearch | null> {
  for (const radius of [...RADII.filter((one) => one > asked), null]) {
    const { found, ordered } = await find(state, radius === null ? anywhere : { ...anywhere, near, radius });
    if (ordered.length > 0 && !found.nearest) return { radius, total: ordered.length };
  }
  return null;
}

/** One page of the public list (A25, A88). */
async function page(state: MockState, query: Query, unpaged: number): Promise<AnswerOf<'listJobs'>> {
  const { data } = state;
  const text = query.search?.trim() ?? '';
  const { circle, found, ordered } = await find(state, query);
  const wider = circle !== null && ordered.length === 0 ? await widerOf(state, query) : null;
  const pageSize = query.pageSize ?? (query.page === undefined ? unpaged : SEARCH_SIZE);
  const number = query.page ?? 1;
  const similar = number === 1 ? found.similar.slice(0, pageSize - ordered.length) : [];
  const jobs = [...ordered.slice((number - 1) * pageSize, number * pageSize), ...similar].map((job) => ({
    ...jobCardWire(data, job),
    ...(job.workingModel !== 'Remote' && rounded(circle?.distance(job))),
  }));
  return {
    ...(circle !== null && { near: circle.near }),
    ...(wider !== null && { wider }),
    jobs,
    data: jobs,
    total: ordered.length,
    page: number,
    pageSize,
    totalPages: Math.ceil(ordered.length / pageSize),
    locations: distinct(found.unfiltered.map((job) => job.city || job.location)),
    employments: distinct(found.unfiltered.map((job) => job.employment)),
    ...(text !== '' && { search: searchNote(found, similar.length) }),
  };
}

/** The job that everybody may read. @throws CallError 404 */
export function publicJob(state: MockState, id: number): DemoJob {
  const job = state.data.jobs.find((row) => row.id === id);
  if (job === undefined || !isPublic(state.data, job)) throw new CallError('not-found', jobMessages.notFound);
  return job;
}

/** So many open jobs are named beside another one (O106). */
const SIMILAR = 4;

/** Open jobs that are like a job. */
async function similarTo(state: MockState, { id, title }: DemoJob): Promise<AnswerOf<'similarJobs'>['jobs']> {
  const { found, ordered } = await find(state, { search: title });
  const others = found.newest ? [] : [...ordered, ...found.similar].filter((row) => row.id !== id);
  return others.slice(0, SIMILAR).map((row) => jobCardWire(state.data, row));
}

/** A job that was public, with open ones like it (O106). @throws CallError 404 */
async function ended(state: MockState, id: number): Promise<AnswerOf<'endedJob'>> {
  const { data } = state;
  const job = data.jobs.find((row) => row.id === id && !row.isActive && companyOf(data, row)?.isActive === true);
  if (job === undefined) throw new CallError('not-found', jobMessages.notFound);
  return { job: jobCardWire(data, job), similar: await similarTo(state, job) };
}

/** The job that is applied to. @throws CallError 'not-found' for one that nobody sees, 'conflict' past its closing date (rule 14) */
export function openJob(state: MockState, id: number): DemoJob {
  const job = state.data.jobs.find((row) => row.id === id);
  if (job === undefined || !isPublic(state.data, job)) throw new CallError('not-found', applyMessages.jobNotFound);
  if (!isOpen(job, state.now())) throw new CallError('conflict', jobMessages.expired(formatDate(job.closesAt)));
  return job;
}

/** A job of the company that asks. @throws CallError 404 */
export function ownJob(state: MockState, id: number): DemoJob {
  const job = state.data.jobs.find((row) => row.id === id);
  if (job === undefined) throw new CallError('not-found', jobMessages.notFound);
  return job;
}

/** What the status of get-company-jobs means (O52). */
const IS_ACTIVE = { active: true, inactive: false, all: null } as const;

function companyJobs(call: MockCall & { readonly query: InputOf<'companyJobs', 'query'> }): AnswerOf<'companyJobs'> {
  const { data } = call.state;
  const active = IS_ACTIVE[call.query.status ?? 'all'];
  const own = data.jobs.filter((job) => job.companyId === idOf(call) && (active === null || job.isActive === active));
  return own.map((job) => companyJobWire(data, job));
}

/** Jobs as the public and their own company read them. */
export const jobHandlers = handlers({
  listJobs: ({ state, query }) => page(state, query, LIST_SIZE),
  getAllJobs: ({ state, query }) => page(state, query, LIST_SIZE),
  searchJobs: ({ state, query }) => page(state, query, SEARCH_SIZE),
  publicJob: (call) => jobWire(call.state.data, publicJob(call.state, idOf(call))),
  endedJob: ({ state, ...call }) => ended(state, idOf(call)),
  similarJobs: async ({ state, ...call }) => ({ jobs: await similarTo(state, publicJob(state, idOf(call))) }),
  previewJob: (call) => jobWire(call.state.data, ownJob(call.state, idOf(call))),
  companyJobs,
  jobsOfCompany: companyJobs,
  publicCompany: ({ state, params }) => {
    const { data } = state;
    const { slug } = params;
    const company = data.companies.find((row) => row.isActive && (String(row.id) === slug || companySlug(row.name) === slug));
    if (company === undefined) throw new CallError('not-found', dashboardMessages.companyNotFound);
    const jobs = data.jobs.filter((job) => job.companyId === company.id && isPublic(data, job) && isOpen(job, state.now()));
    return {
      ...companyPublicWire(data, company),
      description: company.description,
      jobs: jobs.map((job) => jobCardWire(data, job)),
    };
  },
});
