import { LEGAL_VERSIONS } from '@stellwerk/domain';
import type { DemoData } from '@stellwerk/domain/fixtures';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Consent } from '../../platform/db/tables/applications.ts';
import { insertAll, when } from './rows.ts';

/** Saved jobs, alerts and reports of visitors. */
export async function visitorRows(trx: Transaction<Database>, data: DemoData): Promise<void> {
  await insertAll(data.savedJobs, (rows) =>
    trx
      .insertInto('saved_jobs')
      .values(rows.map(({ userId, jobId, createdAt }) => ({ user_id: userId, job_id: jobId, created_at: when(createdAt) })))
      .execute(),
  );
  await insertAll(data.alerts, (rows) =>
    trx
      .insertInto('job_alerts')
      .values(
        rows.map(({ id, email, rhythm, query, createdAt, nextDigestAt }) => {
          const consent: Consent = { field: 'gdpr', source: 'JOB_ALERT', textVersion: LEGAL_VERSIONS.privacy, at: createdAt };
          return {
            id,
            email,
            rhythm,
            query: JSON.stringify(query),
            consents: JSON.stringify([consent]),
            confirmed_at: when(createdAt),
            searched_until: when(data.now),
            next_digest_at: when(nextDigestAt),
            created_at: when(createdAt),
          };
        }),
      )
      .execute(),
  );
  await insertAll(data.reports, (rows) =>
    trx
      .insertInto('job_reports')
      .values(
        rows.map(({ id, jobId, reason, text, createdAt, decision }) => ({
          id,
          job_id: jobId,
          reason,
          text,
          state: decision?.state ?? 'OPEN',
          decision_reason: decision?.reason ?? null,
          decided_by: decision?.byUserId ?? null,
          decided_at: decision === null ? null : when(decision.at),
          created_at: when(createdAt),
        })),
      )
      .execute(),
  );
}
