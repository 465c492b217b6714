import { asList, asObject } from '@stellwerk/domain';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { jobOffer } from '../../testing/job-offer.ts';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const owner = await server.login('owner@demo.example');

const path = '/api/private/companies/1/history';
const read = (query = '', token: string | undefined = owner) => server.call(path + query, { token });
const entriesOf = (body: unknown): readonly unknown[] => asList(asObject(body).entries);
const newest = async (count: number): Promise<readonly unknown[]> => entriesOf((await read()).body).slice(0, count);
const send = (method: string, to: string, body: unknown = undefined) => server.call(to, { method, token: owner, body });

async function upload(to: string, file: File): Promise<number> {
  const body = new FormData();
  body.append('file', file);
  return (await fetch(server.url + to, { method: 'POST', headers: { authorization: `Bearer ${owner}` }, body })).status;
}

async function picture(): Promise<File> {
  const png = sharp({ create: { width: 9, height: 9, channels: 3, background: '#36c' } }).png();
  return new File([new Uint8Array(await png.toBuffer())], 'Foto.png', { type: 'image/png' });
}

const none = { fields: [], role: null, status: null, counts: { created: 0, updated: 0, deactivated: 0, rejected: 0 } };
const byOwner = { ...none, id: expect.any(Number), createdAt: expect.any(String), by: 'Katharina Brandis', subject: null };

