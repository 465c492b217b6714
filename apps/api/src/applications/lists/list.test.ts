/** @module-tag embedded */
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer } from '../../testing/server.ts';

const Page = z.object({
  applications: z.array(
    z.object({ id: z.number(), status: z.string(), jobId: z.number(), lastName: z.string(), firstName: z.string(), createdAt: z.string() }),
  ),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

const server = await startTestServer();
afterAll(() => server.stop());
const token = await server.login('member@demo.example');

const list = async (query = '') => z.parse(Page, (await server.call(`/api/private/applications${query}`, { token })).body);
const ownRows = () =>
  server.context.db
    .selectFrom('applications')
    .selectAll()
    .where('company_id', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

describe('API53, CA19: the paged list', () => {
  it('EN53 without a query: the ten newest of the own companies, and how many there are', async () => {
    const rows = await ownRows();
    expect(rows.length).toBeGreaterThan(10);
    const page = await list();
    expect(page).toMatchObject({ total: rows.length, page: 1, pageSize: 10 });
    expect(page.applications.map(({ id }) => id)).toEqual(rows.slice(0, 10).map(({ id }) => id));
  });

  it('pages without gap or repetition', async () => {
    const rows = await ownRows();
    const seen: number[] = [];
    for (let page = 1; seen.length < rows.length; page += 1)
      seen.push(...(await list(`?page=${page}&pageSize=7`)).applications.map(({ id }) => id));
    expect(seen).toEqual(rows.map(({ id }) => id));
    expect((await list('?page=1000000&pageSize=100')).applications).toEqual([]);
  });

  it('filters by status in either vocabulary, job and name', async () => {
    const rows = await ownRows();
    for (const status of ['IN_REVIEW', 'in_progress', 'Contacted']) {
      expect((await list(`?status=${status}&pageSize=100`)).applications.map(({ id }) => id)).toEqual(
        rows.filter((row) => row.status === 'IN_REVIEW').map(({ id }) => id),
      );
    }
    expect((await list('?status=all')).total).toBe(rows.length);
    const jobId = rows[0]?.job_id;
    expect((await list(`?jobId=${jobId}&pageSize=100`)).applications.map(({ id }) => id)).toEqual(
      rows.filter((row) => row.job_id === jobId).map(({ id }) => id),
    );
    expect((await list('?name=amelie%20THOR')).applications.every(({ lastName }) => lastName === 'Thorwald')).toBe(true);
    expect((await list('?name=amelie%20THOR')).total).toBeGreaterThan(0);
    // All filters must match.
    const [row] = rows.filter(({ status }) => status !== 'SUBMITTED');
    const joined = `?status=${row?.status}&jobId=${row?.job_id}&name=${encodeURIComponent(row?.last_name ?? '')}&pageSize=100`;
    expect((await list(joined)).applications.map(({ id }) => id)).toEqual(
      rows
        .filter((one) => one.status === row?.status && one.job_id === row?.job_id && one.last_name === row?.last_name)
        .map(({ id }) => id),
    );
    expect(
      (await list(`?status=SUBMITTED&name=${encodeURIComponent(row?.last_name ?? '')}&jobId=${row?.job_id}&dateTo=2001-01-01`)).total,
    ).toBe(0);
    for (const nobody of ['%25', '_', 'niemand']) expect((await list(`?name=${nobody}`)).total, nobody).toBe(0);
  });

  it('counts a day in Berlin from its start to its end', async () => {
    const [first] = await ownRows();
    const put = (at: string) =>
      server.context.db
        .updateTable('applications')
        .set({ created_at: new Date(at) })
        .where('id', '=', first?.id ?? 0)
        .execute();
    const found = async (query: string): Promise<boolean> =>
      (await list(`${query}&pageSize=100`)).applications.some(({ id }) => id === first?.id);
    for (const [at, from, to] of [
      ['2026-06-30T22:00:00Z', true, true],
      ['2026-07-01T21:59:59Z', true, true],
      ['2026-07-01T22:00:00Z', true, false],
      ['2026-06-30T21:59:59Z', false, true],
    ] as const) {
      await put(at);
      expect(await found('?dateFrom=2026-07-01'), at).toBe(from);
      expect(await found('?dateTo=2026-07-01'), at).toBe(to);
    }
    await put('2026-10-25T22:30:00Z');
    expect(await found('?dateFrom=2026-10-25&dateTo=2026-10-25')).toBe(true);
    expect(await found('?dateTo=2026-10-24')).toBe(false);
  });

  it('A71: sorts by date, name and status in both directions', async () => {
    const names = (await list('?sortBy=name&sortOrder=asc&pageSize=100')).applications.map(
      ({ lastName, firstName }) => `${lastName} ${firstName}`,
    );
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    expect(
      (await list('?sortBy=name&sortOrder=desc&pageSize=100')).applications.map(({ lastName, firstName }) => `${lastName} ${firstName}`),
    ).toEqual(names.toReversed());
    const dates = (await list('?sortBy=date&sortOrder=asc&pageSize=100')).applications.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted());
    const statuses = (await list('?sortBy=status&sortOrder=asc&pageSize=100')).applications.map(({ status }) => status);
    expect(statuses).toEqual(statuses.toSorted());
  });

  it.each(['status=OPEN', 'dateFrom=gestern', 'dateTo=2026-02-31', 'page=0', 'pageSize=1000', 'sortBy=email', 'jobId=abc'])(
    'answers ?%s with 400',
    async (query) => {
      const { status, body } = await server.call(`/api/private/applications?${query}`, { token });
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, fields: [{ name: query.split('=')[0] }] });
    },
  );
});
