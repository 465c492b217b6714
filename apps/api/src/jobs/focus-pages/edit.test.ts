import { asObject } from '@stellwerk/domain';
import { demoData } from '@stellwerk/domain/fixtures';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const recruiter = await server.login('recruiter@demo.example');

const CREATE = '/api/private/companies/1/focus-pages/create';
const send = (method: string, path: string, body?: unknown, token = recruiter) => server.call(path, { method, token, body });
const create = async (body: Readonly<Record<string, unknown>>) => asObject((await send('POST', CREATE, body)).body);
const pathOf = ({ id }: Readonly<Record<string, unknown>>, more = '') => `/api/private/focus-pages/${String(id)}${more}`;
const asVisitor = (slug: unknown) => server.call(`/api/public/focus-pages/by-slug/${String(slug)}`);
const given = { title: 'Außendienst', description: 'Unterwegs im Emsland.' };

async function upload(path: string, file: File) {
  const body = new FormData();
  body.append('file', file);
  const answer = await fetch(server.url + path, { method: 'POST', headers: { authorization: `Bearer ${recruiter}` }, body });
  return { status: answer.status, body: asObject(await answer.json()) };
}
async function png(): Promise<File> {
  const picture = sharp({ create: { width: 12, height: 9, channels: 3, background: '#36c' } }).png();
  return new File([new Uint8Array(await picture.toBuffer())], 'Titel.png', { type: 'image/png' });
}

describe('a new focus page', () => {
  it('API77 is a draft with everything that was sent, its text sanitised', async () => {
    const { status, body } = await send('POST', CREATE, {
      ...given,
      content: '<p onclick="x()">Hallo</p><script>alert(1)</script>',
      industry: { id: 1 },
      website: 'weserbund.example',
      slogan: 'Nah dran.',
      featured: true,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...given,
      content: '<p>Hallo</p>',
      status: 'draft',
      industry: demoData(new Date()).industries.find(({ id }) => id === 1),
      website: 'https://weserbund.example',
      slogan: 'Nah dran.',
      featured: true,
      coverImage: null,
      slug: 'aussendienst',
      version: 1,
      views: 0,
    });
    const list = await server.call('/api/private/focus-pages/by-company/1', { token: recruiter });
    expect(list.body).toContainEqual(body);
  });

  it('gets a slug of its own where the title is taken, and keeps it when the title changes', async () => {
    const [first, second] = [await create({ ...given, title: 'Größe & Süd' }), await create({ ...given, title: 'Größe, Süd!' })];
    expect([first.slug, second.slug, (await create({ ...given, title: '!!!' })).slug]).toEqual([
      'groesse-sued',
      'groesse-sued-2',
      'fokusseite',
    ]);
    const renamed = await send('PUT', pathOf(first), { title: 'Anders' });
    expect(renamed.body).toMatchObject({ title: 'Anders', slug: 'groesse-sued' });
  });

  it('is made once, however often the same form is sent, also at the same time', async () => {
    const body = { ...given, requestKey: 'einmal' };
    const ids = (await Promise.all([create(body), create(body)])).map(({ id }) => id);
    expect(ids[0]).toEqual(expect.any(Number));
    expect(new Set([...ids, (await create(body)).id]).size).toBe(1);
  });

  it('CF11 needs a title and a description, and says so at the field', async () => {
    const { status, body } = await send('POST', CREATE, { title: ' ', website: 'javascript:alert(1)' });
    expect(status).toBe(400);
    expect(asObject(body).fields).toEqual([
      { name: 'title', message: 'Bitte geben Sie einen Titel ein.' },
      { name: 'description', message: 'Bitte geben Sie eine Beschreibung ein.' },
      { name: 'website', message: 'Bitte geben Sie eine gültige Adresse an.' },
    ]);
  });

  it('decision 0091: refuses more markup than anybody writes, at its field', async () => {
    expect(await send('POST', CREATE, { ...given, content: '<b>'.repeat(51) })).toMatchObject({
      status: 400,
      body: { fields: [{ name: 'content' }] },
    });
  });

  it('API77 is not made by a member or a stranger', async () => {
    expect((await send('POST', CREATE, given, await server.login('member@demo.example'))).status).toBe(403);
    expect((await send('POST', CREATE, given, await server.login('owner2@demo.example'))).status).toBe(403);
    expect((await server.call(CREATE, { method: 'POST', body: given })).status).toBe(401);
  });
});

