import { generalMessages, hasRight } from '@stellwerk/domain';
import { CallError, type AnswerOf, type InputOf } from '@stellwerk/domain/endpoints';
import type { Context } from '../context.ts';
import type { Db } from '../db/engine.ts';
import { noteEvent } from '../history/store.ts';
import { actorOf, idOf, type ServerCall } from '../http/call.ts';
import { lockCompany, updateCompany } from './store.ts';

/** The settings of a company as one of its people has them (CS05). */
export async function settingsOf(db: Db, companyId: number, userId: number): Promise<AnswerOf<'companySettings'>> {
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

type Change = InputOf<'updateCompanySettings', 'request'>;

/** Changes what a change names, all or nothing. */
async function store({ db, now: clock }: Context, companyId: number, userId: number, change: Change): Promise<void> {
  const { emailNotificationsEnabled, applicationNotificationsEnabled, profileVisibility, contactEmail } = change;
  await db.transaction().execute(async (trx) => {
    if (emailNotificationsEnabled !== undefined || applicationNotificationsEnabled !== undefined)
      await trx
        .updateTable('memberships')
        .set({ notify_by_mail: emailNotificationsEnabled, notify_applications: applicationNotificationsEnabled })
        .where('company_id', '=', companyId)
        .where('user_id', '=', userId)
        .execute();
    const shared = { visibility: profileVisibility, contact_email: contactEmail === '' ? null : contactEmail };
    const before: Readonly<Record<string, unknown>> = { ...(await lockCompany(trx, companyId)) };
    const fields = Object.entries(shared).flatMap(([name, value]) => (value === undefined || before[name] === value ? [] : [name]));
    if (fields.length === 0) return;
    const now = clock();
    await updateCompany(trx, companyId, { ...shared, updated_at: now });
    await noteEvent(trx, { companyId, userId, action: 'company-changed', details: { fields }, now });
  });
}

/** @throws CallError 'forbidden' for who may not change the company, but names what is the company's */
export async function changeSettings(call: ServerCall, change: Change): Promise<AnswerOf<'companySettings'>> {
  const isShared = change.profileVisibility !== undefined || change.contactEmail !== undefined;
  if (isShared && !hasRight(call.scope.role, 'manageCompany')) throw new CallError('forbidden', generalMessages.forbidden);
  const [companyId, userId] = [idOf(call), actorOf(call).id];
  await store(call.context, companyId, userId, change);
  return settingsOf(call.context.db, companyId, userId);
}
