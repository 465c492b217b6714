/** @module-tag full */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener, pathOf } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const jobs = await readAs<readonly WireJob[]>(owner, '/api/private/jobs/get-company-jobs/1');
const open = opener(browser, owner);

const LIST = /\/api\/private\/jobs\/get-company-jobs\/1$/;
const TAB = '/company/1/dashboard?tab=jobs';
const PAGE = '/company/1/jobs';
const PAGE_A = '/company/1/jobs?variant=a';

interface WireJob {
  readonly id: number;
  readonly title: string;
  readonly city: string | null;
  readonly location: string | null;
  readonly workingModel: string;
  readonly employment: string;
  readonly createdAt: string;
  readonly publishedAt: string;
  readonly isActive: boolean;
  readonly applications: number;
  readonly views: number;
}

const list = (page: Page) => byRole(page, 'list', 'Stellenanzeigen');
const rows = (page: Page) => list(page).locator('> li');
const titles = (page: Page) => list(page).getByRole('heading', { level: 3 }).allTextContents();
const search = (page: Page) => byLabel(page, 'Suche');
const filters = (page: Page) => byRole(byRole(page, 'group', 'Status'), 'button');
const sorts = (page: Page) => byRole(byRole(page, 'group', 'Sortierung'), 'button');
const sortBy = (page: Page, label: string) => sorts(page).filter({ hasText: new RegExp(`^${label}`) });

const german = new Intl.Collator('de');
type Order = (a: WireJob, b: WireJob) => number;
const newest: Order = (a, b) => b.createdAt.localeCompare(a.createdAt);
const published: Order = (a, b) => b.publishedAt.localeCompare(a.publishedAt);
const byTitle: Order = (a, b) => german.compare(a.title, b.title);
const descending =
  (field: 'applications' | 'views'): Order =>
  (a, b) =>
    b[field] - a[field] || byTitle(a, b);
const ascending =
  (field: 'applications' | 'views'): Order =>
  (a, b) =>
    a[field] - b[field] || byTitle(a, b);
const titlesIn = (order: Order, some = jobs): readonly string[] => some.toSorted(order).map(({ title }) => title);
const oneMore = (label: string, direction: string) => `${label} ${direction}`;

/** Searches each text in any case and compares what is left with the jobs that `found` names. */
async function searchesEach(page: Page, order: Order, texts: readonly string[], found: (job: WireJob) => readonly (string | null)[]) {
  for (const text of texts) {
    const expected = jobs.filter((job) => found(job).some((value) => value?.toLowerCase().includes(text.toLowerCase())));
    await search(page).fill(text.toUpperCase());
    await expect.poll(() => titles(page), { message: text }).toEqual(titlesIn(order, expected));
  }
  await search(page).fill('');
}