describe('a known focus page', () => {
  it('API78 CF07 is changed in what the body names, also to archived', async () => {
    const page = await create({ ...given, slogan: 'Nah dran.' });
    const { status, body } = await send('PUT', pathOf(page), { description: 'Neu.', status: 'ARCHIVED', slogan: '' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...page, description: 'Neu.', status: 'archived', slogan: null, version: 2 });
    expect((await send('PUT', pathOf(page), { description: 'Neu.' })).body).toEqual(body);
  });

  it.each([
    ['title', 'Bitte geben Sie einen Titel ein.'],
    ['description', 'Bitte geben Sie eine Beschreibung ein.'],
  ])('CF11 does not lose its %s', async (name, message) => {
    const page = await create(given);
    for (const value of ['', ' ', null]) {
      const { status, body } = await send('PUT', pathOf(page), { slogan: 'Nah dran.', [name]: value });
      expect([status, asObject(body).fields]).toEqual([400, [{ name, message }]]);
    }
    expect((await send('PUT', pathOf(page), {})).body).toEqual(page);
  });

  it('is not overwritten by somebody who has seen an older version, and the answer says what is stored', async () => {
    const page = await create(given);
    await send('PUT', pathOf(page), { title: 'Von anderen', expectedVersion: 1 });
    const { status, body } = await send('PUT', pathOf(page), { title: 'Von mir', expectedVersion: 1 });
    expect(status).toBe(409);
    expect(asObject(body).current).toMatchObject({ title: 'Von anderen', version: 2 });
    expect((await send('PUT', pathOf(page), { title: 'Von mir', expectedVersion: 2 })).body).toMatchObject({ title: 'Von mir' });
  });

  it('API79 A64 CF03 is published and taken back, in any case, and the answer says how it is now', async () => {
    const page = await create({ ...given, title: 'Weichen' });
    expect((await asVisitor(page.slug)).status).toBe(404);
    expect((await send('PATCH', pathOf(page, '/status'), { status: 'PUBLISHED' })).body).toMatchObject({ status: 'published' });
    expect((await asVisitor(page.slug)).body).toMatchObject({ title: 'Weichen', company: { id: 1 } });
    expect((await send('PATCH', pathOf(page, '/status'), { status: 'DRAFT' })).body).toMatchObject({ status: 'draft' });
    expect((await asVisitor(page.slug)).status).toBe(404);
    expect((await send('PATCH', pathOf(page, '/status'), { status: 'weg' })).status).toBe(400);
  });

  it('API80 is deleted with its cover, and its jobs show the company again', async () => {
    const page = await create(given);
    const { body } = await upload(pathOf(page, '/cover-image'), await png());
    const url = String(asObject(body.coverImage).url);
    const { db } = server.context;
    const job = await db.selectFrom('jobs').select('id').where('company_id', '=', 1).executeTakeFirstOrThrow();
    await db
      .updateTable('jobs')
      .set({ focus_page_id: Number(page.id) })
      .where('id', '=', job.id)
      .execute();
    expect((await fetch(server.url + url)).status).toBe(200);
    expect(await send('DELETE', pathOf(page))).toMatchObject({ status: 200, body: { success: true } });
    expect((await asVisitor(page.slug)).status).toBe(404);
    expect((await fetch(server.url + url)).status).toBe(404);
    const freed = await db.selectFrom('jobs').select('focus_page_id').where('id', '=', job.id).executeTakeFirstOrThrow();
    expect(freed.focus_page_id).toBeNull();
    expect((await send('DELETE', pathOf(page))).status).toBe(404);
  });

  it('API81 gets a cover, whose predecessor is gone, and refuses what is no picture', async () => {
    const page = await create(given);
    const first = await upload(pathOf(page, '/cover-image'), await png());
    expect(first.status).toBe(201);
    const [one, two] = [first, await upload(pathOf(page, '/cover-image'), await png())].map(({ body }) =>
      String(asObject(body.coverImage).url),
    );
    expect(one).not.toBe(two);
    expect([(await fetch(server.url + one)).status, (await fetch(server.url + two)).status]).toEqual([404, 200]);
    const text = new File(['kein Bild'], 'Titel.png', { type: 'image/png' });
    expect((await upload(pathOf(page, '/cover-image'), text)).status).toBe(400);
    expect((await server.call(`/api/private/focus-pages/by-company/1`, { token: recruiter })).body).toContainEqual(
      expect.objectContaining({ id: page.id, coverImage: expect.objectContaining({ url: two }) }),
    );
  });

  it('API81 rule 5: scripts of an SVG do not come with it', async () => {
    const page = await create(given);
    const source = '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>alert(1)</script><rect width="9" height="9"/></svg>';
    const { status, body } = await upload(pathOf(page, '/cover-image'), new File([source], 'Titel.svg', { type: 'image/svg+xml' }));
    expect(status).toBe(201);
    const stored = await (await fetch(server.url + String(asObject(body.coverImage).url))).text();
    expect(stored).toContain('<rect');
    expect(stored).not.toMatch(/script|onload/);
  });

  it.each([
    ['API78', 'PUT', ''],
    ['API79', 'PATCH', '/status'],
    ['API80', 'DELETE', ''],
    ['API81', 'POST', '/cover-image'],
  ])('%s is for recruiters of its company alone', async (_row, method, more) => {
    const path = pathOf(await create(given), more);
    const body = method === 'PATCH' ? { status: 'PUBLISHED' } : {};
    expect((await server.call(path, { method, body })).status).toBe(401);
    expect((await send(method, path, body, await server.login('member@demo.example'))).status).toBe(403);
    expect((await send(method, path, body, await server.login('owner2@demo.example'))).status).toBe(404);
  });
});
