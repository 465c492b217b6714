import { exportHeader, exportIdentifier, exportLine, generalMessages, jobPosting } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { storedJobWire } from '@stellwerk/domain/fixtures';
import { handlers, idOf } from './call';

const refused = (): never => {
  throw new CallError('unavailable', generalMessages.unexpected);
};

/** Postings on their way out. Files are read by the server alone, so nothing comes in here. */
export const transferHandlers = handlers({
  exportJobs: (call) => {
    const { state, query } = call;
    const company = state.company(idOf(call))?.name ?? '';
    const exported = state.data.jobs
      .filter(({ companyId }) => companyId === idOf(call))
      .map((job) => jobPosting(storedJobWire(state.data, job), { identifier: exportIdentifier(job.id, null), company }));
    return query.format === 'json'
      ? new Response(JSON.stringify(exported), { headers: { 'content-type': 'application/ld+json; charset=utf-8' } })
      : new Response(`\uFEFF${exportHeader()}${exported.map(exportLine).join('')}`, {
          headers: { 'content-type': 'text/csv; charset=utf-8' },
        });
  },
  checkJobImport: refused,
  importCompanyJobs: refused,
});
