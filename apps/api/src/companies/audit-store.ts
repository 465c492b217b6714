import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { AuditTable } from '../db/tables/operation.ts';

/** What has been done to a company. */
export interface CompanyEvent {
  readonly companyId: number;
  readonly userId: number;
  readonly action:
    | 'company-created'
    | 'company-changed'
    | 'company-logo-changed'
    | 'company-logo-removed'
    | 'company-activated'
    | 'company-deactivated'
    | 'jobs-imported';
  /** Names and numbers, no texts that people have typed. */
  readonly details: Record<string, unknown>;
  readonly now: Date;
}

/** Writes down who changed a company, when and what, in the transaction of the change. */
export async function auditCompany(trx: Transaction<Database>, { companyId, userId, action, details, now }: CompanyEvent): Promise<void> {
  const row: Insertable<AuditTable> = {
    user_id: userId,
    company_id: companyId,
    action,
    subject_type: 'company',
    subject_id: companyId,
    details: JSON.stringify(details),
    created_at: now,
  };
  await trx.insertInto('audit').values(row).execute();
}
