import { focusPageMessages } from '@stellwerk/domain';
import { CallError, type AnswerOf } from '@stellwerk/domain/endpoints';
import type { Actor } from '../../platform/context/actor.ts';
import { findCompany } from '../../companies/company/store.ts';
import { companyCardWire, isListed } from '../../companies/company/to-wire.ts';
import type { Context } from '../../platform/context/context.ts';
import { roleIn } from '../../platform/http/access-store.ts';
import { openJobsOf, openJobsOn } from '../search/list-store.ts';
import { jobCardWire } from '../job/to-wire.ts';
import { findFocusPage } from './store.ts';
import { focusPageWire } from './to-wire.ts';

/** Jobs of the page on it; more than these are found in the list. */
const PAGE_JOBS = 100;

/** Jobs of the company on a page that has none of its own. */
const COMPANY_JOBS = 5;

/**
 * A focus page with its company and its open jobs, or the newest of the company where it has none (O14): published and of an active company that is not private for everybody, otherwise for
 * members of the company alone: whoever may not see it yet, or no more, does not learn that it is there (rule 2).
 * @throws CallError 'not-found'
 */
export async function showcaseFor(context: Context, slug: string, actor: Actor | null): Promise<AnswerOf<'publicShowcase'>> {
  const { db, now } = context;
  const page = await findFocusPage(db, slug);
  const company = page === null ? null : await findCompany(db, page.company_id);
  const isMember = page !== null && actor !== null && (await roleIn(db, [page.company_id], actor.id)) !== null;
  const isOpen = page?.status === 'published' && company?.is_active === true && company.visibility !== 'private';
  if (page === null || company === null || !(isOpen || isMember)) throw new CallError('not-found', focusPageMessages.notFound(slug));
  const { views: _views, version: _version, ...shown } = focusPageWire(page);
  const own = await openJobsOn(db, page.id, PAGE_JOBS, now());
  const jobs = own.length > 0 ? own : await openJobsOf(db, page.company_id, COMPANY_JOBS, now());
  return {
    ...shown,
    company: { ...companyCardWire(company), listed: isListed(company) },
    jobs: jobs.map((job) => jobCardWire(job, company)),
  };
}
