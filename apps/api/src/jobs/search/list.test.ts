import { EMPLOYMENTS, type Employment } from '@stellwerk/domain';
import { demoData, type DemoJob } from '@stellwerk/domain/fixtures';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';
import { startOfDay } from '../../platform/days/moments.ts';

const pageSchema = z.object({
  jobs: z.array(
    z.looseObject({
      id: z.number(),
      title: z.string(),
      company: z.string(),
      city: z.nullable(z.string()),
      workingModel: z.nullable(z.string()),
      employment: z.nullable(z.string()),
      publishedAt: z.nullable(z.string()),
    }),
  ),
  data: z.array(z.looseObject({ id: z.number() })),
  total: z.number(),
  totalIsCapped: z.boolean(),
  page: z.number(),
  pageSize: z.number(),
  totalPages: z.number(),
  locations: z.array(z.string()),
  employments: z.array(z.string()),
});

const server = await startTestServer();
afterAll(() => server.stop());

const data = demoData(new Date());
const companies = new Map(data.companies.map((company) => [company.id, company]));
const today = startOfDay(new Date());
const isListed = (job: DemoJob): boolean =>
  job.isActive && companies.get(job.companyId)?.isActive === true && (job.closesAt === null || new Date(job.closesAt) >= today);
const listed = data.jobs.filter(isListed);
const place = (job: DemoJob): string => job.city || job.location;
const ids = (jobs: readonly { id: number }[]): number[] => jobs.map((job) => job.id).toSorted((a, b) => a - b);
const german = (values: Iterable<string>): string[] =>
  [...new Set(values)].filter((value) => value !== '').toSorted(new Intl.Collator('de').compare);

async function get(path: string) {
  const answer = await server.call(path);
  expect(answer.status, path).toBe(200);
  return z.parse(pageSchema, answer.body);
}

const search = (query: string) => get(`/api/public/jobs/search?pageSize=100&${query}`);

