import {
  figuresOf,
  listOf,
  readApplicationList,
  readApplications,
  type ApplicationListQuery,
  type ApplicationSummary,
} from '@stellwerk/domain';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer } from '../../testing/server.ts';

const PATH = '/api/private/applications/by-company/1';

const server = await startTestServer();
afterAll(() => server.stop());
const token = await server.login('member@demo.example');

async function answer(query: ApplicationListQuery): Promise<unknown> {
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return (await server.call(`${PATH}?${text.join('&')}`, { token })).body;
}
const list = async (query: ApplicationListQuery) => readApplicationList(await answer(query));
/** All applications, by the documented list (API52). */
const all = async () => readApplications((await server.call(PATH, { token })).body);
const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Writes to one application of the company, the `index`-th newest. */
async function change(index: number, values: Readonly<Record<string, unknown>>): Promise<string> {
  const id = (await all())[index]?.id ?? '';
  await server.context.db.updateTable('applications').set(values).where('id', '=', Number(id)).execute();
  return id;
}

describe('a page of the applications of a company', () => {
  it('API52 is the documented list with files and history only without a query', async () => {
    const rows = z.parse(
      z.array(z.object({ statusHistory: z.array(z.unknown()), message: z.nullable(z.string()) })),
      (await server.call(PATH, { token })).body,
    );
    expect(rows.length).toBeGreaterThan(20);
    const [row] = z.parse(z.object({ applications: z.array(z.looseObject({})) }), await answer({ pageSize: 1 })).applications;
    for (const field of ['statusHistory', 'message', 'jobDescription', 'skills', 'linkedinProfile', 'consents'])
      expect(row, field).not.toHaveProperty(field);
  });

  const QUERIES: readonly ApplicationListQuery[] = [
    { page: 1 },
    { page: 2, pageSize: 7 },
    { page: 999, pageSize: 7 },
    { status: 'IN_REVIEW', pageSize: 100 },
    { jobId: 101, pageSize: 100 },
    { search: 'thorwald', pageSize: 100 },
    { search: ' HAUSTECHN ', pageSize: 100 },
    { search: 'post.example', pageSize: 100 },
    { search: 'post.example', searchIn: 'contact', pageSize: 100 },
    { search: '%', pageSize: 100 },
    { search: '_', pageSize: 100 },
    { search: 'luebbers', pageSize: 100 },
    { search: 'lubbers', pageSize: 100 },
    { search: 'Lübbers', status: 'SUBMITTED', pageSize: 100 },
    { search: 'gebaude', pageSize: 100 },
    { sortBy: 'name', sortOrder: 'asc', pageSize: 100 },
    { sortBy: 'name', sortOrder: 'desc', pageSize: 100 },
    { sortBy: 'step', sortOrder: 'asc', pageSize: 100 },
    { sortBy: 'step', sortOrder: 'desc', pageSize: 5, page: 2 },
    { sortBy: 'date', sortOrder: 'asc', pageSize: 100 },
    { columns: 'SUBMITTED:2,IN_REVIEW:1,REJECTED:50' },
    { columns: 'INTERVIEW_SCHEDULED:3', search: 'e' },
  ];

  it.each(QUERIES)('CA08 CA10 CA11 CA12 CA18 CA31 A71 %j leaves what the rules of the domain leave, in their order', async (query) => {
    const expected = listOf(await all(), query, server.context.now());
    const found = await list(query);
    expect(idsOf(found.applications)).toEqual(idsOf(expected.applications));
    expect(found).toMatchObject({ total: expected.total, page: expected.page, pageSize: expected.pageSize, counts: expected.counts });
  });

  it('A06 counts each status over what job and search leave, whichever is chosen', async () => {
    const [chosen, every] = await Promise.all([list({ jobId: 101, status: 'REJECTED' }), list({ jobId: 101 })]);
    expect(chosen.counts).toEqual(every.counts);
    expect(chosen.total).toBe(every.counts.REJECTED);
  });

  it('CA22 counts the last day to its end in Berlin', async () => {
    const id = await change(0, { created_at: new Date('2026-10-25T22:30:00Z') });
    const has = async (query: ApplicationListQuery) => idsOf((await list({ ...query, pageSize: 100 })).applications).includes(id);
    expect([await has({ dateFrom: '2026-10-25', dateTo: '2026-10-25' }), await has({ dateTo: '2026-10-24' })]).toEqual([true, false]);
  });

  it('holds what a row shows: documents, notes, rating, who is responsible, and whether the person applied elsewhere', async () => {
    const detailed = await all();
    const { applications } = await list({ pageSize: 100 });
    expect(applications.some(({ documents }) => documents.length > 1)).toBe(true);
    const shown = ({ documents, notes, rating, assignee, repeated, userId, phone, location }: ApplicationSummary) => ({
      documents,
      notes,
      rating,
      assignee,
      repeated,
      userId,
      phone,
      location,
    });
    expect(applications.map(shown)).toEqual(detailed.map(shown));
  });
});

describe('only those that the caller is responsible for', () => {
  it('are found by the account, each person their own', async () => {
    const { db } = server.context;
    const members = await db
      .selectFrom('team_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select(['m.id', 'u.email'])
      .where('m.company_id', '=', 1)
      .execute();
    const memberId = (email: string) => members.find((one) => one.email === email)?.id ?? 0;
    await db.updateTable('applications').set({ assigned_member_id: null }).where('company_id', '=', 1).execute();
    const mine = await change(1, { assigned_member_id: memberId('member@demo.example') });
    await change(2, { assigned_member_id: memberId('recruiter@demo.example') });
    expect(memberId('member@demo.example')).not.toBe(memberId('recruiter@demo.example'));
    const found = await list({ assigned: 'me' });
    expect([found.total, idsOf(found.applications)]).toEqual([1, [mine]]);
  });
});

describe('the figures of a company', () => {
  it('CA03 CA04 CA06 CA07 CD38 O31 O59 are those of all its applications, whatever is filtered, and only come when asked for', async () => {
    await change(0, { created_at: new Date('2026-09-30T22:30:00Z'), status: 'ACCEPTED' });
    const { figures } = await list({ search: 'niemand', with: 'figures' });
    expect(figures).toEqual(figuresOf(await all(), server.context.now()));
    expect(figures?.months.some(({ counts }) => counts.ACCEPTED > 0)).toBe(true);
    expect((await list({ page: 1 })).figures).toBeNull();
  });
});

it.each([
  'status=OPEN',
  'dateFrom=gestern',
  'page=0',
  'pageSize=1000',
  'sortBy=email',
  'jobId=abc',
  'columns=OPEN:3',
  'columns=SUBMITTED:0',
  'columns=SUBMITTED',
  'assigned=4',
  'with=all',
  `search=${'a'.repeat(201)}`,
])('answers ?%s with 400', async (query) => {
  const { status, body } = await server.call(`${PATH}?${query}`, { token });
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, fields: [{ name: query.split('=')[0] }] });
});

it('API52 refuses a page to who does not belong to the company', async () => {
  const stranger = await server.login('owner2@demo.example');
  expect((await server.call(`${PATH}?page=1`, { token: stranger })).status).toBe(403);
  expect((await server.call(`${PATH}?page=1`)).status).toBe(401);
});
