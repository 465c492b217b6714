import { dashboardMessages } from '@stellwerk/domain';
import { actorOf, handlers, idOf, type ServerCall } from '../http/call.ts';
import { CallError } from '@stellwerk/domain/endpoints';
import { activateCompany } from './activation-store.ts';
import { companiesOf, findCompany, ownerOf } from './store.ts';
import { companyPrivateWire, ownCompanyWire } from './to-wire.ts';

/** A company, with the role of the caller in it. */
async function ownCompany(call: ServerCall) {
  const company = await findCompany(call.context.db, idOf(call));
  if (company === null) throw new CallError('not-found', dashboardMessages.companyNotFound);
  return companyPrivateWire(company, { ownerId: await ownerOf(call.context.db, company.id), role: call.scope.role });
}

/** Companies as their own people read them. */
export const companyHandlers = handlers({
  myCompanies: async (call) => (await companiesOf(call.context.db, actorOf(call).id)).map(ownCompanyWire),
  company: ownCompany,
  activateCompany: async (call) => {
    await activateCompany(call.context, idOf(call), actorOf(call).id);
    return ownCompany(call);
  },
});
