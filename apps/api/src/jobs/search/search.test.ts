import { shapes } from '@stellwerk/domain/endpoints';
import { fold, indexTokensOf } from '@stellwerk/domain/search';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

/** Titles in order of publication, the newest first. */
const TITLES = [
  'Leiter Softwareentwicklung (m/w/d)',
  'Fachkraft für Lagerlogistik (m/w/d)',
  'Senior Softwareentwickler:in Java',
  'Entwickler (m/w/d) Bahntechnik',
  'Altenpflegerin / Altenpfleger (m/w/d)',
  'Erzieher*in in der Kindertagesstätte Sonnenblume',
  'Pflegefachfrau / Pflegefachmann (m/w/d) Station 3',
  'Ausbildung zur Industriekauffrau (m/w/d)',
  'Personalreferent (m/w/d)',
  'Bäckereifachverkäuferin (m/w/d)',
  'Kraftfahrer CE (m/w/d) Nahverkehr',
  'Orgelbauer (m/w/d)',
] as const;
const LIST_SIZE = 20;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SEED: 'none' });
  const { db } = server.context;
  await db.insertInto('companies').values({ id: 1, name: 'Koch & Söhne', slug: 'koch' }).execute();
  for (const [index, title] of TITLES.entries())
    await db
      .insertInto('jobs')
      .values({
        id: index + 1,
        company_id: 1,
        title,
        city: index % 2 === 0 ? 'Köln' : 'Zwickau',
        published_at: new Date(Date.UTC(2026, 0, 28 - index)),
      })
      .execute();
});
afterAll(() => server.stop());

async function search(text: string, rest = '') {
  const { status, body } = await server.call(`/api/public/jobs/search?pageSize=${LIST_SIZE}&search=${encodeURIComponent(text)}${rest}`);
  expect(status).toBe(200);
  const page = z.parse(shapes.jobPage, body);
  return { ...page, titles: page.jobs.map(({ title }) => title) };
}

describe('the words that people type', () => {
  it.each([
    ['Koeln', 'Altenpflegerin / Altenpfleger (m/w/d)'],
    ['Pfleger', 'Altenpflegerin / Altenpfleger (m/w/d)'],
    ['pfelger', 'Altenpflegerin / Altenpfleger (m/w/d)'],
    ['Kita', 'Erzieher*in in der Kindertagesstätte Sonnenblume'],
    ['Kindertagesstaette', 'Erzieher*in in der Kindertagesstätte Sonnenblume'],
    ['Krankenschwester', 'Pflegefachfrau / Pflegefachmann (m/w/d) Station 3'],
    ['Azubi', 'Ausbildung zur Industriekauffrau (m/w/d)'],
    ['HR', 'Personalreferent (m/w/d)'],
    ['Baecker', 'Bäckereifachverkäuferin (m/w/d)'],
    ['LKW Fahrer', 'Kraftfahrer CE (m/w/d) Nahverkehr'],
    ['pflege köln', 'Altenpflegerin / Altenpfleger (m/w/d)'],
  ])('O25: %s finds %s', async (typed, title) => {
    expect((await search(typed)).titles).toContain(title);
  });

  it('O25: the best hits come first: the word, its compounds, its family', async () => {
    const { titles } = await search('Entwickler');
    expect(titles.slice(0, 3)).toEqual([TITLES[3], TITLES[2], TITLES[0]]);
  });

  it('O25: a named order counts more than the hits', async () => {
    const { titles } = await search('Entwickler', '&sortBy=publishedAt');
    expect(titles.slice(0, 3)).toEqual([TITLES[0], TITLES[2], TITLES[3]]);
  });

  it('O25: pages hold every hit once, over all levels', async () => {
    const { titles, total } = await search('Entwickler');
    const seen: string[] = [];
    for (let page = 1; page <= total; page += 1) {
      const { body } = await server.call(`/api/public/jobs/search?pageSize=1&page=${page}&search=Entwickler`);
      seen.push(...z.parse(shapes.jobPage, body).jobs.map(({ title }) => title));
    }
    expect(seen).toEqual(titles);
  });

  it('puts cooks before the jobs of a company called Koch', async () => {
    await server.context.db
      .insertInto('jobs')
      .values({ id: 99, company_id: 1, title: 'Köchin', city: 'Ulm', published_at: new Date(0) })
      .execute();
    const { titles, total } = await search('Köche');
    expect([titles[0], total]).toEqual(['Köchin', TITLES.length + 1]);
    await server.context.db.deleteFrom('jobs').where('id', '=', 99).execute();
  });

  it('A88: names the places of what was found, whatever the way', async () => {
    expect((await search('Krankenschwester')).locations).toContain('Köln');
    expect((await search('Orgelbauer')).locations).toEqual(['Zwickau']);
  });
});

