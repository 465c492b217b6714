import {
  applicationMessages,
  areNotesStale,
  canWithdraw,
  defaultRejectionText,
  generalMessages,
  heldUntil,
  STATUS_UNDO_SECONDS,
} from '@stellwerk/domain';
import * as calls from '@stellwerk/domain/calls';
import { CallError, parseId, Reply, type AnswerOf, type Input } from '@stellwerk/domain/endpoints';
import {
  ownApplicationWire,
  standingChanges,
  type DemoApplication,
  type DemoStatusChange,
  type DemoUser,
} from '@stellwerk/domain/fixtures';
import { handlers, idOf, userOf, type MockCall } from './call';
import { listApplications, pageOfCompany } from './application-list';
import { apply } from './apply';
import { checkReview, companyWire } from './review';

/** The application that the path names. @throws CallError 404 */
function found(call: MockCall): DemoApplication {
  const application = call.state.application(idOf(call));
  if (application === null) throw new CallError('not-found', applicationMessages.notFound);
  return application;
}

const newestFirst = (a: DemoApplication, b: DemoApplication): number => b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

function ownOf({ state }: MockCall, userId: number): AnswerOf<'ownApplications'> {
  return state.data.applications
    .filter((row) => row.userId === userId)
    .toSorted(newestFirst)
    .map((row) => ownApplicationWire(state.data, row));
}

function companyList(call: MockCall, belongs: (row: DemoApplication) => boolean): AnswerOf<'jobApplications'> {
  return call.state.data.applications
    .filter(belongs)
    .toSorted(newestFirst)
    .map((row) => companyWire(call, row));
}

const nameOf = ({ firstName, lastName }: DemoUser): string => `${firstName} ${lastName}`;

/** A status that is wanted, with what a rejection says. */
type StatusWish = Pick<Input<'applicationStatus'>['body'], 'status' | 'note' | 'reason' | 'message'>;

/** What the history keeps of a rejection; nothing for every other status. */
function rejectionOf(call: MockCall, { status, reason, message }: StatusWish): Pick<DemoStatusChange, 'reason' | 'message'> {
  if (status !== 'REJECTED') return {};
  const job = call.state.data.jobs.find(({ id }) => id === found(call).jobId);
  return { ...(reason && { reason }), message: message || job?.rejectionText || defaultRejectionText };
}

/** Sets a status. @param isCompany whether the company sets it, which may take it back within a minute */
export function setStatus(call: MockCall, wish: StatusWish, isCompany: boolean): void {
  const { id, status: before, statusHistory } = found(call);
  const { status, note } = wish;
  if (before === status) return;
  const [date, by] = [call.state.now(), nameOf(userOf(call))];
  const undo = { undoUntil: new Date(Date.parse(date) + STATUS_UNDO_SECONDS * 1000).toISOString() };
  const change = { status, date, by, note: note ?? '', ...rejectionOf(call, wish), ...(isCompany && undo) };
  call.state.changeApplication(id, { status, statusHistory: [...statusHistory, change] });
}

type UndoCall = MockCall & Pick<Input<'undoApplicationStatus'>, 'body'>;

/** The last change, which the call names and which can still be taken back, and the one before. @throws CallError 'conflict' */
function openChange(call: UndoCall) {
  const application = found(call);
  const [last, before] = standingChanges(application).toReversed();
  const refuse = (message: string): never => {
    throw new CallError('conflict', message, { current: companyWire(call, application) });
  };
  if (last === undefined || before === undefined || application.statusHistory.indexOf(last) + 1 !== call.body.change)
    return refuse(generalMessages.conflict);
  if (last.undoUntil === undefined || last.undoUntil <= call.state.now()) return refuse(applicationMessages.undoGone);
  const replaceLast = (more: Partial<DemoStatusChange>) =>
    application.statusHistory.map((change) => (change === last ? { ...change, ...more } : change));
  return { last, before, replaceLast };
}

/** Gives more time to take the last change back. @throws CallError 'conflict' */
export function holdStatus(call: UndoCall): AnswerOf<'holdApplicationStatus'> {
  const { last, replaceLast } = openChange(call);
  const undoUntil = heldUntil(new Date(last.date), new Date(call.state.now())).toISOString();
  return changed(call, { statusHistory: replaceLast({ undoUntil }) });
}

