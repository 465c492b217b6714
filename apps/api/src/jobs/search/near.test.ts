import { demoData } from '@stellwerk/domain/fixtures';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const pageSchema = z.object({
  jobs: z.array(z.looseObject({ title: z.string(), workingModel: z.nullable(z.string()), distance: z.optional(z.number()) })),
  total: z.number(),
  wider: z.optional(z.object({ radius: z.nullable(z.number()), total: z.number() })),
  near: z.optional(z.object({ name: z.string(), region: z.string(), radius: z.number() })),
});

const SEARCH = 'Umkreisprobe';
const YEAR = { pay_currency: 'EUR', pay_unit: 'YEAR' } as const;
/** Kiel is 84 km from Hamburg, Lüneburg 45, Pinneberg 18. */
const JOBS = [
  { title: `${SEARCH} Hamburg`, latitude: 53.551, longitude: 9.993, working_model: 'Büro', pay_min: 40_000, pay_max: 60_000, ...YEAR },
  {
    title: `${SEARCH} Pinneberg`,
    latitude: 53.659,
    longitude: 9.797,
    working_model: null,
    pay_min: 30,
    pay_currency: 'EUR',
    pay_unit: 'HOUR',
  },
  {
    title: `${SEARCH} Lüneburg`,
    latitude: 53.25,
    longitude: 10.414,
    working_model: 'Hybrid',
    pay_max: 3000,
    pay_currency: 'EUR',
    pay_unit: 'MONTH',
  },
  { title: `${SEARCH} Kiel`, latitude: 54.323, longitude: 10.123, working_model: 'Büro', pay_min: 90_000, ...YEAR, pay_currency: 'CHF' },
  { title: `${SEARCH} Remote`, latitude: 48.137, longitude: 11.575, working_model: 'Remote' },
  { title: `${SEARCH} ortlos`, working_model: 'Büro' },
] as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (const job of JOBS)
    await server.context.db
      .insertInto('jobs')
      .values({ company_id: 1, ...job })
      .execute();
});
afterAll(() => server.stop());

async function find(query: string) {
  const answer = await server.call(`/api/public/jobs/search?search=${SEARCH}&${query.includes('pageSize') ? '' : 'pageSize=100&'}${query}`);
  expect(answer.status, query).toBe(200);
  return z.parse(pageSchema, answer.body);
}
const names = async (query: string): Promise<string[]> =>
  (await find(query)).jobs.map(({ title }) => title.replace(`${SEARCH} `, '')).toSorted();

