/** @module-tag full */
import { JSDOM } from 'jsdom';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goInside, visit } from './support/browser';
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
  readonly contract: string | null;
  readonly workingModel: string;
  readonly publishedAt: string;
}

interface Listed {
  readonly jobs: readonly ListedJob[];
  readonly total: number;
  readonly locations: readonly string[];
  readonly employments: readonly string[];
}

async function jobs(query = ''): Promise<Listed> {
  const answer: Listed = await (await fetch(`${origin}/api/jobs${query}`)).json();
  return answer;
}

const titles = (page: Page) => page.locator('main h3');

const SIZE = 20;
const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
const HYBRID = 'Filter entfernen: Hybrid';

/** The cards of a list as they are read. */
async function cardsOf(page: Page) {
  const read = await page.locator('main li:has(h3)').evaluateAll((items) =>
    items.map((item) => ({
      title: item.querySelector('h3')?.textContent,
      company: item.querySelector('h3 + p')?.textContent,
      facts: [...item.querySelectorAll('ul > li')].map((fact) => fact.textContent ?? ''),
      date: item.querySelector('time')?.parentElement?.textContent,
      logo: item.querySelector('img')?.getAttribute('src') ?? null,
      first: (item.textContent ?? '').slice(0, 1),
    })),
  );
  return read.map(({ title, company, facts, ...rest }) => ({
    ...rest,
    title: asWritten(title),
    company: asWritten(company),
    facts: facts.map(asWritten).slice(0, 3),
  }));
}

/** Whether a contract ends, as a card says it. */
const termOf = (contract: string | null): string => (contract === null ? '' : contract === 'permanent' ? ', unbefristet' : ', befristet');

/** A card as specified; without a city the working model takes its place (PL12), without a logo the first letter of the company (PL09). */
const cardOf = ({ title, company, companyId, city, employment, contract, workingModel, publishedAt }: ListedJob) => ({
  title,
  company,
  facts:
    city === null
      ? expect.arrayContaining([workingModel, employment + termOf(contract)])
      : [city, employment + termOf(contract), workingModel],
  date: expect.stringMatching(`^Veröffentlicht (?:heute|gestern|vor \\d+ Tagen) · ${day.format(new Date(publishedAt))}$`),
  logo: companyId.logoLink,
  first: companyId.logoLink === null ? company.slice(0, 1).toUpperCase() : expect.any(String),
});

