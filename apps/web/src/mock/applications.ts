import { applicationMessages, canWithdraw, parseStatus, type ApplicationStatus } from '@stellwerk/domain';
import type { AnswerOf } from '@stellwerk/domain/endpoints';
import { applicationWire, ownApplicationWire, type DemoApplication, type DemoUser } from '@stellwerk/domain/fixtures';
import { answering, userOf, type Answering, type AnyCall } from './answering';
import { apply } from './apply';
import { MockRefusal } from './refusal';

/** The application that the path names. @throws MockRefusal 404 */
function found({ state, id }: AnyCall): DemoApplication {
  const application = state.application(id);
  if (application === null) throw new MockRefusal(404, applicationMessages.notFound);
  return application;
}

const newestFirst = (a: DemoApplication, b: DemoApplication): number => b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

function ownOf({ state }: AnyCall, userId: number): AnswerOf<'ownApplications'> {
  return state.data.applications
    .filter((row) => row.userId === userId)
    .toSorted(newestFirst)
    .map((row) => ownApplicationWire(state.data, row));
}

function companyList({ state }: AnyCall, belongs: (row: DemoApplication) => boolean): AnswerOf<'companyApplications'> {
  return state.data.applications
    .filter(belongs)
    .toSorted(newestFirst)
    .map((row) => applicationWire(state.data, row));
}

const nameOf = ({ firstName, lastName }: DemoUser): string => `${firstName} ${lastName}`;

function setStatus(call: AnyCall, status: ApplicationStatus, note: string): void {
  const { id, status: before, statusHistory } = found(call);
  if (before === status) return;
  const change = { status, date: call.state.now(), by: nameOf(userOf(call)), note };
  call.state.changeApplication(id, { status, statusHistory: [...statusHistory, change] });
}

function withdraw(call: AnyCall): AnswerOf<'withdrawApplication'> {
  if (!canWithdraw(found(call).status)) throw new MockRefusal(400, applicationMessages.withdrawOnlySubmitted);
  setStatus(call, 'WITHDRAWN', '');
  return { success: true, ...ownApplicationWire(call.state.data, found(call)) };
}

/** Changes an application. @returns what a member of the company reads of it afterwards */
function changed(call: AnyCall, change: Partial<DemoApplication>): AnswerOf<'applicationNotes'> {
  call.state.changeApplication(found(call).id, change);
  return applicationWire(call.state.data, found(call));
}

/** Address of a stand-in file, which `npm run dev:mock` serves. */
function fileUrl(call: AnyCall): string {
  const document = found(call).documents.find(({ id }) => id === Number(call.params.documentId));
  if (document === undefined) throw new MockRefusal(404, applicationMessages.notFound);
  return `/api/public/media/cv/${encodeURIComponent(document.name)}`;
}

/** Applications: sending them, and what applicant and company may read and do. */
export const applicationAnswers: readonly Answering[] = [
  answering('createPublicApplication', ({ state, request }) => apply(state, request, null), 201),
  answering('createPrivateApplication', (call) => apply(call.state, call.request, userOf(call)), 201),
  answering('ownApplications', (call) => ownOf(call, userOf(call).id)),
  answering('userApplications', (call) => ownOf(call, call.id)),
  answering('companyApplications', (call) => companyList(call, (row) => row.companyId === call.id)),
  answering('jobApplications', (call) => companyList(call, (row) => row.jobId === call.id)),
  answering('application', (call) =>
    found(call).userId === userOf(call).id
      ? ownApplicationWire(call.state.data, found(call))
      : applicationWire(call.state.data, found(call)),
  ),
  answering('withdrawApplication', withdraw),
  answering('withdrawApplicationPatch', withdraw),
  answering('applicationStatus', (call) => {
    const status = parseStatus(call.body.status);
    if (status === null) throw new MockRefusal(400, applicationMessages.invalidStatus);
    setStatus(call, status, call.body.note ?? '');
    return applicationWire(call.state.data, found(call));
  }),
  answering('applicationNote', (call) => changed(call, { notes: call.body.note ?? call.body.recruiterNotes ?? '' })),
  answering('applicationNotes', (call) => changed(call, { notes: call.body.recruiterNotes ?? call.body.note ?? '' })),
  answering('applicationRate', (call) => changed(call, { rating: call.body.rating })),
  answering('applicationAssign', (call) => changed(call, { assignedRecruiterId: call.body.recruiterId })),
  answering('documentLink', (call) => ({ url: fileUrl(call), downloadUrl: `${fileUrl(call)}?download=1` })),
];