describe.each([
  ['JM03 the tab', TAB, newest],
  ['JM07 variant A of the page', PAGE_A, newest],
  ['JM10 variant B of the page', PAGE, published],
])('%s', (_name, path, order) => {
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    visitor = await open(path);
    page = visitor.page;
    await rows(page).first().waitFor();
  });
  afterAll(() => visitor.context.close());

  it('JM03 CD12 shows the jobs under their tab, in the order of its default', async () => {
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Stellenanzeigen']);
    const areas = byRole(page, 'navigation', 'Bereiche des Unternehmens');
    expect(await areas.locator('[aria-current=page]').allTextContents()).toEqual(['Stellenanzeigen']);
    expect(await titles(page)).toEqual(titlesIn(order));
    expect(pathOf(page)).toBe(path);
  });

  it('JM06 each job has its title, place, day and whether it is active', async () => {
    const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
    const shown = await rows(page).evaluateAll((all) => all.map((row) => row.textContent));
    for (const [index, job] of jobs.toSorted(order).entries()) {
      const row = rows(page).nth(index);
      const when = day.format(new Date(path === PAGE ? job.publishedAt : job.createdAt));
      await byRole(row, 'heading', job.title).waitFor();
      await byText(row, job.isActive ? 'Aktiv' : 'Inaktiv').waitFor();
      expect(await byText(row, job.isActive ? 'Inaktiv' : 'Aktiv').count()).toBe(0);
      expect(shown[index]).toContain(job.city ?? job.workingModel);
      expect(await row.locator('p').last().textContent()).toBe(`${path === PAGE ? 'Veröffentlicht' : 'Erstellt'} am ${when}`);
    }
    expect(new Set(jobs.map(({ isActive }) => isActive))).toEqual(new Set([true, false]));
  });

  it('JM05 filters all, active and inactive ones, with their counts', async () => {
    const active = jobs.filter(({ isActive }) => isActive);
    const inactive = jobs.filter(({ isActive }) => !isActive);
    expect(await filters(page).allTextContents()).toEqual([`Alle${jobs.length}`, `Aktiv${active.length}`, `Inaktiv${inactive.length}`]);
    for (const [index, left, status] of [
      [1, active, 'active'],
      [2, inactive, 'inactive'],
      [0, jobs, null],
    ] as const) {
      await filters(page).nth(index).click();
      await expect.poll(() => titles(page)).toEqual(titlesIn(order, left));
      expect(new URL(page.url()).searchParams.get('status')).toBe(status);
    }
  });

  it('keeps search, filter and order when it is loaded again', async () => {
    await search(page).fill('bremen');
    await filters(page).nth(1).click();
    await sortBy(page, 'Titel').click();
    const expected = jobs.filter(({ city, title, isActive }) => isActive && `${city} ${title}`.toLowerCase().includes('bremen'));
    await expect.poll(() => titles(page)).toEqual(titlesIn(byTitle, expected));
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(titlesIn(byTitle, expected));
    expect(await search(page).inputValue()).toBe('bremen');
    await page.goto(origin + path);
    await expect.poll(() => titles(page)).toEqual(titlesIn(order));
  });

  it('shows and sorts without a warning', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

describe('the searches and orders', () => {
  const sorted = async (page: Page, orders: readonly (readonly [string, Order, Order])[], direction = 'absteigend') => {
    for (const [label, first, second] of orders) {
      const start = label === 'Titel' ? 'aufsteigend' : direction;
      const turned = start === 'aufsteigend' ? 'absteigend' : 'aufsteigend';
      await sortBy(page, label).click();
      await expect.poll(() => titles(page), { message: label }).toEqual(titlesIn(first));
      expect(await sortBy(page, label).textContent()).toBe(oneMore(label, start));
      await sortBy(page, label).click();
      await expect.poll(() => titles(page), { message: label }).toEqual(titlesIn(second));
      expect(await sortBy(page, label).textContent()).toBe(oneMore(label, turned));
    }
  };
  const titleOrders = ['Titel', byTitle, (a: WireJob, b: WireJob) => -byTitle(a, b)] as const;
  const createdOrders = ['Erstellungsdatum', newest, (a: WireJob, b: WireJob) => -newest(a, b)] as const;
  const publishedOrders = ['Veröffentlichungsdatum', published, (a: WireJob, b: WireJob) => -published(a, b)] as const;
  const applicationOrders = ['Bewerbungen', descending('applications'), ascending('applications')] as const;

  it('JM09 JM08 of the tab: three orders, four searched facts', async () => {
    const { page, context } = await open(TAB);
    await rows(page).first().waitFor();
    expect(await sorts(page).allTextContents()).toEqual(['Erstellungsdatum absteigend', 'Titel', 'Bewerbungen']);
    await sorted(page, [titleOrders, applicationOrders, createdOrders]);
    await page.goto(origin + TAB);
    await searchesEach(page, newest, ['haustechn', 'oldenb', 'teilz', 'remo'], (job) => [
      job.title,
      job.city,
      job.location,
      job.employment,
      job.workingModel,
    ]);
    await context.close();
  });

  it('JM07 JM08 of variant A: two orders, four searched facts', async () => {
    const { page, context } = await open(PAGE_A);
    await rows(page).first().waitFor();
    expect(await sorts(page).allTextContents()).toEqual(['Erstellungsdatum absteigend', 'Titel']);
    await sorted(page, [titleOrders, createdOrders]);
    await page.goto(origin + PAGE_A);
    await searchesEach(page, newest, ['haustechn', 'oldenb', 'teilz', 'hybrid'], (job) => [
      job.title,
      job.city,
      job.employment,
      job.workingModel,
    ]);
    await context.close();
  });

  it('JM10 JM08 of variant B: four orders, title and place searched', async () => {
    const { page, context } = await open(PAGE);
    await rows(page).first().waitFor();
    expect(await sorts(page).allTextContents()).toEqual(['Veröffentlichungsdatum absteigend', 'Titel', 'Bewerbungen', 'Aufrufe']);
    await sorted(page, [titleOrders, applicationOrders, ['Aufrufe', descending('views'), ascending('views')], publishedOrders]);
    await page.goto(origin + PAGE);
    await searchesEach(page, published, ['haustechn', 'oldenb', 'überseestadt'], (job) => [job.title, job.city, job.location]);
    for (const text of ['hybrid', 'vollzeit']) {
      await search(page).fill(text);
      await byText(page, 'Keine Stellenanzeigen gefunden.').waitFor();
    }
    await context.close();
  });
});

describe('the ways from a job', () => {
  const row = (page: Page, { title }: WireJob): Locator => rows(page).filter({ has: byRole(page, 'heading', title) });

  it('JM02 JM04 each job links its page, its form, its preview, its applications, and its public page while it is active', async () => {
    const { page, context } = await open(TAB);
    await rows(page).first().waitFor();
    for (const job of jobs) {
      const links = await row(page, job)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual([
        `/company/1/jobs/${job.id}`,
        `/company/1/dashboard?tab=jobs&action=applications&jobId=${job.id}`,
        `/company/1/jobs/${job.id}/edit`,
        `/jobs/preview/${job.id}`,
        ...(job.isActive ? [`/jobs/${job.id}`] : []),
      ]);
    }
    await context.close();
  });

  it.each([
    ['JM02 its title', (job: WireJob) => job.title, (id: number) => `/company/1/jobs/${id}`],
    ['JM04 the preview', (job: WireJob) => `Vorschau zu ${job.title}`, (id: number) => `/jobs/preview/${id}`],
    ['JM04 the public page', (job: WireJob) => `Öffentliche Seite zu ${job.title}`, (id: number) => `/jobs/${id}`],
  ])('%s leads to the job', async (_row, name, path) => {
    const { page, context } = await open(TAB);
    const job = jobs.find(({ title }) => title.startsWith('Haustechnik'));
    if (job === undefined) throw new Error('The job is missing.');
    await byRole(page, 'link', name(job)).click();
    await byRole(page, 'heading', job.title, { level: 1 }).waitFor();
    expect(pathOf(page)).toBe(path(job.id));
    await context.close();
  });
});

describe('the menu of a job', () => {
  const choose = async (page: Page, { title }: WireJob, entry: string) => {
    await byRole(page, 'button', `Weitere Aktionen zu ${title}`).click();
    await byRole(page, 'menuitem', entry).click();
  };
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const allowed = { before: ({ context }: Visit) => context.grantPermissions(['clipboard-read', 'clipboard-write']) };
  const denied = {
    before: ({ page }: Visit) =>
      page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      }),
  };
  const message = (page: Page, text: string) => byText(byRole(page, 'region', 'Meldungen'), text).waitFor();

  it('JM21 JM22 RF18 EN56 copies the link and the code that embeds the job, beside the other actions', async () => {
    const { page, context } = await open(TAB, allowed);
    await rows(page).first().waitFor();
    const [job] = jobs;
    if (job === undefined) throw new Error('The jobs are missing.');
    await byRole(page, 'button', `Weitere Aktionen zu ${job.title}`).click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Link kopieren',
      'Einbettungscode kopieren',
      'Duplizieren',
      'Design ändern',
      job.isActive ? 'Deaktivieren' : 'Aktivieren',
      'Löschen',
    ]);
    await page.keyboard.press('Escape');
    await choose(page, job, 'Link kopieren');
    await message(page, 'Link wurde in die Zwischenablage kopiert');
    expect(await clipboard(page)).toBe(`${origin}/jobs/${job.id}`);
    await choose(page, job, 'Einbettungscode kopieren');
    await message(page, 'Einbettungscode wurde in die Zwischenablage kopiert');
    const [frame, script] = (await clipboard(page)).split('\n');
    expect(script).toMatch(/^<script>.*stellwerk:height.*<\/script>$/);
    expect(frame).toBe(
      `<iframe src="${origin}/jobs/${job.id}?embed=1" title="${job.title}" width="100%" height="900" style="border:0" loading="lazy"></iframe>`,
    );
    await context.close();
  });

  it.each([
    ['JM21', 'Link kopieren', 'Der Link konnte nicht kopiert werden.'],
    ['JM22', 'Einbettungscode kopieren', 'Der Einbettungscode konnte nicht generiert werden.'],
  ])('%s says that "%s" failed', async (_row, entry, text) => {
    const { page, context } = await open(TAB, denied);
    await rows(page).first().waitFor();
    const [job] = jobs;
    if (job === undefined) throw new Error('The jobs are missing.');
    await choose(page, job, entry);
    await message(page, text);
    await context.close();
  });
});

