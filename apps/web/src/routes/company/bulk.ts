import type { ApplicationListQuery, Id } from '@stellwerk/domain';
import type { BulkCalls } from '@stellwerk/screens/company/applications/bulk';
import { bulkCalls, someApplications } from '../../data/company-applications/bulk-calls';
import type { CompanyApplications } from '../../data/company-applications/use-company-applications';
import { saveApplications } from './save-applications';

/** Calls on several applications of a list. @param query of the list */
export const bulkOf = (companyId: Id<'company'>, query: ApplicationListQuery, { reloadAll }: CompanyApplications): BulkCalls => ({
  ...bulkCalls(companyId, query),
  exportSelected: (ids, format, run) => saveApplications(someApplications(companyId, ids, query), format, run),
  reloadAll,
});
