import { applicationMessages } from '@stellwerk/domain';
import { CallError, Reply } from '@stellwerk/domain/endpoints';
import { eraseApplication } from '../applications/erase.ts';
import { withdraw } from '../applications/review.ts';
import { applicationOfLink } from '../applications/status-link-store.ts';
import { findApplication, type FullApplication } from '../applications/store.ts';
import { ownWire } from '../applications/to-wire.ts';
import { handlers, idOf, type ServerCall } from '../http/call.ts';
import { applicationEntries } from './application-data.ts';
import { zipResponse } from './zip.ts';

type Linked = Pick<ServerCall, 'context'> & { readonly params: { readonly token: string } };

const gone = (): CallError => new CallError('not-found', applicationMessages.statusLinkGone);

/** The application of a mailed link. @throws CallError 'not-found' with one text for an unknown, cut off and used-up link (O72) */
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

/** What people may do with what is stored about them: see it, take it along, have it erased (rule 10, O72). */
export const ownDataHandlers = handlers({
  exportApplication: async (call) => archive(call, await own(call)),
  eraseApplication: (call) => eraseApplication(call.context, idOf(call)),
  // Whoever finds the computer must not find the page in its cache.
  guestApplication: async (call) => new Reply(ownWire(await linked(call)), { headers: { 'cache-control': 'no-store' } }),
  withdrawGuestApplication: async (call) => {
    await withdraw(call.context, (await linked(call)).row.id, null);
    return { success: true as const, ...ownWire(await linked(call)) };
  },
  exportGuestApplication: async (call) => archive(call, await linked(call)),
  eraseGuestApplication: async (call) => eraseApplication(call.context, (await linked(call)).row.id),
});