it(
  'PL01 PL02 PL08 PL09 PL10 PL11 PL12 PL13 PL14 PL15 PL16 shows the first page to everybody, and a card leads to its job',
  { tags: ['walk'] },
  async () => {
    const { page, complaints, calls, context } = await visit(browser);
    const answer = await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
    const all = (await jobs()).jobs;
    const shown = all.slice(0, SIZE);
    expect(all.length).toBeGreaterThan(SIZE);
    const { document } = new JSDOM(await answer?.text()).window;
    const written = [...document.querySelectorAll('main h3')].map(({ textContent }) => asWritten(textContent));
    expect(written, 'before any script runs').toEqual(shown.map(({ title }) => title));
    await byRole(page, 'heading', 'Stellenanzeigen', { level: 1 }).waitFor();
    expect(shown.some(({ companyId }) => companyId.logoLink !== null) && shown.some(({ companyId }) => companyId.logoLink === null)).toBe(
      true,
    );
    expect(shown.some(({ city }) => city === null)).toBe(true);
    expect(await cardsOf(page)).toEqual(shown.map(cardOf));
    expect(calls, 'nothing is asked for again').toEqual([]);

    const [, second] = shown;
    await byRole(page, 'link', second?.title ?? '').click();
    await page.waitForURL(`${origin}/jobs/${second?.id}`);
    await byRole(page, 'heading', second?.title ?? '', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

it(
  'PL03 PL04 PL05 PL06 PL07 PL17 searches and filters, alone and together, and says when nothing is left',
  { tags: ['walk'] },
  async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs`);
    const { jobs: all, locations, employments } = await jobs();
    const [first] = all;
    if (first === undefined) throw new Error('The demo has no jobs.');
    const options = async (label: string) => (await byLabel(page, label).locator('option').allTextContents()).slice(1);
    expect([await options('Standort'), await options('Beschäftigungsart')]).toEqual([locations, employments]);

    const search = async (text: string) => {
      await byLabel(page, 'Suche').fill(text);
      const found = (await jobs(`?search=${encodeURIComponent(text)}`)).jobs.slice(0, SIZE).map(({ title }) => title);
      await expect.poll(() => textsOf(titles(page)), { message: text }).toEqual(found);
      return found;
    };
    const part = first.title.slice(2, 14);
    for (const text of [part, part.toUpperCase()]) expect(await search(text)).toContain(first.title);
    const company = first.company.slice(1, 9);
    const ofCompany = all.filter((job) => job.company.includes(company)).map(({ title }) => title);
    for (const text of [company.toLowerCase(), company.toUpperCase()]) expect(await search(text)).toEqual(ofCompany);

    const elsewhere = all.find(({ city }) => city !== null && all.every((job) => job.city !== city || !job.company.includes(company)));
    await byLabel(page, 'Standort').selectOption(elsewhere?.city ?? 'no other place');
    await byText(page, 'Keine Stellenanzeigen gefunden.').waitFor();
    await byText(page, 'Bitte versuchen Sie es mit anderen Suchkriterien.').waitFor();
    await byRole(page, 'button', 'Filter zurücksetzen').first().click();
    await page.waitForURL(`${origin}/jobs`);

    for (const [label, parameter, name] of [
      ['Standort', 'location', 'city'],
      ['Beschäftigungsart', 'employment', 'employment'],
    ] as const) {
      const value = first[name] ?? '';
      await byLabel(page, label).selectOption(value);
      await page.waitForURL((url) => url.searchParams.get(parameter) === value);
      const left = all.filter((job) => job[name] === value).slice(0, SIZE);
      await expect.poll(() => textsOf(titles(page))).toEqual(left.map(({ title }) => title));
      await byLabel(page, label).selectOption({ index: 0 });
    }
    await context.close();
  },
);

it('O93 O94 passes on what is done in it: place, model, chip, next page, saved job and alert', { tags: ['walk'] }, async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/jobs`);
  await byRole(page, 'link', 'Weiter').click();
  await page.waitForURL(`${origin}/jobs?page=2`);
  const all = (await jobs()).jobs;
  await expect.poll(() => textsOf(titles(page))).toEqual(all.slice(SIZE, 2 * SIZE).map(({ title }) => title));
  await byRole(page, 'button', /^Stelle merken: /)
    .first()
    .click();
  await byRole(page, 'link', 'Gemerkte Stellen (1)').waitFor();

  await byLabel(page, 'Arbeitsmodell').selectOption('Hybrid');
  await page.waitForURL(`${origin}/jobs?workingModel=Hybrid`);
  const chip = byRole(page, 'button', HYBRID);
  await chip.click();
  // When it disappears, its focus moves on; text typed before would be lost.
  await chip.waitFor({ state: 'detached' });
  await expect.poll(() => textsOf(titles(page))).toEqual(all.slice(0, SIZE).map(({ title }) => title));
  const place = byLabel(page, 'Ort oder PLZ');
  await place.pressSequentially('götting');
  await page.locator('datalist option[value="Göttingen"]').waitFor({ state: 'attached' });
  await place.fill('Göttingen');
  await page.waitForURL(`${origin}/jobs?near=G%C3%B6ttingen`);
  await byRole(page, 'heading', / im Umkreis von 25 km um Göttingen$/, { level: 2 }).waitFor();
  await byRole(page, 'button', 'Neue Stellen per E-Mail (Suchauftrag)').click();
  const dialog = byRole(page, 'dialog', 'Neue Stellen per E-Mail (Suchauftrag)');
  await byLabel(dialog, /^E-Mail/).fill('hanno.gleis@post.example');
  await byRole(dialog, 'checkbox', /Datenschutzerklärung/).check();
  const [request] = await Promise.all([
    page.waitForRequest('**/api/public/job-alerts'),
    byRole(dialog, 'button', 'Suchauftrag anlegen').click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ email: 'hanno.gleis@post.example', query: { near: 'Göttingen' }, gdpr: true });
  await byText(dialog, /Fast geschafft/)
    .first()
    .waitFor();
  await context.close();
});

it(
  'PL18 PL19 NL13 says that loading failed, and retrying loads the page; the start page shows the newest and searches',
  { tags: ['walk'] },
  async () => {
    const { page, complaints, context } = await visit(browser);
    await page.goto(origin);
    await page.route(/\/api\/jobs$/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await byRole(byRole(page, 'navigation', 'Hauptnavigation'), 'link', 'Stellenanzeigen').click();
    await byText(page, 'Fehler beim Laden der Stellenanzeigen').waitFor();
    await page.unroute(/\/api\/jobs$/);
    const loaded = page.waitForEvent('load');
    await byRole(page, 'button', 'Erneut versuchen').click();
    await loaded;
    expect(new URL(page.url()).pathname).toBe('/jobs');
    await titles(page).first().waitFor();

    const before = complaints.length;
    await goInside(page, '/');
    await byRole(page, 'heading', 'Neueste Stellenanzeigen').waitFor();
    const [first] = (await jobs()).jobs;
    await expect.poll(async () => asWritten(await titles(page).first().textContent())).toBe(first?.title);
    await byLabel(page, 'Suche').fill(first?.company ?? '');
    await byRole(page, 'button', 'Suchen').click();
    await page.waitForURL((url) => url.pathname === '/jobs' && url.searchParams.get('search') === first?.company);
    await byRole(page, 'link', first?.title ?? '').waitFor();
    expect(complaints.slice(before)).toEqual([]);
    await context.close();
  },
);

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