describe('the history of a company', () => {
  it('is read by its owner alone', async () => {
    expect((await read()).status).toBe(200);
    expect((await server.call(path)).status).toBe(401);
    expect((await read('', await server.login('recruiter@demo.example'))).status).toBe(403);
    expect((await server.call('/api/private/companies/2/history', { token: owner })).status).toBe(403);
  });

  it('says which fields of the company have changed, never their texts', async () => {
    await send('PUT', '/api/private/companies/1', { city: 'Kiel', vatId: 'DE99', description: '<p>Geheim bis Montag.</p>' });
    expect(await newest(1)).toEqual([{ ...byOwner, action: 'company-changed', fields: ['city', 'vatId', 'description'] }]);
    expect(JSON.stringify(await newest(50))).not.toMatch(/Kiel|DE99|Geheim/);
  });

  it('says when the logo and the picture of a member were changed and removed, once each', async () => {
    const [logo, avatar] = ['/api/private/companies/1/logo', '/api/private/companies/team-member/4/avatar'];
    expect([await upload(logo, await picture()), await upload(avatar, await picture())]).toEqual([201, 200]);
    for (const to of [logo, logo, avatar, avatar]) await send('DELETE', to);
    const member = {
      ...byOwner,
      action: 'member-changed',
      subject: { id: 4, name: 'Ruprecht Steinhauer', exists: true },
      fields: ['avatar'],
    };
    expect(await newest(5)).toEqual([
      member,
      { ...byOwner, action: 'company-logo-removed' },
      member,
      { ...byOwner, action: 'company-logo-changed' },
      expect.objectContaining({ action: 'company-changed' }),
    ]);
  });

  it('O51 says what was done in the team, and keeps the name of who has left it', async () => {
    const member = { firstName: 'Ada', lastName: 'Lund', position: 'Disposition', jobDescription: 'Plant.', company: { id: 1 } };
    const id = Number(asObject((await send('POST', '/api/private/companies/team-member/create', member)).body).id);
    const one = `/api/private/companies/team-member/${id}`;
    await send('PUT', one, { position: 'Leitung', role: 'RECRUITER' });
    await send('DELETE', one);
    const subject = { id, name: 'Ada Lund', exists: false };
    expect(await newest(3)).toEqual([
      { ...byOwner, action: 'member-removed', subject },
      { ...byOwner, action: 'member-changed', subject, fields: ['position'], role: { from: 'MEMBER', to: 'RECRUITER' } },
      { ...byOwner, action: 'member-created', subject },
    ]);
  });

  it('names who was invited until the invitation is deleted', async () => {
    const sent = await send('POST', '/api/private/companies/1/team/invite/send', { email: 'neu@weserbund.example' });
    const { id } = asObject(asObject(sent.body).invitation);
    const invited = { ...byOwner, action: 'invitation-sent', subject: { id, name: 'neu@weserbund.example', exists: true } };
    expect(await newest(1)).toEqual([invited]);
    await send('DELETE', `/api/private/companies/1/invitations/${String(id)}`);
    const gone = { id, name: null, exists: false };
    expect(await newest(2)).toEqual([
      { ...byOwner, action: 'invitation-deleted', subject: gone },
      { ...invited, subject: gone },
    ]);
  });

  it('follows a job through its life', async () => {
    const made = await send('POST', '/api/private/jobs/create', { companyId: 1, jobOffer, teamMembers: [] });
    const id = Number(asObject(made.body).id);
    expect(made.status).toBe(201);
    const job = `/api/private/jobs/${id}`;
    const changed = {
      ...jobOffer,
      title: 'Gleisbau',
      startsOn: '2027-04-01',
      contract: 'permanent',
      payRange: null,
      yourTasks: '<p>Messen</p>',
    };
    await send('PUT', job, { companyId: 1, jobOffer: changed, teamMembers: [{ id: { teamMemberId: 4 }, jobOfferRank: 1 }] });
    await send('PATCH', `${job}/status`, { isActive: false });
    await send('PATCH', `${job}/update-template`, { template: { id: 1 }, jobProfileType: 'SALES' });
    await send('DELETE', job);
    const about = { ...byOwner, subject: { id, name: 'Gleisbau', exists: false } };
    expect(await newest(5)).toEqual([
      { ...about, action: 'job-deleted' },
      { ...about, action: 'job-design', fields: ['profileType', 'template'] },
      { ...about, action: 'job-deactivated', fields: ['active'] },
      { ...about, action: 'job-updated', fields: ['title', 'startsOn', 'contract', 'payRange', 'yourTasks', 'contacts'] },
      { ...about, action: 'job-created' },
    ]);
  });

  it('follows a focus page, and keeps the title of one that was deleted', async () => {
    const made = await send('POST', '/api/private/companies/1/focus-pages/create', { title: 'Gleisbau', description: 'Im Norden.' });
    const id = Number(asObject(made.body).id);
    const page = `/api/private/focus-pages/${id}`;
    await send('PUT', page, { slogan: 'Bei jedem Wetter.' });
    await send('PATCH', `${page}/status`, { status: 'PUBLISHED' });
    await send('PATCH', `${page}/status`, { status: 'DRAFT' });
    await send('DELETE', page);
    const about = { ...byOwner, subject: { id, name: 'Gleisbau', exists: false } };
    expect(await newest(5)).toEqual([
      { ...about, action: 'focus-page-deleted' },
      { ...about, action: 'focus-page-withdrawn', fields: ['status'] },
      { ...about, action: 'focus-page-published', fields: ['status'] },
      { ...about, action: 'focus-page-changed', fields: ['slogan'] },
      { ...about, action: 'focus-page-created' },
    ]);
  });

  it('counts what an import has made', async () => {
    const jobs = [{ '@type': 'JobPosting', identifier: 'w1', title: 'Weichenwärter', description: 'Stellt Weichen.' }];
    const { body } = await send('POST', '/api/private/companies/1/jobs/import', { jobs });
    expect(body).toMatchObject({ results: [{ outcome: 'created' }] });
    expect(await newest(1)).toEqual([{ ...byOwner, action: 'jobs-imported', counts: { ...none.counts, created: 1 } }]);
  });

  it('says who did what to an application, never what was noted', async () => {
    const application = '/api/private/applications/1001';
    const { lastName, firstName, status: from } = asObject((await send('GET', application)).body);
    const setStatus = async (to: string) => (await send('PATCH', `${application}/status`, { status: to })).body;
    const first = from === 'IN_REVIEW' ? 'VIEWED' : 'IN_REVIEW';
    await setStatus(first);
    const { change } = asObject(asObject(await setStatus('REJECTED')).undo);
    expect((await send('POST', `${application}/status/undo`, { change })).status).toBe(200);
    await send('PATCH', `${application}/rate`, { rating: 3 });
    await send('PATCH', `${application}/notes`, { recruiterNotes: 'Spricht Dänisch.' });
    const about = { ...byOwner, subject: { id: 1001, name: `${String(firstName)} ${String(lastName)}`, exists: true } };
    expect(await newest(5)).toEqual([
      { ...about, action: 'application-notes' },
      { ...about, action: 'application-rating' },
      { ...about, action: 'application-status-undone', status: { from: 'REJECTED', to: first } },
      { ...about, action: 'application-status', status: { from: first, to: 'REJECTED' } },
      { ...about, action: 'application-status', status: { from, to: first } },
    ]);
    expect(JSON.stringify(await newest(5))).not.toContain('Dänisch');
  });

  it('forgets the name of who has applied with the application', async () => {
    await server.context.db.deleteFrom('applications').where('id', '=', 1001).execute();
    expect(await newest(1)).toEqual([{ ...byOwner, action: 'application-notes', subject: { id: 1001, name: null, exists: false } }]);
  });

  it('keeps an entry whose account is gone, without its name', async () => {
    await server.context.db.updateTable('audit').set({ user_id: 999_999 }).where('action', '=', 'application-notes').execute();
    expect(await newest(1)).toMatchObject([{ action: 'application-notes', by: null }]);
  });
});

