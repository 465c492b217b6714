import { candidateStatusLabels as label, BULK_LIMIT, readBulkResults, readSelection, type BulkResult } from '@stellwerk/domain';
import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deliverDue } from '../../platform/mail/delivery.ts';
import { flatBody, idOf, nestedBody } from '../../testing/applications.ts';
import { startTestServer } from '../../testing/server.ts';

const [jobId = 0, otherJobId = 0] = demoData(new Date())
  .jobs.filter((job) => job.companyId === 1 && job.isActive && job.closesAt === null)
  .map(({ id }) => id);
const OF_COMPANY = '/api/private/applications/by-company/1';
const MESSAGES = '/api/private/messages/by-company/1';

const start = Date.now();
let ahead = 0;
const server = await startTestServer({}, { now: () => new Date(start + ahead) });
afterAll(() => server.stop());
const token = await server.login('member@demo.example');
const colleague = await server.login('recruiter@demo.example');
const candidate = await server.login('candidate@demo.example');

interface Applied {
  readonly id: number;
  readonly email: string;
}
let count = 0;
/** A new person applies without an account. */
async function apply(): Promise<Applied> {
  count += 1;
  const email = `person${count}@post.example`;
  return { id: idOf(await server.call('/api/public/applications/create', { body: nestedBody(jobId, { email }) })), email };
}
const applyThrice = async (): Promise<readonly [Applied, Applied, Applied]> => [await apply(), await apply(), await apply()];
/** The candidate with an account applies. */
const applyWithAccount = async (job = jobId): Promise<number> =>
  idOf(await server.call('/api/private/applications/create', { body: flatBody(job), token: candidate }));

async function results(path: string, body: object, as = token): Promise<readonly BulkResult[]> {
  const answer = await server.call(path, { body, token: as });
  expect(answer.status).toBe(200);
  return readBulkResults(answer.body);
}
const setStatuses = (status: string, ids: readonly number[], expectedStatus?: string, as = token) =>
  results(`${OF_COMPANY}/status`, { status, applications: ids.map((id) => ({ id, expectedStatus })) }, as);
const namesOf = (changed: readonly BulkResult[]) => ({
  applications: changed.map(({ id, undo }) => ({ id: Number(id), change: Number(undo?.changeId ?? 0) })),
});
const undoStatuses = (changed: readonly BulkResult[], as = token) => results(`${OF_COMPANY}/status/undo`, namesOf(changed), as);
const outcomes = (found: readonly BulkResult[]) => found.map(({ outcome }) => outcome);
const one = z.object({ status: z.string(), statusHistory: z.array(z.object({ status: z.string(), by: z.string() })) });
const read = async (id: number) => z.parse(one, (await server.call(`/api/private/applications/${id}`, { token })).body);

/** Delivers due mails and returns the sent status mails with their recipients. */
async function received(people: readonly Applied[]): Promise<readonly (readonly [string, string])[]> {
  await deliverDue(server.context, { send: async () => undefined, close: () => undefined });
  const rows = (await server.mails({ kind: 'application-status' })).filter(({ sent_at }) => sent_at !== null);
  const known = new Set(people.map(({ email }) => email));
  return rows
    .filter(({ recipient }) => known.has(recipient))
    .map(({ recipient, body_text }) => [recipient, /neuen Status: (.+)\./.exec(body_text)?.[1] ?? body_text]);
}

