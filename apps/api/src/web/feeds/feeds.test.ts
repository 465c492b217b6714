import { fixtures } from '@stellwerk/domain/fixtures';
import { parseRssFeed } from 'feedsmith';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppEnv } from '../../platform/http/middleware.ts';
import { parseXml, textsOf, type XmlElement } from '../../testing/parse-xml.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { mountFeeds } from './mount.ts';

let server: TestServer;
/** A job of the first company with all content that is critical in XML. */
const BAD = 9001;
const CLOSED = 9002;
const VIENNA = 9003;
const TYROL = 9004;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_ORIGIN: 'https://jobs.example' });
  await server.context.db
    .insertInto('jobs')
    .values([
      {
        id: BAD,
        company_id: 1,
        title: 'Köchin <für> "Müller & Söhne" ]]>\u0003 \u{1F373}',
        job_description: '<p>Ä &amp; Ö</p><script>alert(1)</script>',
        city: 'Kiel',
        employment: 'Teilzeit',
        contract: '2099-12-31',
        working_model: 'Hybrid',
        pay_min: '3200',
        pay_max: '3900',
        pay_currency: 'EUR',
        pay_unit: 'MONTH',
        closes_at: new Date('2099-01-31T12:00:00Z'),
        published_at: new Date('2098-11-20T09:00:00Z'),
      },
      {
        id: VIENNA,
        company_id: 1,
        title: 'Kellnerin',
        contract: 'temporary',
        city: 'Wien',
        location: 'Wien-Leopoldstadt',
        closes_at: new Date('2099-07-31T10:00:00Z'),
      },
      { id: TYROL, company_id: 1, title: 'Hirtin', location: 'Landeck', employment: 'Vollzeit', contract: 'permanent' },
      { id: CLOSED, company_id: 1, title: 'Vorbei', closes_at: new Date('2020-01-31T12:00:00Z') },
    ])
    .execute();
});
afterAll(() => server.stop());

