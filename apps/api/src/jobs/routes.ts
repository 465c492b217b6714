import { dashboardMessages, jobMessages } from '@stellwerk/domain';
import { CallError, type InputOf, type shapes } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import { findCompany } from '../companies/company/store.ts';
import type { Context } from '../platform/context/context.ts';
import { handlers, idOf, type ServerCall } from '../platform/http/call.ts';
import { suggestPlaces } from '../platform/places/gazetteer.ts';
import { searchJobs, TOTAL_CAP } from './search/list-store.ts';
import type { SearchQuery } from './search/search.ts';
import { similarTo } from './search/similar-store.ts';
import { findEnded, findJob, jobsOfCompany, type JobRow } from './job/store.ts';
import { jobCardWire, jobCompanyWire, jobPublicWire } from './job/to-wire.ts';
import type { JobId } from '../platform/ids.ts';

/** Number of jobs of GET /api/jobs without paging, the newest first (A88). */
const LIST_SIZE = 1000;
const SEARCH_SIZE = 10;
/** Number of suggested places, readable while typing (O94). */
const SUGGESTIONS = 8;

async function page(context: Context, query: SearchQuery, unpaged: number): Promise<z.input<typeof shapes.jobPage>> {
  const pageSize = query.pageSize ?? (query.page === undefined ? unpaged : SEARCH_SIZE);
  const number = query.page ?? 1;
  const found = await searchJobs(
    context.db,
    query,
    { limit: pageSize, offset: Math.min((number - 1) * pageSize, 2_000_000_000) },
    context.now(),
  );
  const jobs = found.rows.map(({ job, company, distance }) => ({
    ...jobCardWire(job, company),
    // A remote job is near everywhere.
    ...(distance !== null && job.working_model !== 'Remote' && { distance: Math.round(distance) }),
  }));
  const { near, wider } = found;
  return {
    jobs,
    data: jobs,
    total: found.total,
    totalIsCapped: found.total === TOTAL_CAP,
    ...(near !== null && { near: { name: near.place.name, region: near.place.region, radius: near.radius } }),
    ...(wider !== null && { wider }),
    page: number,
    pageSize,
    totalPages: Math.ceil(found.total / pageSize),
    locations: [...found.locations],
    employments: [...found.employments],
    ...(found.search !== null && { search: { ...found.search, related: [...found.search.related] } }),
  };
}

async function fullJob(context: Context, id: JobId, audience: 'public' | 'company'): Promise<z.input<typeof shapes.jobPublic>> {
  const found = await findJob(context.db, id, audience);
  if (found === null) throw new CallError('not-found', jobMessages.notFound);
  return jobPublicWire(found.job, found.company, found.contacts, found.focusPage);
}

/** Number of open jobs named beside another one (O106). */
const SIMILAR = 4;

async function similarCards({ db, now }: Context, job: Pick<JobRow, 'id' | 'title'>): Promise<z.input<typeof shapes.similarJobs>['jobs']> {
  const rows = await similarTo(db, job, SIMILAR, now());
  return rows.map((row) =>
    jobCardWire(row, { id: row.company_id, name: row.company_name, slug: row.company_slug, logo: row.company_logo }),
  );
}

async function ended(context: Context, id: JobId): Promise<z.input<typeof shapes.endedJob>> {
  const found = await findEnded(context.db, id, context.now());
  if (found === null) throw new CallError('not-found', jobMessages.notFound);
  return { job: jobCardWire(found.job, found.company), similar: await similarCards(context, found.job) };
}

async function similar(context: Context, id: JobId): Promise<z.input<typeof shapes.similarJobs>> {
  const found = await findJob(context.db, id, 'public');
  if (found === null) throw new CallError('not-found', jobMessages.notFound);
  return { jobs: await similarCards(context, found.job) };
}

/** Value of the row's flag for each status of get-company-jobs (O52). */
const IS_ACTIVE = { active: true, inactive: false, all: null } as const;

async function companyJobs(call: ServerCall & { readonly query: InputOf<'companyJobs', 'query'> }) {
  const companyId = idOf(call);
  const active = IS_ACTIVE[call.query.status ?? 'all'];
  const company = await findCompany(call.context.db, companyId);
  if (company === null) throw new CallError('not-found', dashboardMessages.companyNotFound);
  const rows = await jobsOfCompany(call.context.db, companyId, active);
  return rows.map(({ job, figures }) => jobCompanyWire(job, company, figures));
}

/** Calls on jobs as the public and their own company read them. */
export const jobHandlers = handlers({
  listJobs: ({ context, query }) => page(context, query, LIST_SIZE),
  getAllJobs: ({ context, query }) => page(context, query, LIST_SIZE),
  searchJobs: ({ context, query }) => page(context, query, SEARCH_SIZE),
  publicJob: (call) => fullJob(call.context, idOf(call), 'public'),
  endedJob: (call) => ended(call.context, idOf(call)),
  similarJobs: (call) => similar(call.context, idOf(call)),
  previewJob: (call) => fullJob(call.context, idOf(call), 'company'),
  companyJobs,
  jobsOfCompany: companyJobs,
  findPlaces: ({ query }) => ({ places: suggestPlaces(query.search, SUGGESTIONS).map(({ name, region }) => ({ name, region })) }),
});