describe('a status for several', () => {
  it('API54 rule 13: tells each applicant alone, after the minute in which it can be taken back', async () => {
    const people = await applyThrice();
    const changed = await setStatuses(
      'IN_REVIEW',
      people.map(({ id }) => id),
      'SUBMITTED',
    );
    expect(changed).toEqual(
      people.map(({ id }) => ({
        id: String(id),
        outcome: 'done',
        name: '',
        status: null,
        undo: { changeId: expect.any(String), until: new Date(start + ahead + 60_000).toISOString(), message: true },
      })),
    );
    expect(await received(people)).toEqual([]);
    ahead += 61_000;
    expect(await received(people)).toEqual(people.map(({ email }) => [email, label.IN_REVIEW]));
    for (const { id } of people)
      expect((await read(id)).statusHistory.at(-1)).toMatchObject({ status: 'IN_REVIEW', by: 'Aylin Karadeniz' });
    const entries = await server.context.db.selectFrom('audit').select('subject_id').where('action', '=', 'application-status').execute();
    for (const { id } of people) expect(entries.map((entry) => Number(entry.subject_id))).toContain(id);
  });

  it('O96: says of each what has kept it from being changed, and changes the others', async () => {
    const [free, seen, same] = await applyThrice();
    const withdrawn = await applyWithAccount();
    await server.call(`/api/private/applications/${withdrawn}/withdraw`, { method: 'POST', token: candidate });
    await setStatuses('VIEWED', [seen.id], undefined, colleague);
    await setStatuses('OFFER_MADE', [same.id], undefined, colleague);
    const foreign = demoData(new Date()).applications.find(({ companyId }) => companyId !== 1)?.id ?? 0;
    const found = await setStatuses('OFFER_MADE', [free.id, seen.id, same.id, withdrawn, foreign, 2_147_483_647, free.id], 'SUBMITTED');
    expect(outcomes(found)).toEqual(['done', 'conflict', 'same', 'withdrawn', 'missing', 'missing']);
    expect(found[1]).toMatchObject({ name: 'Ada Kern', status: 'VIEWED', undo: null });
    expect(found[4]).toMatchObject({ name: '', status: null });
    const { status } = await server.context.db
      .selectFrom('applications')
      .select('status')
      .where('id', '=', foreign)
      .executeTakeFirstOrThrow();
    expect(status).toBe(demoData(new Date()).applications.find(({ id }) => id === foreign)?.status);
  });

  it('is the same change when the call is repeated, because its answer was lost', async () => {
    const people = await applyThrice();
    const ids = people.map(({ id }) => id);
    const first = await setStatuses('REJECTED', ids, 'SUBMITTED');
    expect(await setStatuses('REJECTED', ids, 'SUBMITTED')).toEqual(first);
    expect((await read(ids[0] ?? 0)).statusHistory).toHaveLength(2);
    expect(outcomes(await setStatuses('REJECTED', ids, 'SUBMITTED', colleague))).toEqual(['same', 'same', 'same']);
    ahead += 61_000;
    expect(outcomes(await setStatuses('REJECTED', ids, 'SUBMITTED'))).toEqual(['same', 'same', 'same']);
    expect(await received(people)).toHaveLength(3);
  });

  it('gives more time for each whose message still waits', async () => {
    const people = await applyThrice();
    const changed = await setStatuses(
      'IN_REVIEW',
      people.map(({ id }) => id),
    );
    await server.context.db.updateTable('outbox').set({ attempts: 1 }).where('recipient', '=', people[2].email).execute();
    const found = await results(`${OF_COMPANY}/status/hold`, namesOf(changed));
    expect(outcomes(found)).toEqual(['done', 'done', 'late']);
    expect(found[0]?.undo?.until).toBe(new Date(start + ahead + 300_000).toISOString());
    ahead += 61_000;
    expect(await received(people.slice(0, 2))).toEqual([]);
  });

  it('takes back what still can be taken back, and says of the rest why not', async () => {
    const people = await applyThrice();
    const [back, followed, late] = people;
    const changed = await setStatuses(
      'REJECTED',
      people.map(({ id }) => id),
    );
    await setStatuses('VIEWED', [followed.id], 'REJECTED', colleague);
    await server.context.db.updateTable('outbox').set({ attempts: 1 }).where('recipient', '=', late.email).execute();
    const found = await undoStatuses(changed, colleague);
    expect(outcomes(found)).toEqual(['done', 'conflict', 'late']);
    expect(await Promise.all(people.map(async ({ id }) => (await read(id)).status))).toEqual(['SUBMITTED', 'VIEWED', 'REJECTED']);
    ahead += 61_000;
    expect(await received([back])).toEqual([]);
    expect(outcomes(await undoStatuses(changed.slice(2)))).toEqual(['late']);
  });

  it.each([
    ['nobody', { status: 'VIEWED', applications: [] }],
    ['more than one call takes', { status: 'VIEWED', applications: Array.from({ length: BULK_LIMIT + 1 }, (_, id) => ({ id: id + 1 })) }],
    ['a withdrawal', { status: 'WITHDRAWN', applications: [{ id: 1001 }] }],
    ['an unknown status', { status: 'FOO', applications: [{ id: 1001 }] }],
    ['a number that no row has', { status: 'VIEWED', applications: [{ id: 2_147_483_648 }] }],
  ])('EN34: is refused for %s', async (_title, body) => {
    expect((await server.call(`${OF_COMPANY}/status`, { body, token })).status).toBe(400);
  });
});

