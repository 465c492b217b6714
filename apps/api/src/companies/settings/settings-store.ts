import type { AnswerOf } from '@stellwerk/domain/endpoints';
import type { Transaction } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { CompanyId, UserId } from '../../platform/ids.ts';

/** The settings of a company as one of its members reads them (CS05). */
export async function settingsOf(db: Db, companyId: CompanyId, userId: UserId): Promise<AnswerOf<'companySettings'>> {
  const row = await db
    .selectFrom('memberships as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['m.notify_by_mail', 'm.notify_applications', 'c.visibility', 'c.contact_email'])
    .where('m.company_id', '=', companyId)
    .where('m.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    emailNotificationsEnabled: row.notify_by_mail,
    applicationNotificationsEnabled: row.notify_applications,
    profileVisibility: row.visibility,
    contactEmail: row.contact_email ?? '',
  };
}

/** Stores the mail notifications of a member; undefined leaves one as it is. */
export async function saveNotifications(
  trx: Transaction<Database>,
  companyId: CompanyId,
  userId: UserId,
  columns: { readonly notify_by_mail: boolean | undefined; readonly notify_applications: boolean | undefined },
): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return;
  await trx.updateTable('memberships').set(columns).where('company_id', '=', companyId).where('user_id', '=', userId).execute();
}