describe('nothing found', () => {
  it('says what a mistyped word was taken for, and what else was looked for', async () => {
    expect((await search('Pfelger')).search).toMatchObject({ corrected: 'Pfleger', nearest: false });
    expect((await search('Krankenschwester')).search?.related).toContain('Pflegefachfrau');
    expect((await search('Orgelbauer')).search).toEqual({ corrected: null, related: [], nearest: false, newest: false, similar: 0 });
  });

  it('takes a town without postings for no mistake', async () => {
    for (const text of ['Orgelbauer Bautzen', 'Orgelbauer Lübeck'])
      expect(await search(text), text).toMatchObject({ titles: ['Orgelbauer (m/w/d)'], search: { corrected: null, nearest: true } });
  });

  it('offers the nearest', async () => {
    expect(await search('Klosterorgelbauer')).toMatchObject({ titles: ['Orgelbauer (m/w/d)'], search: { nearest: true } });
    expect((await search('Logopädin')).search).toMatchObject({ nearest: true });
  });

  it('offers no more than comes nearest, where that is enough', async () => {
    const { db } = server.context;
    const offers = async (count: number) => {
      const rows = Array.from({ length: count }, (_, index) => ({ id: 200 + index, company_id: 1, title: 'Geigenbauer', city: 'Ulm' }));
      await db.insertInto('jobs').values(rows).execute();
      const { total, search: note } = await search('Geigenbauer Lübeck');
      const { titles } = await search('Geigenbauer Lübeck', `&page=${Math.ceil((count + 1) / LIST_SIZE)}`);
      await db.deleteFrom('jobs').where('id', '>=', 200).execute();
      return { total, nearest: note?.nearest, others: new Set(titles.filter((title) => title !== 'Geigenbauer')) };
    };
    expect(await offers(30)).toEqual({ total: 30, nearest: true, others: new Set() });
    // With fewer, builders of other instruments are listed behind them as similar.
    expect(await offers(20)).toEqual({ total: 21, nearest: true, others: new Set(['Orgelbauer (m/w/d)']) });
  });

  it('offers an occupation in other places, though titles name the place, too', async () => {
    await server.context.db.updateTable('jobs').set({ title: 'Bautechniker für Bautzen' }).where('id', '=', 9).execute();
    expect(await search('Orgelbauer Bautzen')).toMatchObject({ titles: ['Orgelbauer (m/w/d)'], search: { nearest: true } });
    await server.context.db.updateTable('jobs').set({ title: TITLES[8] }).where('id', '=', 9).execute();
  });

  it('offers what is like an occupation that nobody has before jobs whose titles name the town', async () => {
    await server.context.db.updateTable('jobs').set({ title: 'Bautechniker für Bautzen' }).where('id', '=', 9).execute();
    expect((await search('Tagesmutter Bautzen')).titles[0]).toBe('Erzieher*in in der Kindertagesstätte Sonnenblume');
    await server.context.db.updateTable('jobs').set({ title: TITLES[8] }).where('id', '=', 9).execute();
  });

  it('takes a town that begins like a word for another word', async () => {
    await server.context.db.updateTable('jobs').set({ city: 'Kassel' }).where('id', '=', 12).execute();
    expect((await search('Kasse')).titles).not.toContain('Orgelbauer (m/w/d)');
    expect((await search('Kassel')).titles).toEqual(['Orgelbauer (m/w/d)']);
    await server.context.db.updateTable('jobs').set({ city: 'Zwickau' }).where('id', '=', 12).execute();
  });

  it('shows all postings rather than none to whoever looks for an occupation', async () => {
    expect(await search('Xylophonspielerin')).toMatchObject({ total: TITLES.length, search: { nearest: true, newest: true } });
  });

  it('shows the newest, and says so, for letters that are no word', async () => {
    // 'ehr' occurs only inside 'Nahverkehr'.
    for (const text of ['xqzwv', '?!', 'ehr'])
      expect(await search(text), text).toMatchObject({ titles: TITLES, search: { corrected: null, nearest: true, newest: true } });
    expect((await search('Klosterorgelbauer')).search).toMatchObject({ newest: false });
  });

  it('PL17: is empty where a filter may be the reason', async () => {
    for (const filter of ['&location=K%C3%B6ln', '&employment=Werkstudent'])
      expect(await search('xqzwv', filter), filter).toMatchObject({ total: 0, search: { nearest: false, newest: false } });
  });

  it('says nothing of a list without a text', async () => {
    expect((await search('')).search).toBeUndefined();
  });
});