describe('a message to several', () => {
  const text = { subject: 'Ihr Gespräch', content: 'Passt Ihnen Dienstag?' };
  const own = async () =>
    z.parse(z.array(z.object({ subject: z.string() })), (await server.call('/api/private/messages/my', { token: candidate })).body);
  const mails = () => server.mails({ kind: 'message' });

  it('O40 O41: reaches each applicant with an account once and alone, and says who has none', async () => {
    const [{ id: anonymous }, first, second] = [await apply(), await applyWithAccount(), await applyWithAccount(otherJobId)];
    const other = demoData(new Date()).applications.find((row) => row.companyId === 1 && row.userId !== null && row.userId !== 5);
    const before = (await own()).length;
    const body = { ...text, applications: [first, anonymous, second, other?.id ?? 0, 2_000_000], requestKey: 'einmal' };
    const found = await results(MESSAGES, body);
    expect(outcomes(found)).toEqual(['done', 'noAccount', 'done', 'done', 'missing']);
    expect(found[1]).toMatchObject({ name: 'Ada Kern' });
    expect(await own()).toHaveLength(before + 1);
    const sent = (await mails()).map(({ recipient }) => recipient);
    expect(sent.filter((recipient) => recipient === 'candidate@demo.example')).toHaveLength(1);
    expect(sent.every((recipient) => !/[,;\s]/.test(recipient))).toBe(true);
    // Applicants hidden by a blind first look cannot receive messages either (decision 0079).
    const setBlind = (blind: boolean) => server.context.db.updateTable('applications').set({ blind }).where('id', '=', second).execute();
    await setBlind(true);
    expect(outcomes(await results(MESSAGES, { ...body, applications: [second] }))).toEqual(['noAccount']);
    await setBlind(false);
    // The next portion of the same text, and a repetition after a lost response.
    expect(outcomes(await results(MESSAGES, { ...body, applications: [second] }))).toEqual(['done']);
    expect(await own()).toHaveLength(before + 1);
  });

  it.each([
    ['CM10', { subject: ' ' }, 'subject', 'Bitte geben Sie einen Betreff ein'],
    ['CM11', { content: '' }, 'content', 'Bitte geben Sie eine Nachricht ein'],
  ])('%s: is told in German what is missing (case %#)', async (_row, change, name, message) => {
    const body = { ...text, applications: [1001], ...change };
    expect(await server.call(MESSAGES, { body, token })).toMatchObject({ status: 400, body: { fields: [{ name, message }] } });
  });
});

it('rule 11: a message to several is one of the 60 in an hour, whatever its number of portions', async () => {
  const strict = await startTestServer({ RATE_LIMITS: 'on' });
  try {
    const own = await strict.login('owner@demo.example');
    const portion = async (requestKey: string, application: number): Promise<number> =>
      (await strict.call(MESSAGES, { token: own, body: { applications: [application], subject: 'x', content: 'x', requestKey } })).status;
    const times = async (count: number, run: (index: number) => Promise<number>) => {
      const statuses = new Set<number>();
      for (let index = 0; index < count; index += 1) statuses.add(await run(index));
      return [...statuses];
    };
    const reached = demoData(new Date()).applications.filter(({ companyId, userId }) => companyId === 1 && userId !== null);
    const [first = 0, second = 0] = reached.map(({ id }) => id);
    // One text in two portions, each sent twice.
    expect(await times(4, (index) => portion('einmal', index % 2 === 0 ? first : second))).toEqual([200]);
    expect(await times(59, (index) => portion(`danach-${index}`, first))).toEqual([200]);
    expect(await portion('zu viel', first)).toBe(429);
    expect(await portion('einmal', second)).toBe(200);
  } finally {
    await strict.stop();
  }
});

describe('what can be selected', () => {
  const selection = async (query: string) => readSelection((await server.call(`${OF_COMPANY}/selection?${query}`, { token })).body);

  it('is everything that the filter leaves, in its order and beyond every page', async () => {
    const all = await selection('');
    const { total } = z.parse(z.object({ total: z.number() }), (await server.call(`${OF_COMPANY}?page=1`, { token })).body);
    expect(all).toHaveLength(total);
    const rejected = await selection('status=REJECTED&sortBy=name&sortOrder=asc');
    expect(rejected.length).toBeGreaterThan(0);
    expect(new Set(rejected.map(({ status }) => status))).toEqual(new Set(['REJECTED']));
    const page = z.object({ applications: z.array(z.object({ id: z.number(), user: z.nullable(z.unknown()) })) });
    const shown = await server.call(`${OF_COMPANY}?status=REJECTED&sortBy=name&sortOrder=asc&pageSize=100`, { token });
    expect(rejected.slice(0, 100).map(({ id, hasAccount }) => [Number(id), hasAccount])).toEqual(
      z.parse(page, shown.body).applications.map(({ id, user }) => [id, user !== null]),
    );
  });

  it('is listed by its numbers, and nothing of another company', async () => {
    const [first, second] = await selection('');
    const foreign = demoData(new Date()).applications.find(({ companyId }) => companyId !== 1)?.id ?? 0;
    const { body } = await server.call(`${OF_COMPANY}?ids=${second?.id},${first?.id},${foreign}`, { token });
    expect(body).toMatchObject({ total: 2, applications: [{ id: Number(first?.id) }, { id: Number(second?.id) }] });
    for (const ids of ['1;2', '0', Array.from({ length: BULK_LIMIT + 1 }, (_, id) => id + 1).join(',')])
      expect((await server.call(`${OF_COMPANY}?ids=${ids}`, { token })).status, ids).toBe(400);
  });
});