describe('the list without jobs', () => {
  it.each([TAB, PAGE, PAGE_A])('JM11 says at %s that there is none', async (path) => {
    const { page, context } = await open(path, { before: (one) => one.page.route(LIST, (route) => route.fulfill({ json: [] })) });
    await byRole(page, 'heading', 'Keine Stellenanzeigen gefunden.').waitFor();
    await context.close();
  });

  it.each([TAB, PAGE, PAGE_A])('JM12 says at %s that loading failed, and tries again', async (path) => {
    const { page, context } = await open(path, {
      before: (one) => one.page.route(LIST, (route) => route.fulfill({ status: 500, body: '{}' })),
    });
    const alert = page.getByRole('alert');
    await byRole(alert, 'heading', 'Fehler beim Laden der Stellenanzeigen').waitFor();
    await byText(alert, 'Bitte versuchen Sie es später erneut.').waitFor();
    await page.unroute(LIST);
    await Promise.all([page.waitForRequest(LIST), byRole(alert, 'button', 'Erneut versuchen').click()]);
    await rows(page).first().waitFor();
    await context.close();
  });
});

it('CD36 loads the jobs once on entry, and not again when the tab changes', async () => {
  const { page, context, calls } = await open('/company/1/dashboard');
  const asked = () => calls.filter((call) => call === 'GET /api/private/jobs/get-company-jobs/1').length;
  const areas = byRole(page, 'navigation', 'Bereiche des Unternehmens');
  await expect.poll(asked).toBe(1);
  for (const label of ['Stellenanzeigen', 'Dokumente', 'Stellenanzeigen']) {
    await byRole(areas, 'link', label).click();
    await byRole(page, 'heading', label, { level: 1 }).waitFor();
  }
  await rows(page).first().waitFor();
  expect(asked()).toBe(1);
  await context.close();
});
