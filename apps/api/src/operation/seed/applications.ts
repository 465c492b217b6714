import { randomBytes } from 'node:crypto';
import { LEGAL_VERSIONS } from '@stellwerk/domain';
import { isBlindDemo, isByCompany, type DemoApplication, type DemoData } from '@stellwerk/domain/fixtures';
import type { Insertable, Transaction } from 'kysely';
import { eraseAtOf } from '../../applications/application/retention.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { ApplicationsTable } from '../../platform/db/tables/applications.ts';
import { openPayouts } from '../../referrals/store.ts';
import type { DemoFile } from './documents.ts';
import { insertAll, orNull, when } from './rows.ts';

function applicationRow(data: DemoData, application: DemoApplication): Insertable<ApplicationsTable> {
  const at = when(application.createdAt);
  const consent = (field: string, textVersion: string) => ({ field, textVersion, at: at.toISOString(), source: 'WEBSITE' });
  return {
    id: application.id,
    job_id: application.jobId,
    company_id: application.companyId,
    user_id: application.userId,
    referral_id: application.referralId,
    first_name: application.firstName,
    last_name: application.lastName,
    email: application.email.toLowerCase(),
    phone: orNull(application.phone),
    location: orNull(application.location),
    linkedin_profile: orNull(application.linkedinProfile),
    xing_profile: orNull(application.xingProfile),
    website_url: orNull(application.websiteUrl),
    message: orNull(application.message),
    skills: [...application.skills],
    consents: JSON.stringify([consent('gdpr', LEGAL_VERSIONS.privacy), consent('terms', LEGAL_VERSIONS.terms)]),
    status: application.status,
    blind: isBlindDemo(data, application),
    notes: orNull(application.notes),
    rating: application.rating,
    assigned_member_id: application.assignedRecruiterId,
    reference_token: randomBytes(16).toString('base64url'),
    erase_at: eraseAtOf(application.status, when(application.updatedAt)),
    created_at: at,
    updated_at: when(application.updatedAt),
  };
}

/** Applications with their history and the records of their files. @param files from `demoFiles` */
export async function applicationRows(trx: Transaction<Database>, data: DemoData, files: ReadonlyMap<number, DemoFile>): Promise<void> {
  await insertAll(data.applications, (rows) =>
    trx
      .insertInto('applications')
      .values(rows.map((row) => applicationRow(data, row)))
      .execute(),
  );
  const history = data.applications.flatMap((application) =>
    application.statusHistory.map((change) => ({
      application_id: application.id,
      status: change.status,
      by_company: isByCompany(application, change),
      by_name: change.by,
      note: orNull(change.note),
      created_at: when(change.date),
    })),
  );
  await insertAll(history, (rows) =>
    trx
      .insertInto('application_status_history')
      .values([...rows])
      .execute(),
  );
  const documents = data.applications.flatMap((application) =>
    application.documents.flatMap((document) => {
      const file = files.get(document.id);
      return file === undefined
        ? []
        : [
            {
              id: document.id,
              application_id: application.id,
              uploaded_by: application.userId,
              kind: document.kind,
              filename: file.filename,
              name: document.name,
              content_type: document.contentType,
              size: file.size,
              storage_key: file.storageKey,
              created_at: when(application.createdAt),
            },
          ];
    }),
  );
  await insertAll(documents, (rows) =>
    trx
      .insertInto('application_documents')
      .values([...rows])
      .execute(),
  );
  const payouts = data.applications.flatMap((application) => {
    const referral = data.referrals.find(({ id }) => id === application.referralId);
    const job = data.jobs.find(({ id }) => id === application.jobId);
    return referral === undefined || job === undefined
      ? []
      : [
          {
            application_id: application.id,
            referral_id: referral.id,
            referral_code: referral.code,
            job_title: job.title,
            created_at: when(application.createdAt),
          },
        ];
  });
  await insertAll(payouts, (rows) => openPayouts(trx, rows));
  await payoutSteps(trx, data);
}

/** Steps of the payouts since they were opened. */
async function payoutSteps(trx: Transaction<Database>, data: DemoData): Promise<void> {
  const opened = await trx.selectFrom('payouts').select(['id', 'application_id']).execute();
  const steps = data.payouts.flatMap(({ applicationId, state, byUserId, reason, createdAt }) =>
    opened
      .filter(({ application_id }) => application_id === applicationId)
      .map(({ id }) => ({ payout_id: id, state, by_user_id: byUserId, reason, created_at: when(createdAt) })),
  );
  await insertAll(steps, (rows) =>
    trx
      .insertInto('payout_events')
      .values([...rows])
      .execute(),
  );
}
