import { applicationMessages } from '@stellwerk/domain';
import { CallError, Reply } from '@stellwerk/domain/endpoints';
import { eraseApplication } from '../applications/erasure/erase.ts';
import { withdraw } from '../applications/review/review.ts';
import { applicationOfLink } from '../applications/application/status-link-store.ts';
import { applicationsBy, findApplication, type FullApplication } from '../applications/application/store.ts';
import { ownWire } from '../applications/application/to-wire.ts';
import { companiesOf } from '../companies/company/store.ts';
import { actorOf, handlers, idOf, isPlainForm, seeOther, type ServerCall } from '../platform/http/call.ts';
import { accountEntries, accountOf, removeAccount } from './account.ts';
import { applicationEntries } from './application-data.ts';
import { candidateWire } from './candidate.ts';
import { zipResponse } from './zip.ts';

type Linked = Pick<ServerCall, 'context'> & { readonly params: { readonly token: string } };

const gone = (): CallError => new CallError('not-found', applicationMessages.statusLinkGone);

/** The application of a mailed link. @throws CallError 'not-found' with the same text for an unknown, truncated and used link (O72) */
async function linked({ context, params }: Linked): Promise<FullApplication> {
  const id = await applicationOfLink(context.db, params.token);
  const application = id === null ? null : await findApplication(context.db, id);
  if (application === null) throw gone();
  return application;
}

async function own(call: ServerCall): Promise<FullApplication> {
  const application = await findApplication(call.context.db, idOf(call));
  if (application === null) throw new CallError('not-found', applicationMessages.notFound);
  return application;
}

const archive = ({ context }: Pick<ServerCall, 'context'>, application: FullApplication): Response =>
  zipResponse(`bewerbung-${application.row.id}.zip`, applicationEntries(context, application));

/** Without scripts the page of the link shows the result, also when the company decided first. */
async function withdrawnByForm({ context, params }: Linked, id: number): Promise<Response> {
  try {
    await withdraw(context, id, null);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
  return seeOther(`/applications/status/${encodeURIComponent(params.token)}`);
}

/** Rights of people over their stored data: access, export, erasure (rule 10, O72). */
export const ownDataHandlers = handlers({
  exportApplication: async (call) => archive(call, await own(call)),
  eraseApplication: (call) => eraseApplication(call.context, idOf(call)),
  // Other users of the computer must not find the page in its cache.
  guestApplication: async (call) => new Reply(ownWire(await linked(call)), { headers: { 'cache-control': 'no-store' } }),
  withdrawGuestApplication: async (call) => {
    const { id } = (await linked(call)).row;
    if (isPlainForm(call.request)) return withdrawnByForm(call, id);
    await withdraw(call.context, id, null);
    return { success: true as const, ...ownWire(await linked(call)) };
  },
  exportGuestApplication: async (call) => archive(call, await linked(call)),
  exportProfile: async (call) =>
    zipResponse('stellwerk-daten.zip', accountEntries(call.context, await accountOf(call.context, actorOf(call).id))),
  deleteProfile: (call) => removeAccount(call.context, actorOf(call).id, call.body.password, call.address),
  candidateProfile: async (call) => {
    const { context } = call;
    const [id, readerId] = [idOf(call), actorOf(call).id];
    const applications = await applicationsBy(context.db, { user_id: id });
    const companies = id === readerId ? null : new Set((await companiesOf(context.db, readerId)).map((company) => company.id));
    return candidateWire(
      await accountOf(context, id),
      companies === null ? applications : applications.filter(({ row }) => companies.has(row.company_id) && !row.blind),
    );
  },
  eraseGuestApplication: async (call) => eraseApplication(call.context, (await linked(call)).row.id),
});
