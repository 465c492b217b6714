import { applicationMessages, generalMessages } from '@stellwerk/domain';
import type { Input } from '@stellwerk/domain/endpoints';
import { actorOf, handlers, idOf, type ServerCall } from '../platform/http/call.ts';
import { CallError } from '@stellwerk/domain/endpoints';
import { apply } from './submission/apply.ts';
import { documentLinks, serveDocument } from './documents/documents.ts';
import { listOfCompany } from './lists/company-list-store.ts';
import { figuresOfCompany } from './application/figures-store.ts';
import { listApplications } from './lists/list-store.ts';
import { applicationsBy, findApplication, type FullApplication } from './application/store.ts';
import { companyWire, figuresWire, ownWire, summaryWire } from './application/to-wire.ts';
import { assign, holdStatus, MessageOut, ReviewConflict, setNotes, setRating, setStatus, undoStatus, withdraw } from './review/review.ts';
import type { UserId } from '../platform/ids.ts';

async function found(call: ServerCall): Promise<FullApplication> {
  const application = await findApplication(call.context.db, idOf(call));
  if (application === null) throw new CallError('not-found', applicationMessages.notFound);
  return application;
}

const userOf = (call: ServerCall): number => actorOf(call).id;

const own = (call: ServerCall, userId: UserId) => applicationsBy(call.context.db, { user_id: userId }).then((rows) => rows.map(ownWire));

const companyWires = (call: ServerCall, applications: readonly FullApplication[]) =>
  applications.map((application) => companyWire(application, actorOf(call)));

async function ofCompany({ query, ...call }: ServerCall & Pick<Input<'companyApplications'>, 'query'>) {
  const { db } = call.context;
  const companyId = idOf(call);
  // Without a query the documents call the answer a list (API52).
  if (Object.keys(query).length === 0) return companyWires(call, await applicationsBy(db, { company_id: companyId }));
  const { applications, ...page } = await listOfCompany(db, { companyId, userId: userOf(call) }, query);
  const figures = query.with === undefined ? null : figuresWire(await figuresOfCompany(db, companyId, call.context.now()));
  return { ...page, applications: applications.map((row) => summaryWire(row, actorOf(call))), figures };
}

async function withdrawOwn(call: ServerCall) {
  await withdraw(call.context, idOf(call), userOf(call));
  return { success: true as const, ...ownWire(await found(call)) };
}

const nowOf = async (call: ServerCall) => companyWire(await found(call), actorOf(call));

/** Performs an action on an application and answers with it. A conflicting call gets the current version. */
async function reviewed(call: ServerCall, act: () => Promise<void>) {
  try {
    await act();
  } catch (error) {
    const message =
      error instanceof ReviewConflict ? generalMessages.conflict : error instanceof MessageOut ? applicationMessages.undoGone : undefined;
    if (message === undefined) throw error;
    throw new CallError('conflict', message, { current: await nowOf(call) });
  }
  return nowOf(call);
}

function changeStatus(call: ServerCall & Pick<Input<'applicationStatus'>, 'body'>) {
  const { note, ...request } = call.body;
  return reviewed(call, () => setStatus(call.context, idOf(call), userOf(call), { ...request, note: note?.trim() || null }));
}

const takeStatusBack = (call: ServerCall & Pick<Input<'undoApplicationStatus'>, 'body'>) =>
  reviewed(call, () => undoStatus(call.context, idOf(call), userOf(call), call.body.change));

const holdMessage = (call: ServerCall & Pick<Input<'holdApplicationStatus'>, 'body'>) =>
  reviewed(call, () => holdStatus(call.context, idOf(call), call.body.change));

const replaceNotes = (call: ServerCall & Pick<Input<'applicationNotes'>, 'body'>) =>
  reviewed(call, () => setNotes(call.context, idOf(call), userOf(call), call.body));

/** Calls on applications: sending, and actions of applicant and company (000 §7.2, 001 §7). */
export const applicationHandlers = handlers({
  createPublicApplication: (call) => apply(call, null),
  createPrivateApplication: (call) => apply(call, actorOf(call)),
  ownApplications: (call) => own(call, userOf(call)),
  userApplications: (call) => own(call, idOf(call)),
  companyApplications: ofCompany,
  jobApplications: async (call) => companyWires(call, await applicationsBy(call.context.db, { job_id: idOf(call) })),
  listApplications: async (call) => {
    const { applications, ...page } = await listApplications(call.context.db, userOf(call), call.query);
    return { applications: companyWires(call, applications), ...page };
  },
  application: async (call) => {
    const application = await found(call);
    // Applicants read their own view even as members of the company: notes are about other people (rule 3).
    return application.row.user_id === userOf(call) ? ownWire(application) : companyWire(application, actorOf(call));
  },
  withdrawApplication: withdrawOwn,
  withdrawApplicationPatch: withdrawOwn,
  applicationStatus: changeStatus,
  undoApplicationStatus: takeStatusBack,
  holdApplicationStatus: holdMessage,
  applicationNote: replaceNotes,
  applicationNotes: replaceNotes,
  applicationAssign: async (call) => {
    const { row } = await found(call);
    await assign(call.context, { id: row.id, companyId: row.company_id }, userOf(call), call.body.recruiterId);
    return nowOf(call);
  },
  applicationRate: (call) => reviewed(call, () => setRating(call.context, idOf(call), userOf(call), call.body.rating)),
  documentLink: (call) => documentLinks(call.context, idOf(call), call.params.documentId),
  cvFile: ({ context, actor, request, params }) => serveDocument(context, { filename: params.filename, actor, request }),
});
