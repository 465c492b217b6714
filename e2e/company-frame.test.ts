/** @module-tag full */
import type { Locator, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goInside, visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { opener, pathOf } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

interface OwnCompany {
  readonly id: number;
  readonly name: string;
  readonly logoLink: string | null;
}

const COMPANY = /\/api\/private\/companies\/1$/;
const TAB = '/company/1/dashboard?tab=applications';

const answering = (pattern: RegExp, status: number) => ({
  before: ({ page }: Visit) => page.route(pattern, (route) => route.fulfill({ status, body: '{}' })),
});
const openSwitcher = (page: Page) => byRole(page, 'button', 'Unternehmen wechseln').click();

const areas = (page: Page) => byRole(page, 'navigation', 'Bereiche des Unternehmens');
/** Labels without the count behind them. */
const labelsOf = async (links: Locator) => (await links.allTextContents()).map((text) => text.replace(/\d+$/, ''));
/** The entry of the bar that is marked as current. */
const marked = (page: Page) => labelsOf(areas(page).locator('[aria-current=page]'));
const TABS = [
  ['Dashboard', 'dashboard'],
  ['Bewerbungen', 'applications'],
  ['Nachrichten', 'messages'],
  ['Stellenanzeigen', 'jobs'],
  ['Team', 'team'],
  ['Fokusseiten', 'focus'],
  ['Dokumente', 'documents'],
] as const;
const LABELS = TABS.map(([label]) => label);

it('CD01 CD13 CD14 CD15 CD16 CD17 CD18 CD24 AU03 MD07 the head names the company, and leads to its settings and to others', async () => {
  let asked: Request | undefined;
  const { page, context } = await open(TAB, {
    before: async ({ page: fresh }) => fresh.on('request', (request) => (asked ??= COMPANY.test(request.url()) ? request : undefined)),
  });
  const head = page.getByRole('banner');
  const logo = head.locator('img').first();
  await areas(page).waitFor();
  expect(asked?.headers().authorization).toBe(`Bearer ${owner.token}`);
  await byText(head, 'Weserbund Versicherungen AG').waitFor();
  await byText(head, 'Finanzen und Versicherungen · Bremen').waitFor();
  expect(await logo.getAttribute('src')).toBe('/api/media/logos/original/weserbund.svg');
  expect(await byRole(head, 'link', 'Einstellungen').getAttribute('href')).toBe('/company/1/settings');
  expect(await page.getByText(/inaktiv/i).count()).toBe(0);

  const own = await readAs<readonly OwnCompany[]>(owner, '/api/private/companies/get-my-companies');
  expect(own.length).toBeGreaterThan(1);
  await openSwitcher(page);
  for (const { id, name, logoLink } of own) {
    const link = byRole(page, 'link', name);
    expect(await link.getAttribute('href')).toBe(`/company/${id}/dashboard`);
    expect(await link.getAttribute('aria-current')).toBe(id === 1 ? 'true' : null);
    expect(await link.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))).toEqual(
      logoLink === null ? [] : [logoLink],
    );
  }
  await byRole(page, 'link', 'Funkhaus Spreeufer GmbH').click();
  await expect.poll(() => pathOf(page)).toBe('/company/11/dashboard');
  await byText(head, 'Funkhaus Spreeufer GmbH').waitFor();
  await byText(page, 'Dieses Unternehmen ist inaktiv und wird nicht öffentlich angezeigt.').waitFor();

  await openSwitcher(page);
  await byRole(page, 'link', 'Neues Unternehmen erstellen').click();
  await expect.poll(() => pathOf(page)).toBe('/company/create');
  await page.getByRole('heading', { level: 1 }).waitFor();

  await goInside(page, '/company/3/dashboard');
  await expect.poll(() => logo.getAttribute('src')).toBe('/images/placeholders/no-logo.png');
  const placeholder = await fetch(`${origin}/images/placeholders/no-logo.png`);
  expect([placeholder.status, placeholder.headers.get('content-type')]).toEqual([200, 'image/png']);
  await context.close();
});

