import { companySlug, dashboardMessages, jobMessages } from '@stellwerk/domain';
import type { AnswerOf, InputOf } from '@stellwerk/domain/endpoints';
import {
  companyJobWire,
  companyPublicWire,
  jobCardWire,
  jobWire,
  type DemoCompany,
  type DemoData,
  type DemoJob,
} from '@stellwerk/domain/fixtures';
import { answering, type Answering } from './answering';
import { MockRefusal } from './refusal';
import type { MockState } from './state';

type Query = InputOf<'listJobs', 'query'>;

const LIST_SIZE = 1000;
const SEARCH_SIZE = 10;
const german = new Intl.Collator('de');
const lower = (text: string): string => text.toLocaleLowerCase('de-DE');
const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;
const oneOf = (value: string, wanted: string | readonly string[] | undefined): boolean =>
  listOf(wanted).length === 0 || listOf(wanted).some((one) => lower(one) === lower(value));
const distinct = (values: readonly string[]): string[] => [...new Set(values)].filter((value) => value !== '').toSorted(german.compare);

const companyOf = (data: DemoData, job: DemoJob): DemoCompany | undefined => data.companies.find(({ id }) => id === job.companyId);

/** Whether everybody may see a posting: active, of an active company. */
function isPublic(data: DemoData, job: DemoJob): boolean {
  return job.isActive && companyOf(data, job)?.isActive === true;
}
const isOpen = (job: DemoJob, now: string): boolean => job.closesAt === null || job.closesAt > now;

/** Where a posting is, as exactly as it says. */
const placeOf = (job: DemoJob): string => job.location || job.city;

function sorted(jobs: readonly DemoJob[], { sortBy = 'publishedAt', sortOrder }: Query): readonly DemoJob[] {
  const rising = jobs.toSorted((a, b) => german.compare(a[sortBy], b[sortBy]) || a.id - b.id);
  return (sortOrder ?? (sortBy === 'title' ? 'asc' : 'desc')) === 'asc' ? rising : rising.toReversed();
}

/** One page of the public list (A25, A88). */
function page(state: MockState, query: Query, unpaged: number): AnswerOf<'listJobs'> {
  const { data } = state;
  const search = lower(query.search?.trim() ?? '');
  const searched = data.jobs.filter(
    (job) => isPublic(data, job) && isOpen(job, state.now()) && lower(`${job.title} ${companyOf(data, job)?.name ?? ''}`).includes(search),
  );
  const found = searched.filter(
    (job) =>
      (oneOf(job.city, query.location) || oneOf(placeOf(job), query.location)) &&
      oneOf(job.employment, query.employment) &&
      oneOf(job.workingModel, query.workingModel) &&
      oneOf(companyOf(data, job)?.employees ?? '', query.companySize) &&
      oneOf(String(companyOf(data, job)?.industryId ?? ''), query.industry),
  );
  const pageSize = query.pageSize ?? (query.page === undefined ? unpaged : SEARCH_SIZE);
  const number = query.page ?? 1;
  const jobs = sorted(found, query)
    .slice((number - 1) * pageSize, number * pageSize)
    .map((job) => jobCardWire(data, job));
  return {
    jobs,
    data: jobs,
    total: found.length,
    page: number,
    pageSize,
    totalPages: Math.ceil(found.length / pageSize),
    locations: distinct(searched.map((job) => job.city || job.location)),
    employments: distinct(searched.map((job) => job.employment)),
  };
}

/** The posting that everybody may read. @throws MockRefusal 404 */
export function publicJob(state: MockState, id: number): DemoJob {
  const job = state.data.jobs.find((row) => row.id === id);
  if (job === undefined || !isPublic(state.data, job)) throw new MockRefusal(404, jobMessages.notFound);
  return job;
}

function ownJob(state: MockState, id: number): DemoJob {
  const job = state.data.jobs.find((row) => row.id === id);
  if (job === undefined) throw new MockRefusal(404, jobMessages.notFound);
  return job;
}

const IS_ACTIVE: Readonly<Record<string, boolean>> = { active: true, inactive: false };

/** Postings as the public and their own company read them. */
export const jobAnswers: readonly Answering[] = [
  answering('listJobs', ({ state, query }) => page(state, query, LIST_SIZE)),
  answering('getAllJobs', ({ state, query }) => page(state, query, LIST_SIZE)),
  answering('searchJobs', ({ state, query }) => page(state, query, SEARCH_SIZE)),
  answering('publicJob', ({ state, id }) => jobWire(state.data, publicJob(state, id))),
  answering('previewJob', ({ state, id }) => jobWire(state.data, ownJob(state, id))),
  answering('companyJobs', ({ state, id, query }) => {
    const active = IS_ACTIVE[lower(query.status ?? '')];
    const own = state.data.jobs.filter((job) => job.companyId === id && (active === undefined || job.isActive === active));
    return own.map((job) => companyJobWire(state.data, job));
  }),
  answering('publicCompany', ({ state, params }) => {
    const { data } = state;
    const { slug = '' } = params;
    const company = data.companies.find((row) => row.isActive && (String(row.id) === slug || companySlug(row.name) === slug));
    if (company === undefined) throw new MockRefusal(404, dashboardMessages.companyNotFound);
    const jobs = data.jobs.filter((job) => job.companyId === company.id && isPublic(data, job) && isOpen(job, state.now()));
    return {
      ...companyPublicWire(data, company),
      description: company.description,
      jobs: jobs.map((job) => jobCardWire(data, job)),
    };
  }),
];
