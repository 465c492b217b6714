import { applicationMessages, candidateStatusLabels } from '@stellwerk/domain';
import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deliverDue } from '../../platform/mail/delivery.ts';
import { flatBody, idOf, nestedBody } from '../../testing/applications.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const jobId = demoData(new Date()).jobs.find((job) => job.companyId === 1 && job.isActive && job.closesAt === null)?.id ?? 0;

const start = Date.now();
let ahead = 0;
let server: TestServer;
let member: string;
let recruiter: string;
beforeAll(async () => {
  server = await startTestServer({}, { now: () => new Date(start + ahead) });
  member = await server.login('member@demo.example');
  recruiter = await server.login('recruiter@demo.example');
});
afterAll(() => server.stop());

let count = 0;
/** A new person applies. */
async function apply(): Promise<{ readonly id: number; readonly email: string }> {
  count += 1;
  const email = `person${count}@post.example`;
  return { id: idOf(await server.call('/api/public/applications/create', { body: nestedBody(jobId, { email }) })), email };
}

const answer = z.object({
  status: z.string(),
  eraseAt: z.nullable(z.string()),
  statusHistory: z.array(z.object({ status: z.string(), by: z.string(), takenBackBy: z.nullable(z.string()) })),
  undo: z.nullable(z.object({ change: z.number(), until: z.string(), message: z.boolean() })),
});
const path = (id: number, rest = ''): string => `/api/private/applications/${id}${rest}`;
const read = async (id: number) => z.parse(answer, (await server.call(path(id), { token: member })).body);
async function setStatus(id: number, status: string, token = member): Promise<number> {
  const { body } = await server.call(path(id, '/status'), { method: 'PATCH', body: { status }, token });
  return z.parse(answer, body).undo?.change ?? 0;
}
const undo = (id: number, change: number, token = member) => server.call(path(id, '/status/undo'), { body: { change }, token });

/** Delivers due mails and returns the status mails that a recipient has received so far. */
async function received(email: string): Promise<readonly string[]> {
  await deliverDue(server.context, { send: async () => undefined, close: () => undefined });
  const rows = await server.mails({ recipient: email, kind: 'application-status' });
  return rows.filter(({ sent_at }) => sent_at !== null).map(({ body_text }) => /neuen Status: (.+)\./.exec(body_text)?.[1] ?? body_text);
}
const minute = (): void => {
  ahead += 60_000;
};
const label = candidateStatusLabels;

