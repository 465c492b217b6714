import { generalMessages, hasRight, type CompanySettingsColumn } from '@stellwerk/domain';
import { CallError, type AnswerOf, type InputOf } from '@stellwerk/domain/endpoints';
import type { Context } from '../../platform/context/context.ts';
import { noteEvent } from '../history/store.ts';
import { actorOf, idOf, type ServerCall } from '../../platform/http/call.ts';
import { saveNotifications, settingsOf } from './settings-store.ts';
import { lockCompany, updateCompany } from '../company/store.ts';
import type { CompanyId, UserId } from '../../platform/ids.ts';

type Change = InputOf<'updateCompanySettings', 'request'>;

/** Stores the named settings, all or nothing. */
async function store({ db, now: clock }: Context, companyId: CompanyId, userId: UserId, change: Change): Promise<void> {
  const { emailNotificationsEnabled, applicationNotificationsEnabled, profileVisibility, contactEmail } = change;
  await db.transaction().execute(async (trx) => {
    await saveNotifications(trx, companyId, userId, {
      notify_by_mail: emailNotificationsEnabled,
      notify_applications: applicationNotificationsEnabled,
    });
    const shared = {
      visibility: profileVisibility,
      contact_email: contactEmail === '' ? null : contactEmail,
    } satisfies Readonly<Record<CompanySettingsColumn, unknown>>;
    const before: Readonly<Record<string, unknown>> = { ...(await lockCompany(trx, companyId)) };
    const fields = Object.entries(shared).flatMap(([name, value]) => (value === undefined || before[name] === value ? [] : [name]));
    if (fields.length === 0) return;
    const now = clock();
    await updateCompany(trx, companyId, { ...shared, updated_at: now });
    await noteEvent(trx, { companyId, userId, action: 'company-changed', details: { fields }, now });
  });
}

/** @throws CallError 'forbidden' for company settings without the permission to change the company */
export async function changeSettings(call: ServerCall, change: Change): Promise<AnswerOf<'companySettings'>> {
  const isShared = change.profileVisibility !== undefined || change.contactEmail !== undefined;
  if (isShared && !hasRight(call.scope.role, 'manageCompany')) throw new CallError('forbidden', generalMessages.forbidden);
  const [companyId, userId] = [idOf(call), actorOf(call).id];
  await store(call.context, companyId, userId, change);
  return settingsOf(call.context.db, companyId, userId);
}
