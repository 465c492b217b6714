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

/** Number of the page's jobs on it; the list has the others. */
const PAGE_JOBS = 100;

/** Number of the company's jobs on a page without own ones. */
const COMPANY_JOBS = 5;

/**
 * A focus page with its company and its open jobs, or the company's newest where it has none (O14). A published page of an active, not
 * private company is public; others are for
 * members of the company: the existence of a hidden page is not revealed (rule 2).
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