describe('few found', () => {
  const FITS = 'Fachkraft für Lagerlogistik (m/w/d)';
  beforeAll(async () => {
    const rows = ['Lagerist', 'Lagerhelferin'].map((title, index) => ({ id: 300 + index, company_id: 1, title, city: 'Ulm' }));
    await server.context.db.insertInto('jobs').values(rows).execute();
  });
  afterAll(async () => {
    await server.context.db.deleteFrom('jobs').where('id', '>=', 300).execute();
  });

  it('fills the first page with what comes near, behind the hits, and does not count it', async () => {
    for (const order of ['', '&sortBy=title'])
      expect(await search('Lagerist Zwickau', order), order).toMatchObject({
        titles: [FITS, 'Lagerist', 'Lagerhelferin'],
        total: 1,
        search: { nearest: false, similar: 2 },
      });
    expect(await search('Lagerist Zwickau', '&page=2')).toMatchObject({ titles: [], total: 1, search: { similar: 0 } });
  });

  it('fills with what the filters let through', async () => {
    expect((await search('Lagerist Zwickau', '&location=Zwickau')).titles).toEqual([FITS]);
  });

  it('fills nothing where a title has the very words or letters, nor behind the jobs of a company that was asked for', async () => {
    for (const letters of ['kraft für lag', 'lagerhelf'])
      expect((await search(letters)).search, letters).toMatchObject({ nearest: false, similar: 0 });
    expect(await search('Lagerist Ulm')).toMatchObject({ titles: ['Lagerist', 'Lagerhelferin'], search: { similar: 0 } });
    expect((await search('Koch & Söhne')).search).toMatchObject({ nearest: false, similar: 0 });
  });
});

describe('the words of a posting', () => {
  it('are folded by the database as by the program', async () => {
    const texts = [...TITLES, 'Straße Ärztin Œuvre É-Commerce Quer-Einsteiger Bäuerin Steuer C++ C# .NET ＡＢＣ İstanbul'];
    for (const text of texts) {
      const { rows } = await sql<{ folded: string; tokens: string[] }>`
        select search_fold(${text}) as folded, search_tokens_of(${text}) as tokens`.execute(server.context.db);
      expect(rows[0]?.folded, text).toBe(fold(text));
      expect(rows[0]?.tokens.toSorted(), text).toEqual(indexTokensOf(text).toSorted());
    }
  });

  it('follow its title, its place and the name of its company', async () => {
    const { db } = server.context;
    const byName = async (text: string) => (await search(text)).titles;
    await db.updateTable('jobs').set({ title: 'Glockengießer', city: 'Rostock' }).where('id', '=', 12).execute();
    expect(await byName('Glockengiesserin')).toEqual(['Glockengießer']);
    expect(await byName('Rostock')).toEqual(['Glockengießer']);
    await db.updateTable('companies').set({ name: 'Wagenwerke' }).where('id', '=', 1).execute();
    expect((await search('Wagenwerke')).total).toBe(TITLES.length);
  });
});
