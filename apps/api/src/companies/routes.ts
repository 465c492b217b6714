import { dashboardMessages, type TeamRole } from '@stellwerk/domain';
import { actorOf, handlers, idOf, type ServerCall } from '../platform/http/call.ts';
import { CallError, Reply } from '@stellwerk/domain/endpoints';
import { activateCompany } from './company/activation-store.ts';
import { changeCompany } from './company/change.ts';
import { createCompanyOnce } from './company/create-once.ts';
import { deactivateCompany } from './company/deactivation-store.ts';
import { listIndustries } from './company/industry-store.ts';
import { removeLogo, uploadLogo } from './company/logo.ts';
import { changeSettings } from './settings/settings.ts';
import { settingsOf } from './settings/settings-store.ts';
import { listPlans, subscriptionOf } from './subscription/subscription.ts';
import { companiesOf, findCompany, ownerOf } from './company/store.ts';
import { companyPrivateWire, ownCompanyWire } from './company/to-wire.ts';
import type { CompanyId } from '../platform/ids.ts';

/** A company, with the role of the caller in it. */
async function companyWith(call: ServerCall, id: CompanyId, role: TeamRole | null) {
  const company = await findCompany(call.context.db, id);
  if (company === null) throw new CallError('not-found', dashboardMessages.companyNotFound);
  return companyPrivateWire(company, { ownerId: await ownerOf(call.context.db, company.id), role });
}

/** The company that the call names. */
const ownCompany = (call: ServerCall) => companyWith(call, idOf(call), call.scope.role);

/** Companies as their members read them. */
export const companyHandlers = handlers({
  myCompanies: async (call) => (await companiesOf(call.context.db, actorOf(call).id)).map(ownCompanyWire),
  company: ownCompany,
  companySettings: (call) => settingsOf(call.context.db, idOf(call), actorOf(call).id),
  updateCompanySettings: (call) => changeSettings(call, call.body),
  activateCompany: async (call) => {
    await activateCompany(call.context, idOf(call), actorOf(call).id, call.query.jobs === 'previous');
    return ownCompany(call);
  },
  deactivateCompany: async (call) => {
    await deactivateCompany(call.context, idOf(call), actorOf(call).id);
    return ownCompany(call);
  },
  createCompany: async (call) => {
    const id = await createCompanyOnce(call.context, call.body, actorOf(call).id);
    return new Reply(await companyWith(call, id, 'OWNER'), { status: 201 });
  },
  updateCompany: async (call) => {
    try {
      await changeCompany(call.context, idOf(call), actorOf(call).id, call.body);
    } catch (error) {
      // Conflicting calls get the stored version.
      if (error instanceof CallError && error.kind === 'conflict')
        throw new CallError('conflict', error.message, { current: await ownCompany(call) });
      throw error;
    }
    return ownCompany(call);
  },
  uploadCompanyLogo: async (call) => new Reply(await uploadLogo(call), { status: 201 }),
  deleteCompanyLogo: removeLogo,
  industries: ({ context }) => listIndustries(context.db).then((rows) => [...rows]),
  companySubscription: ({ context, ...call }) => subscriptionOf(context.db, idOf(call)),
  plans: ({ context }) => listPlans(context.db),
  publicPlans: ({ context }) => listPlans(context.db),
});