/** Takes the last change back. @throws CallError 'conflict' */
export function undoStatus(call: UndoCall): AnswerOf<'undoApplicationStatus'> {
  const { before, replaceLast } = openChange(call);
  const statusHistory = replaceLast({ takenBackBy: nameOf(userOf(call)) });
  return changed(call, { status: before.status, statusHistory });
}

function withdraw(call: MockCall): AnswerOf<'withdrawApplication'> {
  if (!canWithdraw(found(call).status)) throw new CallError('conflict', applicationMessages.withdrawOnlySubmitted);
  setStatus(call, { status: 'WITHDRAWN' }, false);
  return { success: true, ...ownApplicationWire(call.state.data, found(call)) };
}

/** Changes an application. @returns what a member of the company reads of it afterwards */
function changed(call: MockCall, change: Partial<DemoApplication>): AnswerOf<'applicationNotes'> {
  const application = found(call);
  checkReview(call, application);
  call.state.changeApplication(application.id, change);
  return companyWire(call, found(call));
}

/** @throws CallError 'conflict' where others than the writer has seen are stored */
function replaceNotes(call: MockCall & Pick<Input<'applicationNotes'>, 'body'>): AnswerOf<'applicationNotes'> {
  const application = found(call);
  checkReview(call, application);
  if (areNotesStale(application.notes, call.body))
    throw new CallError('conflict', generalMessages.conflict, { current: companyWire(call, application) });
  return changed(call, { notes: call.body.notes ?? '' });
}

/** URLs of a stand-in file, which `npm run dev:mock` serves to tabs. The signature of the mock lasts for ever. */
function linkOf(call: MockCall & Pick<Input<'documentLink'>, 'params'>): AnswerOf<'documentLink'> {
  const document = found(call).documents.find(({ id }) => id === parseId(call.params.documentId));
  if (document === undefined) throw new CallError('not-found', generalMessages.notFound);
  const url = `${calls.pathOf(calls.cvFile, { filename: document.name })}?signature=mock`;
  return { url, downloadUrl: `${url}&download=1` };
}

/** Applications: sending them, and what applicant and company may read and do. */
export const applicationHandlers = handlers({
  createPublicApplication: async ({ state, request }) => new Reply(await apply(state, request, null), { status: 201 }),
  createPrivateApplication: async (call) => new Reply(await apply(call.state, call.request, userOf(call)), { status: 201 }),
  ownApplications: (call) => ownOf(call, userOf(call).id),
  userApplications: (call) => ownOf(call, idOf(call)),
  companyApplications: ({ query, ...call }) =>
    Object.keys(query).length === 0 ? companyList(call, (row) => row.companyId === idOf(call)) : pageOfCompany(call, query),
  listApplications,
  jobApplications: (call) => companyList(call, (row) => row.jobId === idOf(call)),
  application: (call) =>
    found(call).userId === userOf(call).id ? ownApplicationWire(call.state.data, found(call)) : companyWire(call, found(call)),
  withdrawApplication: withdraw,
  withdrawApplicationPatch: withdraw,
  applicationStatus: (call) => {
    const { status, expectedStatus } = call.body;
    const stored = found(call);
    const isStale =
      expectedStatus === undefined ? stored.status === 'WITHDRAWN' && status !== 'WITHDRAWN' : stored.status !== expectedStatus;
    if (isStale) throw new CallError('conflict', generalMessages.conflict, { current: companyWire(call, stored) });
    setStatus(call, call.body, true);
    return companyWire(call, found(call));
  },
  undoApplicationStatus: undoStatus,
  holdApplicationStatus: holdStatus,
  applicationNote: replaceNotes,
  applicationNotes: replaceNotes,
  applicationRate: (call) => changed(call, { rating: call.body.rating }),
  applicationAssign: (call) => {
    const { recruiterId } = call.body;
    const isColleague = call.state.data.members.some(({ id, companyId }) => id === recruiterId && companyId === found(call).companyId);
    if (recruiterId !== null && !isColleague) throw new CallError('not-found', generalMessages.notFound);
    return changed(call, { assignedRecruiterId: recruiterId });
  },
  documentLink: linkOf,
});
