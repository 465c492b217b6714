import { dashboardMessages } from '@stellwerk/domain';
import { findPublicCompany } from '../../companies/company/store.ts';
import { companyPublicWire } from '../../companies/company/to-wire.ts';
import { handlers } from '../../platform/http/call.ts';
import { openJobsOf } from '../search/list-store.ts';
import { jobCardWire } from '../job/to-wire.ts';
import { CallError } from '@stellwerk/domain/endpoints';
import { sanitiseOrNull } from '../../platform/text/sanitise.ts';

/** Number of a company's own jobs on its page; the list has the others. */
const PAGE_JOBS = 100;

/** The public page of a company, with its open jobs (O12). */
export const companyPageHandlers = handlers({
  publicCompany: async ({ context, params }) => {
    const company = await findPublicCompany(context.db, params.slug);
    if (company === null) throw new CallError('not-found', dashboardMessages.companyNotFound);
    const rows = await openJobsOf(context.db, company.id, PAGE_JOBS, context.now());
    return {
      ...companyPublicWire(company),
      description: sanitiseOrNull(company.description),
      jobs: rows.map((job) => jobCardWire(job, company)),
    };
  },
});
