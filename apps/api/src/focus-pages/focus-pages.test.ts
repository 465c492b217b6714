import { fixtures, focusPageWire } from '@stellwerk/domain/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let member: string;
beforeAll(async () => {
  server = await startTestServer();
  member = await server.login('member@demo.example');
});
afterAll(() => server.stop());

const PATHS = [
  ['API75', '/api/private/focus-pages/by-company/1'],
  ['API76', '/api/private/companies/1/focus-pages'],
] as const;
const pages = fixtures.focusPages.filter(({ companyId }) => companyId === 1);

/** As the server stores what the demo data says: a picture under a name of its own, nothing where a text is empty. */
const wanted = pages
  .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
  .map((row) => {
    const page = focusPageWire(fixtures, row);
    const cover = { url: expect.stringMatching(/^\/api\/media\/images\/original\/[^/]+$/), filename: expect.any(String) };
    return {
      ...page,
      website: row.website === '' ? null : row.website,
      slogan: row.slogan === '' ? null : row.slogan,
      coverImage: page.coverImage === null ? null : cover,
      createdAt: expect.any(String),
    };
  });

it.each(PATHS)('%s lists the focus pages of the own company, the newest first, with every field', async (_row, path) => {
  const { status, body } = await server.call(path, { token: member });
  expect(status).toBe(200);
  expect(wanted.length).toBeGreaterThan(1);
  expect(body).toEqual(wanted);
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