describe('public list', () => {
  it('API01, A88: GET /api/jobs gives every listed job without a token, the newest first', async () => {
    const page = await get('/api/jobs');
    expect(ids(page.jobs)).toEqual(ids(listed));
    expect(page.total).toBe(listed.length);
    const dates = page.jobs.map((job) => job.publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('API02: get-all gives the same jobs under jobs and data', async () => {
    const page = await get('/api/public/jobs/get-all');
    expect(ids(page.jobs)).toEqual(ids(listed));
    expect(ids(page.data)).toEqual(ids(listed));
  });

  it('A25: search gives the page under jobs and data with its figures', async () => {
    const page = await get('/api/public/jobs/search?pageSize=3&page=2');
    expect(page.jobs).toHaveLength(3);
    expect(page.data.map((job) => job.id)).toEqual(page.jobs.map((job) => job.id));
    expect(page).toMatchObject({
      total: listed.length,
      totalIsCapped: false,
      page: 2,
      pageSize: 3,
      totalPages: Math.ceil(listed.length / 3),
    });
  });

  it('O24: leaves out inactive jobs, those of inactive companies and those past their closing date', async () => {
    const hidden = data.jobs.filter((job) => !isListed(job));
    expect(hidden.some((job) => !job.isActive)).toBe(true);
    expect(hidden.some((job) => job.closesAt !== null)).toBe(true);
    const shown = ids((await get('/api/jobs')).jobs);
    for (const job of hidden) expect(shown).not.toContain(job.id);
  });

  it('A88: names the distinct sorted places and employments of all matches', async () => {
    const page = await get('/api/jobs?pageSize=1');
    expect(page.locations).toEqual(german(listed.map(place)));
    expect(page.employments).toEqual(german(listed.map((job) => job.employment)));
    const found = await search('search=versicherung');
    const matches = listed.filter((job) =>
      `${job.title}\n${companies.get(job.companyId)?.name ?? ''}`.toLowerCase().includes('versicherung'),
    );
    expect(found.locations).toEqual(german(matches.map(place)));
  });
});

describe('PL05: order of the two dropdowns', () => {
  const TITLE = 'Reihenfolge der Orte';
  const add = (city: string, employment: Employment) =>
    server.context.db.insertInto('jobs').values({ company_id: 1, title: TITLE, city, employment }).execute();
  beforeAll(async () => {
    for (const [city, employment] of [
      ['Zwickau', 'Vollzeit'],
      ['Öhringen', 'Teilzeit'],
      ['Ahlen', 'Praktikum'],
      ['Oelde', 'Freiberuflich'],
      ['Äpfingen', 'Werkstudent'],
      ['Osnabrück', 'Teilzeit'],
    ] as const)
      await add(city, employment);
  });
  afterAll(async () => {
    await server.context.db.deleteFrom('jobs').where('title', '=', TITLE).execute();
  });

  it('is German: umlauts stand beside their vowel', async () => {
    const found = await get(`/api/jobs?search=${encodeURIComponent(TITLE)}`);
    expect(found.locations).toEqual(['Ahlen', 'Äpfingen', 'Oelde', 'Öhringen', 'Osnabrück', 'Zwickau']);
    expect(found.employments).toEqual(['Freiberuflich', 'Praktikum', 'Teilzeit', 'Vollzeit', 'Werkstudent']);
    const all = (await get('/api/jobs?pageSize=1')).locations;
    expect(all.filter((place) => found.locations.includes(place))).toEqual(found.locations);
  });
});

describe('search', () => {
  it('PL03, PL04, O25: finds part of a title or of a company name in any case, umlauts too', async () => {
    const some = listed.find((job) => /[äöüß]/.test(job.title));
    expect(some).toBeDefined();
    const part = some?.title.slice(0, 18) ?? '';
    for (const text of [part, part.toUpperCase().replaceAll('SS', 'ß'), part.toLowerCase()]) {
      expect(ids((await search(`search=${encodeURIComponent(text)}`)).jobs), text).toContain(some?.id);
    }
    const company = companies.get(1)?.name ?? '';
    const ofCompany = await search(`search=${encodeURIComponent(company.toUpperCase())}`);
    expect(ids(ofCompany.jobs)).toEqual(ids(listed.filter((job) => job.companyId === 1)));
  });

  it('takes %, _ and \\ as letters', async () => {
    // With a filter, because without one a text without matches shows the newest jobs.
    for (const text of ['%', '_', '\\', "'"])
      expect((await search(`workingModel=Remote&search=${encodeURIComponent(text)}`)).total, text).toBe(0);
    expect((await search('workingModel=Remote')).total).toBeGreaterThan(0);
  });

  it('O25: takes words of title, company and place together', async () => {
    const job = listed[0];
    const text = `${companies.get(job?.companyId ?? 0)?.name} ${job && place(job)} ${job?.title}`;
    const found = await search(`search=${encodeURIComponent(text)}`);
    expect(found.jobs[0]?.id).toBe(job?.id);
  });

  it('API03, O25: repeated values are alternatives, different keys must all hold', async () => {
    const both = await search('workingModel=Remote&workingModel=hybrid');
    expect(ids(both.jobs)).toEqual(ids(listed.filter((job) => job.workingModel !== 'Büro')));
    const narrowed = await search('workingModel=Remote&workingModel=Hybrid&employment=Teilzeit');
    expect(ids(narrowed.jobs)).toEqual(ids(listed.filter((job) => job.workingModel !== 'Büro' && job.employment === 'Teilzeit')));
    expect(narrowed.total).toBeGreaterThan(0);
  });

  it('PL05, PL06: filters by each place and each employment', async () => {
    for (const city of new Set(listed.map(place).filter((one) => one !== '')))
      expect(ids((await search(`location=${encodeURIComponent(city)}`)).jobs), city).toEqual(
        ids(listed.filter((job) => place(job) === city)),
      );
    for (const employment of EMPLOYMENTS)
      expect(ids((await search(`employment=${encodeURIComponent(employment)}`)).jobs), employment).toEqual(
        ids(listed.filter((job) => job.employment === employment)),
      );
  });

  it('filters by whether the contract ends; jobs that do not tell are in neither kind', async () => {
    const permanent = listed.filter((job) => job.contract === 'permanent');
    const temporary = listed.filter((job) => job.contract !== 'permanent' && job.contract !== '');
    expect(permanent.length + temporary.length).toBeLessThan(listed.length);
    const found = async (query: string) => ids((await search(query)).jobs);
    expect(await found('contract=permanent')).toEqual(ids(permanent));
    expect(await found('contract=temporary')).toEqual(ids(temporary));
    expect(await found('contract=temporary&contract=permanent')).toEqual(ids(listed.filter((job) => job.contract !== '')));
    expect(await found('contract=temporary&employment=Teilzeit')).toEqual(ids(temporary.filter((job) => job.employment === 'Teilzeit')));
    expect(await found('contract=forever')).toEqual([]);
    expect((await search('contract=permanent')).jobs[0]).toMatchObject({ contract: 'permanent' });
  });

  it('PL07: text, place and employment act together, each pair and all three', async () => {
    const { db } = server.context;
    const rows = ['Glasbläser', 'Hutmacher'].flatMap((title) =>
      ['Ahlen', 'Zwickau'].flatMap((city) =>
        (['Teilzeit', 'Praktikum'] as const).map((employment) => ({ company_id: 1, title, city, employment })),
      ),
    );
    const made = await db.insertInto('jobs').values(rows).returning(['id', 'title', 'city', 'employment']).execute();
    const asked = { title: 'Glasbläser', city: 'Ahlen', employment: 'Teilzeit' };
    const names = { title: 'search', city: 'location', employment: 'employment' };
    for (const keys of [
      ['title', 'city'],
      ['title', 'employment'],
      ['city', 'employment'],
      ['title', 'city', 'employment'],
    ] as const) {
      const { jobs, total } = await search(String(new URLSearchParams(keys.map((key) => [names[key], asked[key]]))));
      // Similar jobs follow the hits and are not counted.
      const found = ids(jobs.slice(0, total)).filter((id) => made.some((job) => job.id === id));
      expect(found, keys.join()).toEqual(ids(made.filter((job) => keys.every((key) => job[key] === asked[key]))));
    }
    const ofThem = made.map(({ id }) => id);
    await db.deleteFrom('jobs').where('id', 'in', ofThem).execute();
  });

  it('API03: filters by place, industry by id or name, and company size', async () => {
    const city = listed.find((job) => job.city !== '')?.city ?? '';
    expect(ids((await search(`location=${encodeURIComponent(city.toLowerCase())}`)).jobs)).toEqual(
      ids(listed.filter((job) => place(job) === city)),
    );
    expect((await search('location=Nirgendwo')).total).toBe(0);
    const company = companies.get(1);
    const industry = data.industries.find((row) => row.id === company?.industryId);
    const ofIndustry = ids(listed.filter((job) => companies.get(job.companyId)?.industryId === industry?.id));
    expect(ids((await search(`industry=${industry?.id}`)).jobs)).toEqual(ofIndustry);
    expect(ids((await search(`industry=${encodeURIComponent(industry?.name ?? '')}`)).jobs)).toEqual(ofIndustry);
    expect(ids((await search(`companySize=${company?.employees}`)).jobs)).toEqual(
      ids(listed.filter((job) => companies.get(job.companyId)?.employees === company?.employees)),
    );
  });

  it('O25: sorts by title in German order and turns around', async () => {
    const titles = (await search('sortBy=title&sortOrder=asc')).jobs.map((job) => job.title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('de').compare));
    expect((await search('sortBy=title&sortOrder=desc')).jobs.map((job) => job.title)).toEqual(titles.toReversed());
  });

  it('O25: pages hold every job once', async () => {
    const seen: number[] = [];
    for (let page = 1; seen.length < listed.length && page < 20; page += 1)
      seen.push(...(await get(`/api/public/jobs/search?pageSize=7&page=${page}&sortBy=createdAt`)).jobs.map((job) => job.id));
    expect(seen.toSorted((a, b) => a - b)).toEqual(ids(listed));
  });

  it('O25: ten to a page unless asked otherwise, and nothing on a page behind the last', async () => {
    expect((await get('/api/public/jobs/search')).jobs).toHaveLength(10);
    expect((await get('/api/public/jobs/search?page=999999')).jobs).toEqual([]);
  });

  it.each(['sortBy=salary', 'sortOrder=up', 'page=0', 'page=x', 'pageSize=101', 'pageSize=-1', `search=${'a'.repeat(151)}`, 'search=%00'])(
    'O25: refuses %s with 400 in German',
    async (query) => {
      const { status, body } = await server.call(`/api/public/jobs/search?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, code: 'INVALID' });
      expect(JSON.stringify(body)).not.toMatch(/expected|invalid input|too big/i);
    },
  );

  it('API03: two values of each repeated key are alternatives', async () => {
    const companyOf = (job: DemoJob) => companies.get(job.companyId);
    const keys: readonly (readonly [key: string, valueOf: (job: DemoJob) => string])[] = [
      ['workingModel', (job) => job.workingModel],
      ['employment', (job) => job.employment],
      ['industry', (job) => String(companyOf(job)?.industryId)],
      ['companySize', (job) => String(companyOf(job)?.employees)],
    ];
    for (const [key, valueOf] of keys) {
      const values = [...new Set(listed.map(valueOf))];
      expect(values.length, key).toBeGreaterThan(2);
      for (const [index, first] of values.slice(1).entries()) {
        const second = values[index] ?? '';
        const found = await search(`${key}=${encodeURIComponent(first)}&${key}=${encodeURIComponent(second)}`);
        expect(ids(found.jobs), `${key} ${first} ${second}`).toEqual(ids(listed.filter((job) => [first, second].includes(valueOf(job)))));
      }
    }
  });

  it('takes an empty value as none', async () => {
    expect((await search('search=&location=&sortBy=')).total).toBe(listed.length);
  });
});
