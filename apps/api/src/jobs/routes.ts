import { dashboardMessages, jobMessages } from '@stellwerk/domain';
import type { shapes } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import { findCompany } from '../companies/store.ts';
import type { Context } from '../context.ts';
import { handle, idOf, type Mounted } from '../http/handler.ts';
import { serverMessages } from '../messages.de.ts';
import { Refusal } from '../refusal.ts';
import { searchJobs, TOTAL_CAP } from './list-store.ts';
import type { SearchQuery } from './search.ts';
import { findJob, jobsOfCompany } from './store.ts';
import { jobCardWire, jobCompanyWire, jobPublicWire } from './to-wire.ts';

/** Without paging GET /api/jobs gives this many, the newest first (A88). */
const LIST_SIZE = 1000;
const SEARCH_SIZE = 10;

async function page(context: Context, query: SearchQuery, unpaged: number): Promise<z.input<typeof shapes.jobPage>> {
  const pageSize = query.pageSize ?? (query.page === undefined ? unpaged : SEARCH_SIZE);
  const number = query.page ?? 1;
  const found = await searchJobs(
    context.db,
    query,
    { limit: pageSize, offset: Math.min((number - 1) * pageSize, 2_000_000_000) },
    context.now(),
  );
  const jobs = found.rows.map(({ job, company }) => jobCardWire(job, company));
  return {
    jobs,
    data: jobs,
    total: found.total,
    totalIsCapped: found.total === TOTAL_CAP,
    page: number,
    pageSize,
    totalPages: Math.ceil(found.total / pageSize),
    locations: [...found.locations],
    employments: [...found.employments],
  };
}

async function fullJob(context: Context, id: number, audience: 'public' | 'company'): Promise<z.input<typeof shapes.jobPublic>> {
  const found = await findJob(context.db, id, audience);
  if (found === null) throw new Refusal('not-found', jobMessages.notFound);
  return jobPublicWire(found.job, found.company, found.contacts, found.focusPage);
}

const ACTIVE = new Map<string, boolean | null>([
  ['active', true],
  ['inactive', false],
  ['all', null],
]);

/** Reads the status of get-company-jobs: active, inactive or all in any case (O52). */
function activeOf(status: string | undefined): boolean | null {
  const active = ACTIVE.get((status ?? 'all').toLowerCase());
  if (active === undefined)
    throw new Refusal('invalid', serverMessages.unknownValue, { fields: [{ name: 'status', message: serverMessages.unknownValue }] });
  return active;
}

const list = (name: 'listJobs' | 'getAllJobs' | 'searchJobs', unpaged: number): Mounted =>
  handle(name, ({ context, query }) => page(context, query, unpaged));

/** Postings as the public and their own company read them. */
export const jobHandlers: readonly Mounted[] = [
  list('listJobs', LIST_SIZE),
  list('getAllJobs', LIST_SIZE),
  list('searchJobs', SEARCH_SIZE),
  handle('publicJob', (call) => fullJob(call.context, idOf(call), 'public')),
  handle('previewJob', (call) => fullJob(call.context, idOf(call), 'company')),
  handle('companyJobs', async (call) => {
    const companyId = idOf(call);
    const active = activeOf(call.query.status);
    const company = await findCompany(call.context.db, companyId);
    if (company === null) throw new Refusal('not-found', dashboardMessages.companyNotFound);
    const rows = await jobsOfCompany(call.context.db, companyId, active);
    return rows.map(({ job, applications, views }) => jobCompanyWire(job, company, { applications, views }));
  }),
];
