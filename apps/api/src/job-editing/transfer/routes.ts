import { dashboardMessages } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { findCompany } from '../../companies/company/store.ts';
import { disposition } from '../../platform/files/storage/names.ts';
import { handlers, idOf } from '../../platform/http/call.ts';
import { streamOf } from '../../platform/http/encode.ts';
import { toCsv, toJson } from './export.ts';
import { checkImport, importJobs } from './import.ts';
import { jobsOf } from './store.ts';

/** Not application/json: responses of that type are buffered for compression. */
const TYPES = { json: 'application/ld+json; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

/** Export and import of a company's jobs (decision 0049). */
export const transferHandlers = handlers({
  exportJobs: async (call) => {
    const { context, query } = call;
    const company = await findCompany(context.db, idOf(call));
    if (company === null) throw new CallError('not-found', dashboardMessages.companyNotFound);
    const jobs = jobsOf(context.db, company.id);
    const pieces = query.format === 'json' ? toJson(jobs, company.name) : toCsv(jobs, company.name);
    return new Response(streamOf(pieces), {
      headers: {
        'content-type': TYPES[query.format],
        'content-disposition': disposition('attachment', `stellenanzeigen-${company.slug}.${query.format}`),
        'cache-control': 'no-store',
      },
    });
  },
  checkJobImport: checkImport,
  importCompanyJobs: (call) => importJobs(call, call.body),
});
