/** @module-tag embedded */
import { demoData } from '@stellwerk/domain/fixtures';
import { readJobCards, readSavedJobs, SAVED_JOBS_LIMIT } from '@stellwerk/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const SAVED = '/api/private/saved-jobs';
const data = demoData(new Date());
const open = data.jobs.filter((job) => job.isActive && job.closesAt === null).map(({ id }) => id);
const [first = 0, second = 0, third = 0] = open;

let server: TestServer;
let token: string;
let other: string;
beforeAll(async () => {
  server = await startTestServer();
  [token, other] = [await server.login('candidate@demo.example'), await server.login('leon.hartwig@post.example')];
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.context;
  await db.deleteFrom('saved_jobs').execute();
  await db.updateTable('jobs').set({ is_active: true, deleted_at: null, closes_at: null }).where('id', 'in', open).execute();
});

const save = (id: number | string, as: string | undefined = token) => server.call(`${SAVED}/${id}`, { method: 'PUT', token: as });
const forget = (id: number | string, as: string | undefined = token) => server.call(`${SAVED}/${id}`, { method: 'DELETE', token: as });
const move = (jobIds: readonly unknown[]) => server.call(SAVED, { method: 'PUT', token, body: { jobIds } });
const saved = async (as = token, query = '') => readSavedJobs((await server.call(SAVED + query, { token: as })).body);
const idsOf = async (as = token) => (await saved(as)).ids.map(Number);

describe('O93: saved postings', () => {
  it('are listed with the newest first, each once however often it is saved', async () => {
    for (const id of [first, second, first]) expect((await save(id)).status).toBe(204);
    expect(await idsOf()).toEqual([second, first]);
    expect((await saved()).jobs[0]).toMatchObject({
      id: String(second),
      title: data.jobs.find(({ id }) => id === second)?.title,
      availability: 'open',
    });
  });

  it('rule 2: belong to their account alone', async () => {
    await save(first);
    expect(await idsOf(other)).toEqual([]);
    await forget(first, other);
    expect(await idsOf()).toEqual([first]);
    expect((await server.call(SAVED)).status).toBe(401);
    expect((await server.call(`${SAVED}/${first}`, { method: 'PUT' })).status).toBe(401);
  });

  it('are forgotten, once more without an error, and also when the posting is deleted', async () => {
    await save(first);
    await server.context.db.updateTable('jobs').set({ deleted_at: new Date() }).where('id', '=', first).execute();
    for (const _ of [1, 2]) expect((await forget(first)).status).toBe(204);
    expect(await idsOf()).toEqual([]);
  });

  it.each(['999999', 'x', '0', '99999999999'])('rule 17: number %s, which no posting has, answers 404', async (id) => {
    expect(await save(id)).toMatchObject({ status: 404, body: { message: expect.stringMatching(/Stellenanzeige/) } });
    expect((await forget(id)).status).toBe(204);
  });

  it('are not saved when nobody may see them (O24)', async () => {
    await server.context.db.updateTable('jobs').set({ is_active: false }).where('id', '=', first).execute();
    expect((await save(first)).status).toBe(404);
  });

  it('rule 14: say when they are past their closing date or not public any more', async () => {
    await move([first, second, third]);
    const { db } = server.context;
    await db
      .updateTable('jobs')
      .set({ closes_at: new Date(Date.now() - 3 * 86_400_000) })
      .where('id', '=', second)
      .execute();
    await db.updateTable('jobs').set({ is_active: false }).where('id', '=', third).execute();
    expect((await saved()).jobs.map(({ availability }) => availability)).toEqual(['open', 'closed', 'gone']);
  });

  it('come from a browser in their order; what nobody sees any more is left out, and what is saved stays', async () => {
    await save(third);
    expect((await move([first, 999_999, second, third])).status).toBe(204);
    expect(await idsOf()).toEqual(expect.arrayContaining([first, second, third]));
    expect((await idsOf()).filter((id) => id !== third)).toEqual([first, second]);
    expect((await move([])).status).toBe(204);
    expect((await move(['x'])).status).toBe(400);
    expect((await move(Array.from({ length: SAVED_JOBS_LIMIT + 1 }, (_, index) => index + 1))).status).toBe(400);
  });

  it('have pages of twenty and a limit, past which nothing is lost', async () => {
    const { db } = server.context;
    const copies = Array.from({ length: SAVED_JOBS_LIMIT }, (_, index) => ({ company_id: 1, title: `Kopie ${index}` }));
    const made = (await db.insertInto('jobs').values(copies).returning('id').execute()).map(({ id }) => id);
    expect((await move(made)).status).toBe(204);
    const last = await saved(token, '?page=25');
    expect([last.total, last.page, last.jobs.length, last.ids.length]).toEqual([SAVED_JOBS_LIMIT, 25, 20, SAVED_JOBS_LIMIT]);
    expect((await saved(token, '?page=999')).page).toBe(25);
    expect(await save(first)).toMatchObject({ status: 409, body: { message: expect.stringContaining('500 Stellen') } });
    expect(await idsOf()).toHaveLength(SAVED_JOBS_LIMIT);
    await db.deleteFrom('jobs').where('id', 'in', made).execute();
    expect(await idsOf()).toEqual([]);
  });
});

describe('O93: what a browser keeps without an account', () => {
  const cards = async (query: string) => server.call(`/api/public/jobs/cards${query}`);

  it('is shown by the numbers, in their order; what nobody sees is not among them', async () => {
    const { db } = server.context;
    await db.updateTable('jobs').set({ is_active: false }).where('id', '=', second).execute();
    await db
      .updateTable('jobs')
      .set({ closes_at: new Date(Date.now() - 3 * 86_400_000) })
      .where('id', '=', first)
      .execute();
    const { body } = await cards(`?id=${third}&id=${second}&id=${first}&id=999999`);
    expect(readJobCards(body).map(({ id, availability }) => [id, availability])).toEqual([
      [String(third), 'open'],
      [String(first), 'closed'],
    ]);
    expect(readJobCards((await cards(`?id=${third}`)).body)).toHaveLength(1);
  });

  it('rule 11: asks for one page at a time', async () => {
    const many = Array.from({ length: 21 }, (_, index) => `id=${index + 1}`).join('&');
    expect((await cards(`?${many}`)).status).toBe(400);
    expect(readJobCards((await cards('')).body)).toEqual([]);
    expect((await cards('?id=x')).status).toBe(400);
  });
});
