/** @module-tag embedded */
import { asList, asObject } from '@stellwerk/domain';
import { fixtures, focusPageWire } from '@stellwerk/domain/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const member = await server.login('member@demo.example');

const PATHS = [
  ['API75', '/api/private/focus-pages/by-company/1'],
  ['API76', '/api/private/companies/1/focus-pages'],
] as const;
const pages = fixtures.focusPages.filter(({ companyId }) => companyId === 1);

/** Pages as the server stores the demo data: pictures under their own names, empty texts as null. */
const wanted = pages
  .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
  .map((row) => {
    const page = focusPageWire(fixtures, row);
    const cover = {
      url: expect.stringMatching(/^\/api\/media\/images\/original\/[^/]+$/),
      filename: expect.stringMatching(/^[\w-]+\.\w+$/),
    };
    return {
      ...page,
      website: row.website === '' ? null : row.website,
      slogan: row.slogan === '' ? null : row.slogan,
      coverImage: page.coverImage === null ? null : cover,
    };
  });

it.each(PATHS)('%s CF13 lists the focus pages of the own company, the newest first, with every field', async (_row, path) => {
  const { status, body } = await server.call(path, { token: member });
  expect(status).toBe(200);
  expect(wanted.length).toBeGreaterThan(1);
  const stored = await server.context.db.selectFrom('focus_pages').select(['id', 'created_at']).where('company_id', '=', 1).execute();
  const createdAt = new Map(stored.map((row) => [row.id, row.created_at.toISOString()]));
  expect(body).toEqual(wanted.map((page) => ({ ...page, createdAt: createdAt.get(page.id) })));
});

it.each(PATHS)('%s is for members alone', async (_row, path) => {
  expect((await server.call(path)).status).toBe(401);
  expect((await server.call(path, { token: await server.login('owner2@demo.example') })).status).toBe(403);
});

it('O73 counts who has looked at a page', async () => {
  const [page] = pages;
  await server.context.db
    .insertInto('visits')
    .values({ kind: 'focus-page', subject_id: page?.id ?? 0, day: '2026-01-02', visitor: 'a' })
    .execute();
  const { body } = await server.call(PATHS[0][1], { token: member });
  expect(body).toContainEqual(expect.objectContaining({ id: page?.id, views: (page?.views ?? 0) + 1 }));
});

describe('a focus page by its slug', () => {
  const slugOf = (status: string): string => pages.find((page) => page.status === status)?.slug ?? '';
  const asVisitor = (slug: string) => server.call(`/api/public/focus-pages/by-slug/${slug}`);
  const as = (token: string | undefined, slug: string) => server.call(`/api/private/focus-pages/by-slug/${slug}`, { token });

  it('API29 CF22 O14 is there for visitors when it is published, with its company and open jobs, and without its views', async () => {
    const { status, body } = await asVisitor(slugOf('published'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ slug: slugOf('published'), status: 'published', company: { id: 1 }, title: expect.any(String) });
    expect(body).not.toHaveProperty('views');
    const jobs = asList(asObject(body).jobs).map(asObject);
    expect(jobs.length).toBeGreaterThan(0);
    const open = await server.context.db
      .selectFrom('jobs')
      .select('id')
      .where('company_id', '=', 1)
      .where('is_active', '=', true)
      .execute();
    expect(jobs.every(({ id }) => open.some((job) => job.id === id))).toBe(true);
  });

  it('O14 CF23 shows the jobs that were put on it, and the five newest of its company where there are none', async () => {
    const { db } = server.context;
    const idsOn = async () => asList(asObject((await asVisitor(slugOf('published'))).body).jobs).map((job) => Number(asObject(job).id));
    const page = await db.selectFrom('focus_pages').select('id').where('slug', '=', slugOf('published')).executeTakeFirstOrThrow();
    const jobs = db.updateTable('jobs').where('company_id', '=', 1);
    await jobs.set({ focus_page_id: null }).execute();
    expect(await idsOn()).toHaveLength(5);
    const [one = 0] = await idsOn();
    await jobs.set({ focus_page_id: page.id }).where('id', '=', one).execute();
    expect(await idsOn()).toEqual([one]);
    await jobs.set({ is_active: false }).where('id', '=', one).execute();
    expect(await idsOn()).not.toContain(one);
    await jobs.set({ is_active: true }).where('id', '=', one).execute();
  });

  it.each(['draft', 'archived'])('API29 rule 2 is unknown to visitors while it is %s', async (state) => {
    const hidden = await asVisitor(slugOf(state));
    expect([hidden.status, asObject(hidden.body).message]).toEqual([404, `Fokusseite nicht gefunden (404): ${slugOf(state)}`]);
  });

  it('API29 is unknown by any other name', async () => {
    expect((await asVisitor('gibt-es-nicht')).status).toBe(404);
  });

  it('API28 CF22 is there for everybody with an account when it is published, and before that for its members alone', async () => {
    const stranger = await server.login('owner2@demo.example');
    expect((await as(undefined, slugOf('published'))).status).toBe(401);
    expect((await as(stranger, slugOf('published'))).status).toBe(200);
    for (const state of ['draft', 'archived']) {
      expect((await as(stranger, slugOf(state))).status).toBe(404);
      expect(await as(member, slugOf(state))).toMatchObject({ status: 200, body: { status: state, slug: slugOf(state) } });
    }
  });

  it('O14 is gone with its company for everybody but its members', async () => {
    const { db } = server.context;
    const stranger = await server.login('owner2@demo.example');
    await db.updateTable('companies').set({ is_active: false }).where('id', '=', 1).execute();
    for (const state of ['draft', 'published'] as const) {
      expect((await asVisitor(slugOf(state))).status).toBe(404);
      expect((await as(stranger, slugOf(state))).status).toBe(404);
      expect(await as(member, slugOf(state))).toMatchObject({ status: 200, body: { status: state } });
    }
    await db.updateTable('companies').set({ is_active: true }).where('id', '=', 1).execute();
  });
});