it(
  'CD02 CD03 CD04 CD05 CD06 CD07 CD08 CD09 CD10 CD11 CD12 CD23 CF24 each tab opens by its link, by its value in the query and by its path',
  { tags: ['walk'] },
  async () => {
    const { page, context } = await open('/company/1/dashboard?tab=documents');
    await areas(page).waitFor();
    expect(await labelsOf(areas(page).getByRole('link'))).toEqual(LABELS);
    const shows = async (title: string, mark: readonly string[], message: string) => {
      await byRole(page, 'heading', title, { level: 1 }).waitFor();
      await expect.poll(() => marked(page), { message }).toEqual(mark);
    };
    for (const [label, tab] of TABS) {
      // A count may follow.
      await byRole(areas(page), 'link', new RegExp(`^${label}( \\d+)?$`)).click();
      await shows(label, [label], label);
      expect(pathOf(page)).toBe(`/company/1/dashboard?tab=${tab}`);
    }
    // The two without a label are reached by the query only (A45); an unknown value opens the overview.
    for (const [query, title, mark] of [
      ['?tab=subscription', 'Abonnement', []],
      ['?tab=team', 'Team', ['Team']],
      ['?tab=settings', 'Einstellungen', []],
      ['?tab=Team', 'Dashboard', ['Dashboard']],
      ['?tab=jobs', 'Stellenanzeigen', ['Stellenanzeigen']],
      ['', 'Dashboard', ['Dashboard']],
    ] as const) {
      await goInside(page, `/company/1/dashboard${query}`);
      await shows(title, mark, query);
    }
    for (const [path, title, mark] of [
      ...TABS.slice(1).map(([label, tab]) => [tab, label, [label]] as const),
      ['subscription', 'Abonnement', []],
    ] as const) {
      await goInside(page, `/company/1/${path}`);
      await shows(title, mark, path);
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await areas(page).waitFor({ state: 'hidden' });
    await byRole(page, 'button', 'Menü').click();
    await areas(page).getByRole('link').first().waitFor();
    expect(await labelsOf(areas(page).getByRole('link'))).toEqual([...LABELS, 'Einstellungen']);
    await context.close();
  },
);

it('CM02 CA62 asks a visitor for a login that leads back', { tags: ['walk'] }, async () => {
  const { page, context } = await visit(browser);
  for (const path of ['/company/1/messages', '/company/1/applications/1001']) {
    await page.goto(origin + path);
    await expect.poll(() => pathOf(page)).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  }
  await context.close();
});

it('MD06 draws placeholders for a logo and for faces that cannot be loaded', async () => {
  const { page, context } = await open('/company/1/team', {
    before: ({ context: before }) => before.route(/\/api\/media\/(?:logos|avatars)\//, (route) => route.fulfill({ status: 404 })),
  });
  const logo = byRole(page, 'banner').locator('img').first();
  await expect.poll(() => logo.getAttribute('src')).toBe('/images/placeholders/no-logo.png');
  const face = byRole(page, 'article').filter({ hasText: 'Katharina Brandis' }).locator('img').first();
  await expect.poll(() => face.getAttribute('src')).toBe('/images/avatar-placeholder.png');
  const cover = await fetch(`${origin}/images/placeholders/no-image.png`);
  expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/png']);
  await context.close();
});

describe('the frame without its company', () => {
  it('CD31 says that it does not know why, where no answer of the server is to blame, and tries again', async () => {
    const script = '**/assets/network-retries-*.js';
    const { page, context } = await open(TAB, { before: (one) => one.page.route(script, (route) => route.abort('connectionfailed')) });
    const alert = page.getByRole('alert');
    await byRole(alert, 'heading', 'Fehler beim Laden des Dashboards').waitFor();
    await byText(alert, 'Unbekannter Fehler').waitFor();
    await page.unroute(script);
    await byRole(page, 'button', 'Erneut versuchen').click();
    await byRole(page, 'table', 'Bewerbungen').waitFor();
    await context.close();
  });

  it('AU14 forgets a refused login, and asks for a new one that leads back', async () => {
    const { page, context } = await open(TAB, answering(COMPANY, 401));
    await page.waitForURL(/\/login/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(TAB);
    expect(await page.evaluate(() => [localStorage.getItem('jwt_token'), localStorage.getItem('user_roles')])).toEqual([null, null]);
    await context.close();
  });
});