describe('its pages', () => {
  it('hold fifty entries each, the newest first, and every entry once', async () => {
    const [first, second] = [await read('?page=1'), await read('?page=2')];
    const { total } = asObject(first.body);
    const ids = [...entriesOf(first.body), ...entriesOf(second.body)].map((entry) => Number(asObject(entry).id));
    expect(entriesOf(first.body)).toHaveLength(50);
    expect(Number(total)).toBeGreaterThan(50);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect(asObject(second.body).total).toBe(total);
    const [size, count] = [entriesOf(first.body).length, Number(total)];
    const last = Math.ceil(count / size);
    expect(entriesOf((await read(`?page=${last}`)).body), 'of this company alone').toHaveLength(count - (last - 1) * size);
    expect(entriesOf((await read('?page=1000000')).body)).toEqual([]);
  });

  it.each([
    ['company', /^company-/],
    ['team', /^(?:member|invitation|ownership)-/],
    ['jobs', /^jobs?-/],
    ['focus', /^focus-page-/],
    ['applications', /^application-/],
  ])('show the area %s alone when asked for it', async (area, pattern) => {
    const { body } = await read(`?area=${area}`);
    const actions = entriesOf(body).map((entry) => String(asObject(entry).action));
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !pattern.test(action))).toEqual([]);
    expect(Number(asObject(body).total)).toBeLessThan(Number(asObject((await read()).body).total));
  });

  it.each([
    '?area=documents',
    '?by=0',
    '?by=ich',
    '?by=2147483648',
    '?from=gestern',
    '?to=2026-02-31',
    '?from=2026-11-01T08:00:00Z',
    '?page=0',
    '?page=1.5',
    '?page=1000001',
    '?page=x',
  ])('refuse %s', async (query) => {
    expect((await read(query)).status).toBe(400);
  });
});

describe('its filters', () => {
  interface Found {
    readonly total: number;
    readonly ids: readonly number[];
    readonly by: readonly unknown[];
  }
  async function found(query: string): Promise<Found> {
    const { body } = await read(query);
    const entries = entriesOf(body).map(asObject);
    return { total: Number(asObject(body).total), ids: entries.map(({ id }) => Number(id)), by: entries.map(({ by }) => by) };
  }
  const people = async (): Promise<readonly unknown[]> => asList(asObject((await read('?page=1000')).body).people);
  const idOf = async (name: string): Promise<number> => {
    const one = (await people()).map(asObject).find((person) => person.name === name);
    return Number(one?.id);
  };
  /** Moves an entry to a given time. */
  const move = (id: number | undefined, at: string) =>
    server.context.db
      .updateTable('audit')
      .set({ created_at: new Date(at) })
      .where('id', '=', id ?? 0)
      .execute();

  it('name everybody who stands in it, by name, also on a page behind the end', async () => {
    const names = (await people()).map((person) => String(asObject(person).name));
    expect(names).toEqual(expect.arrayContaining(['Jonas Terhorst', 'Katharina Brandis']));
    expect(names).toEqual([...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'de')));
    // All members that an entry names, and no others.
    const all = await Promise.all([1, 2, 3, 4].map((page) => found(`?page=${page}`)));
    expect(new Set(names)).toEqual(new Set(all.flatMap(({ by }) => by).filter((by) => by !== null)));
  });

  it('show what one person did, one who has left as well, and nothing of another company', async () => {
    const id = await idOf('Jonas Terhorst');
    const { total, by } = await found(`?by=${id}`);
    expect(new Set(by)).toEqual(new Set(['Jonas Terhorst']));
    expect(total).toBeLessThan((await found('')).total);
    await server.context.db.deleteFrom('team_members').where('user_id', '=', id).execute();
    expect(await idOf('Jonas Terhorst')).toBe(id);
    expect(await found(`?by=${id}`)).toMatchObject({ total, by });
    expect(await found('?by=999998')).toEqual({ total: 0, ids: [], by: [] });
  });

  it('count a day from its first to its last moment in Berlin, also the day on which the clocks change', async () => {
    const [first, second, third, fourth] = (await found('')).ids;
    await move(first, '2026-03-28T22:59:59.999Z');
    await move(second, '2026-03-28T23:00:00.000Z');
    await move(third, '2026-03-29T21:59:59.999Z');
    await move(fourth, '2026-03-29T22:00:00.000Z');
    const day = await found('?from=2026-03-29&to=2026-03-29');
    expect(day.ids.filter((id) => [first, second, third, fourth].includes(id))).toEqual([third, second]);
    expect((await found('?to=2026-03-28')).ids).toContain(first);
    expect((await found('?from=2026-03-30&to=2026-03-30')).ids).toContain(fourth);
    expect((await found('?from=2026-03-30&to=2026-03-29')).total).toBe(0);
  });

  it('hold together with the area and the pages', async () => {
    const id = await idOf('Katharina Brandis');
    const query = `?by=${id}&area=team&from=2020-01-01&to=2030-01-01`;
    const { total, by } = await found(query);
    expect(total).toBeGreaterThan(0);
    expect(new Set(by)).toEqual(new Set(['Katharina Brandis']));
    expect(await found(`${query}&page=2`)).toMatchObject({ total, ids: [] });
    expect(total).toBeLessThan((await found(`?by=${id}`)).total);
  });
});
