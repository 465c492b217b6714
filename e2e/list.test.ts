/** @module-tag full */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { asWritten, byLabel, byRole, byText, textsOf } from './support/find';

const { origin, browser } = await startDemo();

interface ListedJob {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly companyId: { readonly logoLink: string | null };
  readonly city: string | null;
  readonly location: string | null;
  readonly employment: string;
  readonly workingModel: string;
  readonly publishedAt: string;
}

async function jobs(query = ''): Promise<{ jobs: ListedJob[]; total: number }> {
  const answer: { jobs: ListedJob[]; total: number } = await (await fetch(`${origin}/api/jobs${query}`)).json();
  return answer;
}

const titles = (page: Page) => page.locator('main h3');

describe('the public list', () => {
  it('PL01 PL02 is complete HTML without a login, before any script runs', async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${origin}/jobs`);
    const all = (await jobs()).jobs;
    expect(all.length).toBeGreaterThan(20);
    await byRole(page, 'heading', 'Stellenanzeigen', { level: 1 }).waitFor();
    // The first page; the others follow by their links.
    expect(await textsOf(titles(page))).toEqual(all.slice(0, 20).map(({ title }) => title));
    expect(new URL(page.url()).pathname).toBe('/jobs');
    await context.close();
  });

  it('is paged by links where no script runs', async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${origin}/jobs`);
    const all = (await jobs()).jobs;
    await byRole(page, 'link', 'Weiter').click();
    await page.waitForURL(`${origin}/jobs?page=2`);
    expect(await textsOf(titles(page))).toEqual(all.slice(20, 40).map(({ title }) => title));
    await byRole(page, 'link', 'Zurück').click();
    await page.waitForURL(`${origin}/jobs`);
    await context.close();
  });

  it('leads from a page behind its end to the last one', async () => {
    const { page, complaints, context } = await visit(browser);
    await page.goto(`${origin}/jobs?page=99`);
    await byText(page, 'Diese Seite der Liste gibt es nicht.').waitFor();
    const { total } = await jobs();
    const last = Math.ceil(total / 20);
    await byRole(page, 'link', `Zur letzten Seite (${last})`).click();
    await page.waitForURL(`${origin}/jobs?page=${last}`);
    const rest = (await jobs()).jobs.slice(20 * (last - 1), total);
    await byRole(page, 'link', rest[0]?.title ?? '').waitFor();
    expect(await textsOf(titles(page))).toEqual(rest.map(({ title }) => title));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('hydrates without a warning and without asking the server again', async () => {
    const { page, complaints, calls, context } = await visit(browser);
    await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
    await byLabel(page, 'Suche').fill('x');
    expect(complaints).toEqual([]);
    expect(calls.filter((call) => !call.includes('search='))).toEqual([]);
    await context.close();
  });

  it('PL16 leads from a card to its job', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs`);
    const [, second] = (await jobs()).jobs;
    if (second === undefined) throw new Error('The demo has no second job.');
    await byRole(page, 'link', second.title).click();
    await page.waitForURL(`${origin}/jobs/${second.id}`);
    await byRole(page, 'heading', second.title, { level: 1 }).waitFor();
    await context.close();
  });

  it('PL18 PL19 says that loading failed, and retrying reloads the page', async () => {
    const { page, context } = await visit(browser);
    await page.goto(origin);
    await page.route(/\/api\/jobs$/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await byRole(byRole(page, 'navigation', 'Hauptnavigation'), 'link', 'Stellenanzeigen').click();
    await byText(page, 'Fehler beim Laden der Stellenanzeigen').waitFor();
    await page.unroute(/\/api\/jobs$/);
    const loaded = page.waitForEvent('load');
    await byRole(page, 'button', 'Erneut versuchen').click();
    await loaded;
    await titles(page).first().waitFor();
    await context.close();
  });
});

interface Card {
  readonly title: string;
  readonly company: string;
  readonly facts: readonly string[];
  readonly date: string | undefined;
  readonly logo: string | null;
  readonly text: string;
}

describe('the cards', () => {
  let cards: readonly Card[];
  let shown: readonly ListedJob[];
  beforeAll(async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
    shown = (await jobs()).jobs.slice(0, 20);
    const read = await page.locator('main li:has(h3)').evaluateAll((items) =>
      items.map((item) => ({
        title: item.querySelector('h3')?.textContent,
        company: item.querySelector('h3 + p')?.textContent,
        facts: [...item.querySelectorAll('ul > li')].map((fact) => fact.textContent ?? ''),
        date: item.querySelector('time')?.parentElement?.textContent,
        logo: item.querySelector('img')?.getAttribute('src') ?? null,
        text: item.textContent ?? '',
      })),
    );
    cards = read.map(({ title, company, facts, ...rest }) => ({
      ...rest,
      title: asWritten(title),
      company: asWritten(company),
      facts: facts.map(asWritten),
    }));
    await context.close();
  });

  it('stand for each job of the first page', () => {
    expect(cards).toHaveLength(20);
  });
  it('PL08 show the logo of the company', () => {
    const logos = shown.map(({ companyId }) => companyId.logoLink);
    expect(logos.some((logo) => logo !== null)).toBe(true);
    expect(cards.map(({ logo }) => logo)).toEqual(logos);
  });
  it('PL09 show its first letter where there is none', () => {
    const without = shown.flatMap(({ companyId, company }, index) =>
      companyId.logoLink === null ? [{ company, card: cards[index] }] : [],
    );
    expect(without.length).toBeGreaterThan(0);
    for (const { company, card } of without) expect(card?.text.slice(0, 1)).toBe(company.slice(0, 1).toUpperCase());
  });
  it('PL10 show the title', () => {
    expect(cards.map(({ title }) => title)).toEqual(shown.map(({ title }) => title));
  });
  it('PL11 show the company', () => {
    expect(cards.map(({ company }) => company)).toEqual(shown.map(({ company }) => company));
  });
  it('PL12 PL13 PL14 show city, employment and working model; without a city the model stands in its place', () => {
    expect(shown.some(({ city }) => city === null)).toBe(true);
    const expected = shown.map(({ city, employment, workingModel }) =>
      city === null ? [workingModel, employment] : [city, employment, workingModel],
    );
    expect(cards.map(({ facts }, index) => facts.slice(0, expected[index]?.length))).toEqual(expected);
  });
  it('PL15 show the day of publication', () => {
    const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
    expect(cards.map(({ date }) => date)).toEqual(shown.map((job) => `Veröffentlicht am ${day.format(new Date(job.publishedAt))}`));
    expect(cards[0]?.date).toMatch(/^Veröffentlicht am \d{2}\.\d{2}\.\d{4}$/);
  });
});

describe('filters of the list', () => {
  let visitor: Visit;
  let page: Page;
  let first: ListedJob;
  beforeAll(async () => {
    visitor = await visit(browser);
    page = visitor.page;
    const [found] = (await jobs()).jobs;
    if (found === undefined) throw new Error('The demo has no jobs.');
    first = found;
    await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
  });
  afterAll(() => visitor.context.close());

  const search = async (text: string) => {
    await byLabel(page, 'Suche').fill(text);
    const total = (await jobs(`?search=${encodeURIComponent(text)}`)).total;
    await expect.poll(() => titles(page).count()).toBe(Math.min(total, 20));
    return textsOf(titles(page));
  };

  it('PL03 PL04 search a part of the title, whatever the case', async () => {
    const part = first.title.slice(2, 14);
    for (const text of [part, part.toUpperCase(), part.toLowerCase()]) {
      const found = await search(text);
      expect(found).toContain(first.title);
      expect(found.filter((title) => !title.toLowerCase().includes(part.toLowerCase()))).toEqual([]);
    }
  });

  it('PL03 PL04 search a part of the company, whatever the case', async () => {
    const part = first.company.slice(1, 9);
    const expected = (await jobs()).jobs.filter(({ company }) => company.includes(part)).map(({ title }) => title);
    for (const text of [part, part.toUpperCase()]) expect(await search(text)).toEqual(expected);
  });

  it('PL07 PL17 act together, and say when nothing is left', async () => {
    const elsewhere = (await jobs()).jobs.find(({ city, title }) => city !== null && city !== first.city && title !== first.title);
    await byLabel(page, 'Suche').fill(first.company.slice(1, 9));
    await byLabel(page, 'Standort').selectOption(elsewhere?.city ?? 'no other place');
    await byText(page, 'Keine Stellenanzeigen gefunden.').waitFor();
    await byText(page, 'Bitte versuchen Sie es mit anderen Suchkriterien.').waitFor();
  });
});

describe('places and employments', () => {
  const listed = [
    ['Zugbegleiterin', 'Ulm', 'Vollzeit'],
    ['Jurist', 'Öhringen', 'Teilzeit'],
    ['Köchin', 'Ahlen', 'Werkstudent'],
    ['Lokführer', 'Ulm', 'Übergangsweise'],
    ['Wärterin', 'Zwickau', 'Vollzeit'],
  ].map(([title, city, employment], index) => ({ id: index + 1, title, company: 'Nordbahn', city, employment, workingModel: 'Büro' }));
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    visitor = await visit(browser);
    page = visitor.page;
    await page.goto(origin);
    await page.route(/\/api\/jobs$/, (route) => route.fulfill({ json: { jobs: listed, total: listed.length } }));
    await byRole(byRole(page, 'navigation', 'Hauptnavigation'), 'link', 'Stellenanzeigen').click();
    await titles(page).first().waitFor();
  });
  afterAll(() => visitor.context.close());

  it.each([
    ['PL05', 'Standort', 'location', 'city', ['Ahlen', 'Öhringen', 'Ulm', 'Zwickau']],
    ['PL06', 'Beschäftigungsart', 'employment', 'employment', ['Teilzeit', 'Übergangsweise', 'Vollzeit', 'Werkstudent']],
  ] as const)('%s offers each %s once, in German order, and filters by each', async (_row, label, parameter, name, expected) => {
    const offered = async () => (await byLabel(page, label).locator('option').allTextContents()).slice(1);
    await expect.poll(offered).toEqual(expected);
    for (const value of expected) {
      await byLabel(page, label).selectOption(value);
      const left = listed.filter((job) => job[name] === value).map(({ title }) => title);
      await expect.poll(() => textsOf(titles(page))).toEqual(left);
      expect(new URL(page.url()).searchParams.get(parameter)).toBe(value);
    }
    await byLabel(page, label).selectOption({ index: 0 });
    await expect.poll(() => titles(page).count()).toBe(listed.length);
  });
});

describe('the start page', () => {
  it('NL13 shows the newest jobs and searches from there', async () => {
    const { page, complaints, context } = await visit(browser);
    await page.goto(origin);
    await byRole(page, 'heading', 'Neueste Stellenanzeigen').waitFor();
    const [first] = (await jobs()).jobs;
    if (first === undefined) throw new Error('The demo has no jobs.');
    expect(asWritten(await titles(page).first().textContent())).toBe(first.title);
    await byLabel(page, 'Suche').fill(first.company);
    await byRole(page, 'button', 'Suchen').click();
    await page.waitForURL(/\/jobs\?search=/);
    expect(new URL(page.url()).searchParams.get('search')).toBe(first.company);
    await byRole(page, 'link', first.title).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
