import { applicationMessages, type ApplicationStatus, type BulkOutcome } from '@stellwerk/domain';
import { CallError, type AnswerOf, type Input } from '@stellwerk/domain/endpoints';
import { applicationSummaryWire, applicationWire, type DemoApplication } from '@stellwerk/domain/fixtures';
import { pageOfCompany } from './application-list';
import { holdStatus, setStatus, undoStatus } from './applications';
import { handlers, idOf, type MockCall } from './call';

type Answer = AnswerOf<'setStatuses'>;

/** Does one after the other; what is none of the company is missing. */
function oneByOne(call: MockCall, ids: readonly number[], act: (one: MockCall, row: DemoApplication) => BulkOutcome): Answer {
  const { state } = call;
  const stored = (id: number) => state.data.applications.find((row) => row.id === id && row.companyId === idOf(call));
  const results = [...new Set(ids)].map((id) => {
    const row = stored(id);
    const outcome = row === undefined ? 'missing' : act({ ...call, scope: { ...call.scope, id } }, row);
    const now = stored(id);
    if (now === undefined) return { id, outcome, name: null, status: null, undo: null };
    if (outcome === 'done') return { id, outcome, name: null, status: null, undo: applicationWire(state.data, now).undo };
    const { candidateName, status } = applicationSummaryWire(state.data, now);
    return { id, outcome, name: candidateName, status, undo: null };
  });
  return { results };
}

function outcomeOf(act: () => unknown): BulkOutcome {
  try {
    act();
    return 'done';
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.message === applicationMessages.undoGone ? 'late' : 'conflict';
  }
}

type StatusWish = Omit<Input<'setStatuses'>['body'], 'applications'>;

function set(call: MockCall, row: DemoApplication, wish: StatusWish, expected: ApplicationStatus | undefined): BulkOutcome {
  if (row.status === 'WITHDRAWN') return 'withdrawn';
  if (row.status === wish.status) return 'same';
  if (expected !== undefined && expected !== row.status) return 'conflict';
  return outcomeOf(() => setStatus(call, wish, true));
}

/** Does something with the change that is named of each. */
function eachChange({ body: { applications }, ...call }: Input<'undoStatuses'> & MockCall, act: typeof undoStatus): Answer {
  const changes = new Map(applications.map(({ id, change }) => [id, change]));
  return oneByOne(call, [...changes.keys()], (one, row) => outcomeOf(() => act({ ...one, body: { change: changes.get(row.id) ?? 0 } })));
}

/** Several applications at once. */
export const bulkHandlers = handlers({
  applicationSelection: ({ query, ...call }) => {
    const { applications } = pageOfCompany(call, { ...query, page: 1, pageSize: Math.max(1, call.state.data.applications.length) });
    return { applications: applications.map(({ id, status, user }) => ({ id, status, hasAccount: user !== null })) };
  },
  setStatuses: ({ body: { applications, ...wish }, ...call }) => {
    const expected = new Map(applications.map(({ id, expectedStatus }) => [id, expectedStatus]));
    return oneByOne(call, [...expected.keys()], (one, row) => set(one, row, wish, expected.get(row.id)));
  },
  undoStatuses: (call) => eachChange(call, undoStatus),
  holdStatuses: (call) => eachChange(call, holdStatus),
  sendMessages: ({ body: { applications, subject, content, requestKey }, ...call }) =>
    oneByOne(call, applications, ({ state }, row) => {
      const { companyId, userId } = row;
      // The list hides who it is in a blind first look.
      if (userId === null || applicationSummaryWire(state.data, row).user === null) return 'noAccount';
      const key = `${requestKey ?? crypto.randomUUID()}:${userId}`;
      state.addMessage({ companyId, userId, senderType: 'company', recipientType: 'user', recipient: null, subject, content }, key);
      return 'done';
    }),
});