describe('a change of status can be taken back for a minute', () => {
  it('rule 13: its message waits so long, and says then what it is', async () => {
    const { id, email } = await apply();
    await setStatus(id, 'IN_REVIEW');
    expect((await read(id)).undo).toMatchObject({ message: true });
    ahead += 59_000;
    expect(await received(email)).toEqual([]);
    ahead += 2000;
    expect(await received(email)).toEqual([label.IN_REVIEW]);
  });

  it('WCAG 2.2.1: whoever asks for more time gets five minutes from then, up to an hour after the change', async () => {
    const { id, email } = await apply();
    const hold = (change: number, token = member) => server.call(path(id, '/status/hold'), { body: { change }, token });
    const change = await setStatus(id, 'IN_REVIEW');
    const changed = start + ahead;
    ahead += 50_000;
    expect(await hold(change + 1)).toMatchObject({ status: 409 });
    expect(await hold(change, recruiter)).toMatchObject({
      status: 200,
      body: { status: 'IN_REVIEW', undo: { change, message: true, until: new Date(start + ahead + 300_000).toISOString() } },
    });
    ahead += 299_000;
    expect(await received(email)).toEqual([]);
    for (let times = 0; times < 11; times += 1) {
      expect((await hold(change)).status).toBe(200);
      ahead += 290_000;
    }
    expect(await hold(change)).toMatchObject({ status: 200, body: { undo: { until: new Date(changed + 3_600_000).toISOString() } } });
    expect(await received(email)).toEqual([]);
    ahead = changed - start + 3_601_000;
    expect(await received(email)).toEqual([label.IN_REVIEW]);
    expect(await hold(change)).toMatchObject({ status: 409, body: { message: applicationMessages.undoGone } });
  });

  it('any member takes it back: the status is the one before, nobody is told, and the history says who did it', async () => {
    const { id, email } = await apply();
    const change = await setStatus(id, 'REJECTED');
    expect((await read(id)).eraseAt).not.toBeNull();
    const { status, body } = await undo(id, change, recruiter);
    expect([status, body]).toMatchObject([200, { status: 'SUBMITTED', eraseAt: null, undo: null }]);
    minute();
    expect(await received(email)).toEqual([]);
    expect((await read(id)).statusHistory.map((entry) => [entry.status, entry.takenBackBy])).toEqual([
      ['SUBMITTED', null],
      ['REJECTED', 'Jonas Terhorst'],
    ]);
  });

  it('the applicant never reads of what was taken back', async () => {
    const candidate = await server.login('candidate@demo.example');
    const change = await setStatus(1001, 'REJECTED');
    expect(JSON.stringify((await server.call(path(1001), { token: candidate })).body)).toContain('REJECTED');
    await undo(1001, change);
    const { body } = await server.call(path(1001), { token: candidate });
    for (const word of ['REJECTED', 'takenBack', '"undo"']) expect(JSON.stringify(body)).not.toContain(word);
  });

  it('changes within the minute are one message about the last of them, and none where nothing is new', async () => {
    const { id, email } = await apply();
    await setStatus(id, 'VIEWED');
    ahead += 30_000;
    await setStatus(id, 'INTERVIEW_SCHEDULED');
    ahead += 40_000;
    expect(await received(email)).toEqual([]);
    minute();
    expect(await received(email)).toEqual([label.INTERVIEW_SCHEDULED]);
    await setStatus(id, 'REJECTED');
    await setStatus(id, 'INTERVIEW_SCHEDULED');
    expect((await read(id)).undo).toMatchObject({ message: false });
    minute();
    expect(await received(email)).toEqual([label.INTERVIEW_SCHEDULED]);
  });

  it('taking back the last of them tells of the one before', async () => {
    const { id, email } = await apply();
    await setStatus(id, 'IN_REVIEW');
    const change = await setStatus(id, 'REJECTED');
    await undo(id, change);
    expect(await read(id)).toMatchObject({ status: 'IN_REVIEW', undo: { message: true } });
    minute();
    expect(await received(email)).toEqual([label.IN_REVIEW]);
  });

  it('rule 10: a rejection that comes back keeps its day of deletion', async () => {
    const { id } = await apply();
    await setStatus(id, 'REJECTED');
    const { eraseAt } = await read(id);
    ahead += 24 * 60 * 60 * 1000;
    const token = await server.login('member@demo.example');
    const { body } = await server.call(path(id, '/status'), { method: 'PATCH', body: { status: 'VIEWED' }, token });
    const answered = await undo(id, z.parse(answer, body).undo?.change ?? 0, token);
    expect(answered.body).toMatchObject({ status: 'REJECTED', eraseAt });
    member = token;
    recruiter = await server.login('recruiter@demo.example');
  });

  it('two at once take it back once', async () => {
    const { id } = await apply();
    const change = await setStatus(id, 'VIEWED');
    const answers = await Promise.all([undo(id, change), undo(id, change, recruiter)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('it is too late', () => {
  const gone = { message: 'Die Änderung lässt sich nicht mehr zurücknehmen: Die Nachricht ist schon hinausgegangen.' };

  it('after a minute, and whenever delivery has taken the message', async () => {
    const { id, email } = await apply();
    const first = await setStatus(id, 'VIEWED');
    minute();
    expect(await undo(id, first)).toMatchObject({ status: 409, body: { ...gone, current: { status: 'VIEWED' } } });
    const second = await setStatus(id, 'REJECTED');
    await server.context.db.updateTable('outbox').set({ attempts: 1 }).where('recipient', '=', email).execute();
    expect(await undo(id, second)).toMatchObject({ status: 409, body: { ...gone, current: { status: 'REJECTED' } } });
  });

  it('O96: when another change has followed', async () => {
    const { id } = await apply();
    const first = await setStatus(id, 'VIEWED');
    await setStatus(id, 'REJECTED', recruiter);
    const { status, body } = await undo(id, first);
    expect([status, body]).toMatchObject([409, { message: 'Dieser Eintrag wurde inzwischen geändert.', current: { status: 'REJECTED' } }]);
    expect((await undo(id, 0)).status).toBe(409);
    expect((await server.call(path(id, '/status/undo'), { body: {}, token: member })).status).toBe(400);
  });

  it('O28: a withdrawal is not the company’s to take back, and takes a waiting message with it', async () => {
    const candidate = await server.login('candidate@demo.example');
    const id = idOf(await server.call('/api/private/applications/create', { body: flatBody(jobId), token: candidate }));
    await setStatus(id, 'VIEWED');
    minute();
    const before = (await received('candidate@demo.example')).length;
    await setStatus(id, 'SUBMITTED');
    expect((await server.call(path(id, '/withdraw'), { method: 'POST', token: candidate })).status).toBe(200);
    expect((await read(id)).undo).toBeNull();
    minute();
    expect(await received('candidate@demo.example')).toHaveLength(before);
  });
});