/** The text of a feed, as received by a reader. */
async function read(path: string): Promise<string> {
  const response = await fetch(server.url + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

const jobs = async (path: string): Promise<readonly XmlElement[]> =>
  parseXml(await read(path)).children.filter(({ name }) => name === 'job');

/** Ids of the jobs that the public list shows. */
async function listed(search = ''): Promise<readonly number[]> {
  const { body } = await server.call(`/api/jobs?pageSize=100&search=${search}`);
  const rows: readonly { id: number }[] = typeof body === 'object' && body !== null ? Reflect.get(body, 'jobs') : [];
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

const hidden = fixtures.jobs.find(({ isActive, companyId }) => !isActive && companyId === 1)?.id ?? 0;

describe('O92, API: the job feed', () => {
  it('holds every open job and no other, with the elements that boards ask for', async () => {
    const found = await jobs('/feed/jobs.xml');
    expect(found.map((job) => Number(textsOf(job, 'referencenumber')[0]))).toEqual(await listed());
    const bad = found.find((job) => textsOf(job, 'referencenumber')[0] === String(BAD));
    expect(Object.fromEntries((bad?.children ?? []).map(({ name, text }) => [name, text]))).toEqual({
      title: 'Köchin <für> "Müller & Söhne" ]]> \u{1F373}',
      date: 'Thu, 20 Nov 2098 09:00:00 GMT',
      referencenumber: String(BAD),
      url: `https://jobs.example/jobs/${BAD}`,
      company: 'Weserbund Versicherungen AG',
      city: 'Kiel',
      state: 'Schleswig-Holstein',
      country: 'DE',
      description: '<h3>Stellenbeschreibung</h3><p>Ä &amp; Ö</p>',
      jobtype: 'parttime, temporary',
      salary: '3200 - 3900 EUR / MONTH',
      remotetype: 'Hybrid remote',
      expirationdate: 'Sat, 31 Jan 2099 22:59:59 GMT',
    });
  });

  it('says of a job that ends that it is temporary, beside its hours', async () => {
    const found = await jobs('/feed/jobs.xml');
    const typesOf = (id: number) =>
      found.filter((job) => textsOf(job, 'referencenumber')[0] === String(id)).flatMap((job) => textsOf(job, 'jobtype'));
    expect([BAD, VIENNA, TYROL].map(typesOf)).toEqual([['parttime, temporary'], ['temporary'], ['fulltime']]);
  });

  it('says of a place what the page of the job says, and until when it can be applied for', async () => {
    const found = await jobs('/feed/jobs.xml');
    const of = (id: number) => {
      const job = found.find((one) => textsOf(one, 'referencenumber')[0] === String(id));
      const names = ['city', 'state', 'postalcode', 'country', 'expirationdate'];
      return Object.fromEntries((job?.children ?? []).filter(({ name }) => names.includes(name)).map(({ name, text }) => [name, text]));
    };
    expect(of(VIENNA)).toEqual({ city: 'Wien', state: 'Wien', country: 'AT', expirationdate: 'Fri, 31 Jul 2099 21:59:59 GMT' });
    expect(of(TYROL)).toEqual({ city: 'Landeck', state: 'Tirol', country: 'AT' });
    expect(of(109)).toMatchObject({ city: 'Bremen', state: 'Bremen', country: 'DE' });
  });

  it('can be had for one company, by id and by slug', async () => {
    const own = await jobs('/feed/jobs.xml?company=1');
    const names = new Set(own.flatMap((job) => textsOf(job, 'company')));
    expect(names.size).toBe(1);
    expect(own.length).toBeGreaterThan(1);
    const { slug } = await server.context.db.selectFrom('companies').select('slug').where('id', '=', 1).executeTakeFirstOrThrow();
    expect(await jobs(`/feed/jobs.xml?company=${slug}`)).toEqual(own);
    for (const path of ['/feed/jobs.xml', '/feed.xml']) expect((await fetch(`${server.url}${path}?company=erfunden`)).status).toBe(404);
  });

  it('is compressed for who can read that', async () => {
    const response = await fetch(`${server.url}/feed/jobs.xml`, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(parseXml(await response.text()).name).toBe('source');
  });
});

describe('O92: the RSS feed', () => {
  it('is read by a feed reader: the newest open jobs first', async () => {
    const text = await read('/feed.xml');
    parseXml(text);
    const feed = parseRssFeed(text);
    expect(feed).toMatchObject({
      title: 'Stellenanzeigen auf Stellwerk',
      link: 'https://jobs.example/jobs',
      language: 'de-DE',
      atom: { links: [{ href: 'https://jobs.example/feed.xml', rel: 'self', type: 'application/rss+xml' }] },
    });
    expect(feed.items?.[0]).toMatchObject({
      title: 'Köchin <für> "Müller & Söhne" ]]> \u{1F373}, Weserbund Versicherungen AG',
      link: `https://jobs.example/jobs/${BAD}`,
      guid: { value: `https://jobs.example/jobs/${BAD}`, isPermaLink: true },
      pubDate: 'Thu, 20 Nov 2098 09:00:00 GMT',
      categories: [{ name: 'Teilzeit' }, { name: 'Hybrid' }, { name: 'Kiel' }],
    });
    const dates = (feed.items ?? []).map(({ pubDate }) => Date.parse(pubDate ?? ''));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(text).not.toContain(`/jobs/${CLOSED}`);
    expect(text).not.toContain(`/jobs/${hidden}<`);
  });

  it('can be had for one company, which it names', async () => {
    const feed = parseRssFeed(await read('/feed.xml?company=1'));
    expect(feed.title).toBe('Stellenanzeigen von Weserbund Versicherungen AG auf Stellwerk');
    expect(feed.items?.every(({ title }) => title?.endsWith(', Weserbund Versicherungen AG'))).toBe(true);
    expect(feed.atom?.links?.[0]?.href).toBe('https://jobs.example/feed.xml?company=1');
  });
});

describe('O92: the sitemap', () => {
  const locations = (root: XmlElement): readonly string[] => root.children.flatMap((child) => textsOf(child, 'loc'));

  it('lists every page that the public finds, and nothing else', async () => {
    const root = parseXml(await read('/sitemap.xml'));
    expect([root.name, root.attributes.xmlns]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
    const found = locations(root);
    const open = await listed();
    expect(found.flatMap((url) => /^https:\/\/jobs\.example\/jobs\/(\d+)$/.exec(url)?.[1] ?? []).map(Number)).toEqual(open);
    expect(found).toContain('https://jobs.example/jobs');
    expect(found.some((url) => url.startsWith('https://jobs.example/company/'))).toBe(true);
    expect(found.some((url) => /\/(admin|dashboard|api)/.test(url))).toBe(false);
    const changed = root.children.find((child) => textsOf(child, 'loc')[0]?.endsWith(`/jobs/${BAD}`));
    expect(textsOf(changed ?? root, 'lastmod')[0]).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  });

  it('is a list of files when one would hold too much', async () => {
    const app = new Hono<AppEnv>();
    mountFeeds(app, server.context, 10);
    const text = async (path: string): Promise<string> => (await app.request(path)).text();
    const index = parseXml(await text('/sitemap.xml'));
    expect(index.name).toBe('sitemapindex');
    const files = locations(index);
    const urls = await Promise.all(files.map(async (url) => locations(parseXml(await text(new URL(url).pathname)))));
    expect(urls.every((some) => some.length > 0 && some.length <= 10)).toBe(true);
    expect(urls.flat().toSorted()).toEqual(locations(parseXml(await read('/sitemap.xml'))).toSorted());
    for (const path of ['/sitemap/jobs-99.xml', '/sitemap/companies-0.xml', '/sitemap/jobs-1', '/sitemap/x.xml'])
      expect((await app.request(path)).status, path).toBe(404);
  });

  it('is named in robots.txt, which closes what is private', async () => {
    const text = await read('/robots.txt');
    expect(text).toContain('Sitemap: https://jobs.example/sitemap.xml');
    for (const path of ['/api/', '/admin', '/jobs/preview/']) expect(text).toContain(`Disallow: ${path}`);
    expect(text).not.toMatch(/Disallow: \/(jobs\/?)?$/m);
  });
});

describe('O92: who asks again', () => {
  const PATHS = ['/sitemap.xml', '/feed.xml', '/feed/jobs.xml', '/feed.xml?company=1'];

  it.each(PATHS)('gets 304 from %s while nothing has changed, and the whole when something has', async (path) => {
    const tag = (await fetch(server.url + path)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    const again = (): Promise<Response> => fetch(server.url + path, { headers: { 'if-none-match': `"x", ${tag}` } });
    expect((await again()).status).toBe(304);
    await sql`update jobs set title = title || '.', updated_at = now() where id = ${BAD}`.execute(server.context.db);
    expect((await again()).status).toBe(200);
  });

  it.each(PATHS)('no longer finds a job in %s that was switched off (rule 14)', async (path) => {
    const set = (active: boolean) => server.context.db.updateTable('jobs').set({ is_active: active }).where('id', '=', BAD).execute();
    const tag = (await fetch(server.url + path)).headers.get('etag') ?? '';
    expect(await read(path)).toContain(`/jobs/${BAD}<`);
    await set(false);
    const response = await fetch(server.url + path, { headers: { 'if-none-match': tag } });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(`/jobs/${BAD}<`);
    await set(true);
  });
});
