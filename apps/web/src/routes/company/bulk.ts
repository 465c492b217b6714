import type { Id } from '@stellwerk/domain';
import type { ApplicationListQuery } from '@stellwerk/domain';
import type { BulkCalls } from '@stellwerk/screens/company/applications/bulk';
import { bulkCalls, someApplications } from '../../data/company-applications/bulk-calls';
import type { CompanyApplications } from '../../data/company-applications/use-company-applications';
import { saveApplications } from './save-applications';

/** Calls on several applications of a list. @param query of the list */
export function bulkOf(companyId: Id<'company'>, query: ApplicationListQuery, { reloadAll }: CompanyApplications): BulkCalls {
  const calls = bulkCalls(companyId);
  return {
    onStatuses: calls.setStatuses,
    onUndoStatuses: calls.undoStatuses,
    onHoldStatuses: calls.holdStatuses,
    onMessages: calls.sendMessages,
    onSelectAll: () => calls.selectAll(query),
    onExportSelected: (ids, format, run) => saveApplications(someApplications(companyId, ids, query), format, run),
    onChanged: reloadAll,
  };
}
