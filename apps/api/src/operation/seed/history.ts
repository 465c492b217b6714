import { areaOfAction } from '@stellwerk/domain';
import type { DemoData, DemoEvent } from '@stellwerk/domain/fixtures';
import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { AuditTable } from '../../platform/db/tables/operation.ts';
import { columnsOf } from '../../companies/history/columns.ts';
import { insertAll, when } from './rows.ts';

function auditRow({ companyId, userId, action, subject, fields, role, status, counts, createdAt }: DemoEvent): Insertable<AuditTable> {
  const columns = columnsOf(areaOfAction(action), fields);
  const details = {
    ...(columns.length > 0 && { fields: columns }),
    ...(role !== null && { role }),
    ...(status !== null && { status }),
    ...counts,
  };
  return {
    user_id: userId,
    company_id: companyId,
    action,
    subject_type: subject?.type ?? 'company',
    subject_id: subject?.id ?? companyId,
    details: JSON.stringify(details),
    created_at: when(createdAt),
  };
}

/** Past actions in the demo companies, in chronological order. */
export async function historyRows(trx: Transaction<Database>, data: DemoData): Promise<void> {
  await insertAll(data.history, (rows) => trx.insertInto('audit').values(rows.map(auditRow)).execute());
}
