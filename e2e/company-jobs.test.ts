/** @module-tag full */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { given } from '@stellwerk/testing/given';
import { goInside } from './support/browser';
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

const german = new Intl.Collator('de');
type Order = (a: WireJob, b: WireJob) => number;
const newest: Order = (a, b) => b.createdAt.localeCompare(a.createdAt);
const published: Order = (a, b) => b.publishedAt.localeCompare(a.publishedAt);
const byTitle: Order = (a, b) => german.compare(a.title, b.title);
const titlesIn = (order: Order, some = jobs): readonly string[] => some.toSorted(order).map(({ title }) => title);

/** Each job has its title, place, day and whether it is active (JM06). */
async function expectRows(page: Page, path: string, order: Order): Promise<void> {
  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
  const shown = await rows(page).evaluateAll((all) =>
    all.map((row) => ({ text: row.textContent ?? '', last: [...row.querySelectorAll('p')].at(-1)?.textContent })),
  );
  for (const [index, job] of jobs.toSorted(order).entries()) {
    const { text = '', last } = shown[index] ?? {};
    const when = day.format(new Date(path === PAGE ? job.publishedAt : job.createdAt));
    expect(text).toContain(job.title);
    expect(text).toContain(job.city ?? job.workingModel);
    expect(last).toBe(`${path === PAGE ? 'Veröffentlicht' : 'Erstellt'} am ${when}`);
    const row = rows(page).nth(index);
    expect(await row.getByText(/^(?:Aktiv|Inaktiv)$/).allTextContents()).toEqual([job.isActive ? 'Aktiv' : 'Inaktiv']);
  }
}

it(
  'JM03 JM05 JM06 JM07 JM08 JM09 JM10 CF24 CX01 CX04 CD12 are listed on their tab and in two variants of their page, beside areas with paths of their own',
  { tags: ['walk'] },
  async () => {
    const { page, context, complaints } = await open(TAB);
    const marked = byRole(page, 'navigation', 'Bereiche des Unternehmens').locator('[aria-current=page]');
    for (const [path, order, sortNames, direction] of [
      [TAB, newest, ['Erstellungsdatum absteigend', 'Titel', 'Bewerbungen'], 'absteigend'],
      [PAGE_A, newest, ['Erstellungsdatum absteigend', 'Titel'], 'absteigend'],
      [PAGE, published, ['Veröffentlichungsdatum absteigend', 'Titel', 'Bewerbungen', 'Aufrufe'], 'absteigend'],
    ] as const) {
      if (path !== TAB) await goInside(page, path);
      await expect.poll(() => sorts(page).allTextContents()).toEqual(sortNames);
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Stellenanzeigen']);
      expect(await marked.allTextContents()).toEqual(['Stellenanzeigen']);
      expect(await titles(page)).toEqual(titlesIn(order));
      expect(pathOf(page)).toBe(path);
      await expectRows(page, path, order);

      await sorts(page).first().click();
      await expect.poll(() => titles(page)).toEqual(titlesIn((a, b) => -order(a, b)));
      await sorts(page).first().click();
      await expect.poll(() => titles(page)).toEqual(titlesIn(order));
      expect(await sorts(page).first().textContent()).toContain(direction);
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
      await search(page).fill('OLDENB');
      const found = jobs.filter(({ title, city, location }) => [title, city, location].some((text) => /oldenb/i.test(text ?? '')));
      await expect.poll(() => titles(page)).toEqual(titlesIn(order, found));
      expect(found).not.toEqual([]);
    }
    for (const [path, title] of [
      ['/company/1/focus', 'Fokusseiten'],
      ['/company/1/documents', 'Dokumente'],
    ] as const) {
      await goInside(page, path);
      await byRole(page, 'heading', title, { level: 1 }).waitFor();
      expect(await marked.allTextContents()).toEqual([title]);
    }
    await byText(page, 'Demnächst verfügbar').waitFor();
    await byRole(page, 'table', 'Beispieldaten').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

it('keep search, filter and order when the page is loaded again', async () => {
  const { page, context } = await open(TAB);
  await search(page).fill('bremen');
  await filters(page).nth(1).click();
  await byRole(byRole(page, 'group', 'Sortierung'), 'button', 'Titel').click();
  const expected = jobs.filter(({ city, title, isActive }) => isActive && `${city} ${title}`.toLowerCase().includes('bremen'));
  await expect.poll(() => titles(page)).toEqual(titlesIn(byTitle, expected));
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(titlesIn(byTitle, expected));
  expect(await search(page).inputValue()).toBe('bremen');
  await context.close();
});

const row = (page: Page, { title }: WireJob): Locator => rows(page).filter({ has: byRole(page, 'heading', title) });

it(
  'JM02 JM04 JM21 JM22 RF18 EN56 each job links its page, its form, its preview, its applications, and its public page while it is active; link and code are copied',
  { tags: ['walk'] },
  async () => {
    const { page, context } = await open(TAB, { before: (one) => one.context.grantPermissions(['clipboard-read', 'clipboard-write']) });
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
    const job = given(jobs.find(({ title }) => title.startsWith('Haustechnik')));
    const choose = async (entry: string, text: string): Promise<void> => {
      await byRole(page, 'button', `Weitere Aktionen zu ${job.title}`).click();
      await byRole(page, 'menuitem', entry).click();
      await byText(byRole(page, 'region', 'Meldungen'), text).waitFor();
    };
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
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
    await choose('Link kopieren', 'Link wurde in die Zwischenablage kopiert');
    expect(await clipboard()).toBe(`${origin}/jobs/${job.id}`);
    await choose('Einbettungscode kopieren', 'Einbettungscode wurde in die Zwischenablage kopiert');
    const [frame, script] = (await clipboard()).split('\n');
    expect(script).toMatch(/^<script>.*stellwerk:height.*<\/script>$/);
    expect(frame).toBe(
      `<iframe src="${origin}/jobs/${job.id}?embed=1" title="${job.title}" width="100%" height="900" style="border:0" loading="lazy"></iframe>`,
    );
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await choose('Link kopieren', 'Der Link konnte nicht kopiert werden.');
    await choose('Einbettungscode kopieren', 'Der Einbettungscode konnte nicht generiert werden.');

    for (const [name, path] of [
      [job.title, `/company/1/jobs/${job.id}`],
      [`Vorschau zu ${job.title}`, `/jobs/preview/${job.id}`],
      [`Öffentliche Seite zu ${job.title}`, `/jobs/${job.id}`],
    ] as const) {
      await goInside(page, TAB);
      await byRole(page, 'link', name).click();
      await byRole(page, 'heading', job.title, { level: 1 }).waitFor();
      expect(pathOf(page)).toBe(path);
    }
    await context.close();
  },
);

it('JM11 JM12 say that loading failed, try again, and say that there is none', async () => {
  const { page, context } = await open(TAB, {
    before: (one) => one.page.route(LIST, (route) => route.fulfill({ status: 500, body: '{}' })),
  });
  const alert = page.getByRole('alert');
  await byRole(alert, 'heading', 'Fehler beim Laden der Stellenanzeigen').waitFor();
  await byText(alert, 'Bitte versuchen Sie es später erneut.').waitFor();
  await page.unroute(LIST);
  await page.route(LIST, (route) => route.fulfill({ json: [] }));
  await Promise.all([page.waitForRequest(LIST), byRole(alert, 'button', 'Erneut versuchen').click()]);
  for (const path of [TAB, PAGE, PAGE_A]) {
    await goInside(page, path);
    await byRole(page, 'heading', 'Keine Stellenanzeigen gefunden.').waitFor();
  }
  await context.close();
});
