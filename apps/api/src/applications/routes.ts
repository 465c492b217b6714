import { applicationMessages } from '@stellwerk/domain';
import { actorOf, handle, idOf, type AnyCall, type Mounted } from '../http/handler.ts';
import { Refusal } from '../refusal.ts';
import { apply } from './apply.ts';
import { documentLinks, serveDocument } from './documents.ts';
import { listApplications } from './list.ts';
import { applicationsBy, findApplication, type FullApplication } from './store.ts';
import { companyWire, ownWire } from './to-wire.ts';
import { assign, setNotes, setRating, setStatus, withdraw } from './work.ts';

async function found(call: AnyCall): Promise<FullApplication> {
  const application = await findApplication(call.context.db, idOf(call));
  if (application === null) throw new Refusal('not-found', applicationMessages.notFound);
  return application;
}

const userOf = (call: AnyCall): number => actorOf(call).id;

const own = (call: AnyCall, userId: number) => applicationsBy(call.context.db, 'user_id', userId).then((rows) => rows.map(ownWire));

async function take(call: AnyCall) {
  await withdraw(call.context, idOf(call), userOf(call));
  return { success: true as const, ...ownWire(await found(call)) };
}

/** Applications: sending them, and what applicant and company may read and do (000 §7.2, 001 §7). */
export const applicationHandlers: readonly Mounted[] = [
  handle('createPublicApplication', (call) => apply(call, null)),
  handle('createPrivateApplication', (call) => apply(call, actorOf(call))),
  handle('ownApplications', (call) => own(call, userOf(call))),
  handle('userApplications', (call) => own(call, idOf(call))),
  handle('companyApplications', async (call) => (await applicationsBy(call.context.db, 'company_id', idOf(call))).map(companyWire)),
  handle('jobApplications', async (call) => (await applicationsBy(call.context.db, 'job_id', idOf(call))).map(companyWire)),
  handle('listApplications', async (call) => {
    const { applications, ...page } = await listApplications(call.context.db, userOf(call), call.query);
    return { applications: applications.map(companyWire), ...page };
  }),
  handle('application', async (call) => {
    const application = await found(call);
    // Whoever applied reads the own view, also as a member of the company: notes are about others (rule 3).
    return application.row.user_id === userOf(call) ? ownWire(application) : companyWire(application);
  }),
  handle('withdrawApplication', take),
  handle('withdrawApplicationPatch', take),
  handle('applicationStatus', async (call) => {
    await setStatus(call.context, idOf(call), userOf(call), call.body.status, call.body.note?.trim() || null);
    return companyWire(await found(call));
  }),
  ...(['applicationNote', 'applicationNotes'] as const).map((name) =>
    handle(name, async (call) => {
      await setNotes(call.context, idOf(call), userOf(call), call.body);
      return companyWire(await found(call));
    }),
  ),
  handle('applicationAssign', async (call) => {
    const { row } = await found(call);
    await assign(call.context, { id: row.id, companyId: row.company_id }, userOf(call), call.body.recruiterId);
    return companyWire(await found(call));
  }),
  handle('applicationRate', async (call) => {
    await setRating(call.context, idOf(call), userOf(call), call.body.rating);
    return companyWire(await found(call));
  }),
  handle('documentLink', (call) => documentLinks(call.context, idOf(call), call.params.documentId)),
  handle('cvFile', ({ context, actor, request, params }) => serveDocument(context, { filename: params.filename ?? '', actor, request })),
];