describe('O94: the list near a place', () => {
  it.each([
    [10, ['Hamburg', 'Remote']],
    [25, ['Hamburg', 'Pinneberg', 'Remote']],
    [50, ['Hamburg', 'Lüneburg', 'Pinneberg', 'Remote']],
    [100, ['Hamburg', 'Kiel', 'Lüneburg', 'Pinneberg', 'Remote']],
  ])('%i km around a place hold these, and remote ones', async (radius, expected) => {
    expect(await names(`near=Hamburg&radius=${radius}`)).toEqual(expected);
  });

  it('looks 25 km around where nobody says how far, and leaves remote ones out on request', async () => {
    expect(await names('near=hamburg&remote=exclude')).toEqual(['Hamburg', 'Pinneberg']);
    expect(await names('remote=exclude')).toEqual(['Hamburg', 'Kiel', 'Lüneburg', 'Pinneberg', 'ortlos']);
  });

  it.each([
    ['near=Hamburg&radius=10&workingModel=Hybrid', { radius: 50, total: 1 }],
    ['near=Lübeck&workingModel=Büro', { radius: 100, total: 2 }],
    ['near=Rostock&radius=10&remote=exclude&workingModel=Hybrid', { radius: null, total: 1 }],
    ['near=München&radius=100&remote=exclude', { radius: null, total: 5 }],
    ['near=München&radius=100&remote=exclude&employment=Minijob', undefined],
  ])('names the next circle with something in it where nothing is near, under the other filters: %s', async (query, wider) => {
    const page = await find(query);
    expect([page.total, page.jobs, page.wider]).toEqual([0, [], wider]);
  });

  it('looks no further where something is near', async () => {
    expect((await find('near=Hamburg&radius=10')).wider).toBeUndefined();
    expect((await find('near=Hamburg&radius=10&page=9')).wider).toBeUndefined();
  });

  it('says which place it understood and how far each posting is from it', async () => {
    const page = await find('near=20095&radius=100&remote=exclude');
    expect(page.near).toEqual({ name: '20095 Hamburg', region: '', radius: 100 });
    const distances = Object.fromEntries(page.jobs.map(({ title, distance }) => [title.replace(`${SEARCH} `, ''), distance]));
    expect(distances).toEqual({ Hamburg: 0, Pinneberg: 18, Lüneburg: 44, Kiel: 86 });
    expect((await find('')).jobs.every((job) => job.distance === undefined)).toBe(true);
  });

  it.each([
    ['near=Hambrug', 'near', 'Den Ort „Hambrug“ kennen wir nicht. Meinten Sie „Hamburg“?', 'Hamburg'],
    ['near=Xyzzyqwert', 'near', 'Den Ort „Xyzzyqwert“ kennen wir nicht. Bitte geben Sie einen Ort oder eine Postleitzahl an.', undefined],
    ['near=Hamburg&radius=11', 'radius', 'Dieser Wert ist unbekannt.', undefined],
  ])('refuses %s at its field, with what was probably meant', async (query, name, message, suggestion) => {
    const answer = await server.call(`/api/jobs?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      success: false,
      fields: [suggestion === undefined ? { name, message } : { name, message, suggestion }],
    });
  });

  it('offers places while somebody types', async () => {
    const answer = await server.call('/api/public/places?search=hamburg-mit');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ places: [{ name: 'Hamburg-Mitte', region: 'Hamburg' }] });
  });
});

describe('API03: working model and pay', () => {
  it('finds what may pay so much in a year, other units converted, and keeps what names no comparable pay', async () => {
    // 30 € an hour are 62,400 € a year, 3,000 € a month 36,000 €; francs are not compared.
    expect(await names('payMin=61000')).toEqual(['Kiel', 'Pinneberg', 'Remote', 'ortlos']);
    expect(await names('payMin=60000')).toEqual(['Hamburg', 'Kiel', 'Pinneberg', 'Remote', 'ortlos']);
    expect(await names('payMin=36000&pay=required')).toEqual(['Hamburg', 'Lüneburg', 'Pinneberg']);
    expect(await names('pay=required')).toEqual(['Hamburg', 'Lüneburg', 'Pinneberg']);
  });

  it.each(['', '&sortBy=title&sortOrder=desc'])('puts what names no comparable pay behind all others, on every page%s', async (order) => {
    const titles = async (page: number) =>
      (await find(`payMin=36000&pageSize=3&page=${page}${order}`)).jobs.map(({ title }) => title.replace(`${SEARCH} `, ''));
    const [first, second] = [await titles(1), await titles(2)];
    expect(first.toSorted()).toEqual(['Hamburg', 'Lüneburg', 'Pinneberg']);
    expect(second.toSorted()).toEqual(['Kiel', 'Remote', 'ortlos']);
  });

  it('joins several working models, and pageSize holds', async () => {
    expect(await names('workingModel=Hybrid&workingModel=Remote')).toEqual(['Lüneburg', 'Remote']);
    const answer = await server.call(`/api/public/jobs/search?search=${SEARCH}&workingModel=Hybrid&workingModel=Remote&pageSize=1`);
    expect(z.parse(pageSchema, answer.body)).toMatchObject({ total: 2, jobs: [{}] });
  });
});

it('O94: postings have their position from the day they are written', async () => {
  const rows = await server.context.db.selectFrom('jobs').select(['city', 'latitude', 'longitude']).where('city', 'is not', null).execute();
  const seeded = new Set(demoData(new Date()).jobs.flatMap(({ city }) => (city === '' ? [] : [city])));
  const known = rows.filter(({ city }) => city !== null && seeded.has(city));
  expect(known.length).toBeGreaterThan(20);
  for (const { city, latitude, longitude } of known) expect([latitude, longitude], city ?? '').not.toContain(null);
});
