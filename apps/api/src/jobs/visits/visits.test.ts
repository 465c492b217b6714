import { fixtures } from '@stellwerk/domain/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const HEADLESS = CHROME.replace('Chrome/', 'HeadlessChrome/');

const noon = new Date('2026-11-20T11:00:00Z');
let now = noon;
const server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1,::1' }, { now: () => now });
afterAll(() => server.stop());

/** A job that no other test visits. */
const jobs = fixtures.jobs.filter(({ companyId, isActive }) => companyId === 1 && isActive).map(({ id }) => id);
const nextJob = (): number => jobs.pop() ?? 0;

interface Visit {
  readonly address?: string;
  readonly agent?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const visit = (body: unknown, { address = '198.51.100.7', agent = CHROME, token, headers = {} }: Visit = {}) =>
  server.call('/api/public/views', {
    method: 'POST',
    token,
    body,
    headers: { 'x-forwarded-for': address, 'user-agent': agent, ...headers },
  });

const rowsOf = (kind: 'job' | 'company' | 'focus-page', id: number) =>
  server.context.db
    .selectFrom('visits')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('visitor', 'not like', 'demo-%')
    .execute();

describe('O73, rule 6: who looks at a page', () => {
  it('counts once for each visitor and day, and for each browser of an address', async () => {
    const id = nextJob();
    for (let times = 0; times < 3; times += 1) expect((await visit({ type: 'JOB', id })).status).toBe(204);
    expect(await rowsOf('job', id)).toHaveLength(1);
    await visit({ type: 'JOB', id: String(id) }, { agent: HEADLESS });
    await visit({ type: 'JOB', id }, { address: '198.51.100.8' });
    expect(await rowsOf('job', id)).toHaveLength(3);
    now = new Date('2026-11-20T23:30:00Z');
    await visit({ type: 'JOB', id });
    now = noon;
    const rows = await rowsOf('job', id);
    expect(rows).toHaveLength(4);
    // Another salt: the same visitor counts as new on the next day.
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(4);
  });

  it('keeps neither an address nor the salt of a day that is over', async () => {
    const id = nextJob();
    now = new Date('2026-11-22T11:00:00Z');
    const salt = async () =>
      (await server.context.db.selectFrom('settings').select('value').where('name', '=', 'visit-salt').execute()).map(({ value }) => value);
    await visit({ type: 'JOB', id });
    const [before] = await salt();
    now = new Date('2026-11-23T11:00:00Z');
    await visit({ type: 'JOB', id });
    now = noon;
    const after = await salt();
    expect(after).toHaveLength(1);
    expect(after[0]).toMatch(/^2026-11-23:/);
    expect(after[0]).not.toBe(before);
    expect(JSON.stringify(await rowsOf('job', id))).not.toMatch(/198\.51\.100|Mozilla/);
  });

  it('counts companies and focus pages, too', async () => {
    const page = fixtures.focusPages.find(({ status }) => status === 'published');
    await visit({ type: 'COMPANY', id: 2 });
    await visit({ type: 'FOCUS', id: page?.id });
    expect(await rowsOf('company', 2)).toHaveLength(1);
    expect(await rowsOf('focus-page', page?.id ?? 0)).toHaveLength(1);
  });

  it.each([
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['the preview of a link', { agent: 'WhatsApp/2.23.20.0' }],
    ['a search engine', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ])('rule 6: does not count %s', async (_what, options: Visit) => {
    const id = nextJob();
    expect((await visit({ type: 'JOB', id }, options)).status).toBe(204);
    expect(await rowsOf('job', id)).toEqual([]);
  });

  it('rule 6: does not count members of the company, but those of another', async () => {
    const id = nextJob();
    await visit({ type: 'JOB', id }, { token: await server.login('member@demo.example') });
    expect(await rowsOf('job', id)).toEqual([]);
    await visit({ type: 'JOB', id }, { token: await server.login('owner2@demo.example') });
    expect(await rowsOf('job', id)).toHaveLength(1);
  });

  it('knows no page that the public does not see, and no other kind of page', async () => {
    const hidden = fixtures.jobs.find(({ isActive }) => !isActive);
    const draft = fixtures.focusPages.find(({ status }) => status === 'draft');
    for (const body of [
      { type: 'JOB', id: hidden?.id },
      { type: 'FOCUS', id: draft?.id },
      { type: 'JOB', id: 'x' },
      { type: 'COMPANY', id: 2_000_000 },
    ])
      expect((await visit(body)).status, JSON.stringify(body)).toBe(404);
    expect((await visit({ type: 'USER', id: 1 })).status).toBe(400);
  });

  it('appears in the list of the company', async () => {
    const id = nextJob();
    const token = await server.login('owner@demo.example');
    const viewsOf = async (): Promise<unknown> => {
      const { body } = await server.call('/api/private/jobs/get-company-jobs/1', { token });
      return Array.isArray(body) ? body.find((job: { id: number }) => job.id === id)?.views : undefined;
    };
    const before = Number(await viewsOf());
    await visit({ type: 'JOB', id });
    expect(await viewsOf()).toBe(before + 1);
  });
});
