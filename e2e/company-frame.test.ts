/** @module-tag full */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from './support/browser';
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
const MINE = /\/api\/private\/companies\/get-my-companies$/;
const TAB = '/company/1/dashboard?tab=applications';

const answering = (pattern: RegExp, status: number) => ({
  before: ({ page }: Visit) => page.route(pattern, (route) => route.fulfill({ status, body: '{}' })),
});
const openSwitcher = (page: Page) => byRole(page, 'button', 'Unternehmen wechseln').click();

describe('the head of the company', () => {
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    visitor = await open(TAB);
    page = visitor.page;
    await byRole(page, 'table', 'Bewerbungen').waitFor();
  });
  afterAll(() => visitor.context.close());

  it('AU03 CD01 asks with the token of the login, and shows the frame', async () => {
    const [request] = await Promise.all([page.waitForRequest(COMPANY), page.reload()]);
    expect(request.headers().authorization).toBe(`Bearer ${owner.token}`);
    await byRole(page, 'navigation', 'Bereiche des Unternehmens').waitFor();
  });

  it('CD13 names the company with logo, industry and city', async () => {
    const head = page.getByRole('banner');
    await byText(head, 'Weserbund Versicherungen AG').waitFor();
    await byText(head, 'Finanzen und Versicherungen · Bremen').waitFor();
    expect(await head.locator('img').first().getAttribute('src')).toBe('/api/media/logos/original/weserbund.svg');
  });

  it('CD15 links the settings of this company', async () => {
    const link = byRole(page.getByRole('banner'), 'link', 'Einstellungen');
    expect(await link.getAttribute('href')).toBe('/company/1/settings');
  });

  it.each([
    ['CD04', 'Dashboard', 'dashboard'],
    ['CD05', 'Bewerbungen', 'applications'],
    ['CD06', 'Nachrichten', 'messages'],
    ['CD07', 'Stellenanzeigen', 'jobs'],
    ['CD08', 'Team', 'team'],
    ['CD09', 'Fokusseiten', 'focus'],
    ['CD10', 'Dokumente', 'documents'],
  ])('%s CD02 opens the tab %s', async (_row, label, tab) => {
    const areas = byRole(page, 'navigation', 'Bereiche des Unternehmens');
    // A count may follow.
    await byRole(areas, 'link', new RegExp(`^${label}( \\d+)?$`)).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('tab') ?? 'dashboard').toBe(tab);
    await expect.poll(() => areas.locator('[aria-current=page]').allTextContents()).toEqual([expect.stringMatching(label)]);
  });

  it('CD16 lists each company of the person with its logo, the open one marked', async () => {
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
    await page.keyboard.press('Escape');
  });

  it('CD17 opens the dashboard of the company that is chosen', async () => {
    await openSwitcher(page);
    await byRole(page, 'link', 'Funkhaus Spreeufer GmbH').click();
    await expect.poll(() => pathOf(page)).toBe('/company/11/dashboard');
    await byText(page.getByRole('banner'), 'Funkhaus Spreeufer GmbH').waitFor();
  });

  it('CD18 opens the page for a new company', async () => {
    await openSwitcher(page);
    await byRole(page, 'link', 'Neues Unternehmen erstellen').click();
    await expect.poll(() => pathOf(page)).toBe('/company/create');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('each value of the query parameter tab', () => {
  const labels = ['Dashboard', 'Bewerbungen', 'Nachrichten', 'Stellenanzeigen', 'Team', 'Fokusseiten', 'Dokumente'];
  const areas = (page: Page) => byRole(page, 'navigation', 'Bereiche des Unternehmens');
  const withoutCount = (texts: readonly string[]) => texts.map((text) => text.replace(/\d+$/, ''));

  it('CD11 has a label in the bar, but for subscription and settings', async () => {
    const { page, context } = await open(TAB);
    await areas(page).waitFor();
    expect(withoutCount(await areas(page).getByRole('link').allTextContents())).toEqual(labels);
    await context.close();
  });

  it.each([
    ['dashboard', 'Dashboard', ['Dashboard']],
    ['applications', 'Bewerbungen', ['Bewerbungen']],
    ['messages', 'Nachrichten', ['Nachrichten']],
    ['jobs', 'Stellenanzeigen', ['Stellenanzeigen']],
    ['team', 'Team', ['Team']],
    ['focus', 'Fokusseiten', ['Fokusseiten']],
    ['documents', 'Dokumente', ['Dokumente']],
    ['subscription', 'Abonnement', []],
    ['settings', 'Einstellungen', []],
  ])('CD03 CD11 %s opens "%s" and marks %j', async (tab, title, marked) => {
    const { page, context } = await open(`/company/1/dashboard?tab=${tab}`);
    // While the company loads, the page is called Dashboard, too.
    await areas(page).waitFor();
    await byRole(page, 'heading', title, { level: 1 }).waitFor();
    expect(withoutCount(await areas(page).locator('[aria-current=page]').allTextContents())).toEqual(marked);
    await context.close();
  });

  it.each([
    ['CF24', 'focus', 'Fokusseiten'],
    ['CD12', 'messages', 'Nachrichten'],
  ])('%s is marked at its own path as well: %s', async (_row, tab, title) => {
    const { page, context } = await open(`/company/1/${tab}`);
    await byRole(page, 'heading', title, { level: 1 }).waitFor();
    expect(withoutCount(await areas(page).locator('[aria-current=page]').allTextContents())).toEqual([title]);
    await context.close();
  });

  it('CM02 asks a visitor at the path of the messages for a login that leads back', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/company/1/messages`);
    await page.waitForURL(/\/login\?/);
    expect(pathOf(page)).toBe('/login?redirect=%2Fcompany%2F1%2Fmessages');
    await context.close();
  });
});

it('CD14 MD07 draws a placeholder for a company without a logo', async () => {
  const { page, context } = await open('/company/3/dashboard');
  const image = page.getByRole('banner').locator('img').first();
  await expect.poll(() => image.getAttribute('src')).toBe('/images/placeholders/no-logo.png');
  const answer = await fetch(`${origin}/images/placeholders/no-logo.png`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
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

it('CD23 opens the areas by the menu on a phone', async () => {
  const { page, context } = await open(TAB, { width: 390 });
  await byRole(page, 'button', 'Menü').click();
  const links = byRole(page, 'navigation', 'Bereiche des Unternehmens').getByRole('link');
  await links.first().waitFor();
  expect((await links.allTextContents()).map((text) => text.replace(/\d+$/, ''))).toEqual([
    'Dashboard',
    'Bewerbungen',
    'Nachrichten',
    'Stellenanzeigen',
    'Team',
    'Fokusseiten',
    'Dokumente',
    'Einstellungen',
  ]);
  await context.close();
});

it('CD24 says that a company is inactive', async () => {
  const { page, context } = await open('/company/11/dashboard');
  await byText(page, 'Dieses Unternehmen ist inaktiv und wird nicht öffentlich angezeigt.').waitFor();
  await context.close();
});

it('CD24 says nothing of an active one', async () => {
  const { page, context } = await open(TAB);
  await byRole(page, 'table', 'Bewerbungen').waitFor();
  expect(await page.getByText(/inaktiv/i).count()).toBe(0);
  await context.close();
});

describe('the switcher without its list', () => {
  it.each([
    ['CD19', 500, 'Serverfehler beim Laden der Unternehmen. Bitte versuchen Sie es später erneut.'],
    ['CD20', 403, 'Bitte melden Sie sich an, um Ihre Unternehmen zu sehen.'],
    ['CD21', 418, 'Fehler 418: Unternehmen konnten nicht geladen werden'],
    ['CD21', 502, 'Fehler 502: Unternehmen konnten nicht geladen werden'],
    ['CD22', 0, 'Keine Antwort vom Server erhalten. Bitte überprüfen Sie Ihre Internetverbindung.'],
  ])('%s says what an answer %i means, and tries again', async (_row, status, text) => {
    const { page, context } = await open(TAB, {
      before: (one) => one.page.route(MINE, (route) => (status === 0 ? route.abort() : route.fulfill({ status, body: '{}' }))),
    });
    await openSwitcher(page);
    const alert = page.getByRole('alert');
    await byText(alert, text).waitFor();
    await page.unroute(MINE);
    await Promise.all([page.waitForRequest(MINE), byRole(alert, 'button', 'Erneut versuchen').click()]);
    await byRole(page, 'link', 'Funkhaus Spreeufer GmbH').waitFor();
    await context.close();
  });
});

describe('the frame without its company', () => {
  it('CD26 says that it loads', async () => {
    const { page, context } = await open(TAB, { before: (one) => one.page.route(COMPANY, () => undefined) });
    await byText(page, 'Dashboard wird geladen...').first().waitFor();
    await context.close();
  });

  it('CD27 CD28 says that it is forbidden, and leads to a new login', async () => {
    const { page, context } = await open(TAB, answering(COMPANY, 403));
    await byRole(page, 'heading', 'Authentifizierungsfehler').waitFor();
    await byText(page, 'Ihre Sitzung ist abgelaufen oder Sie haben keine Berechtigung. Bitte melden Sie sich erneut an.').waitFor();
    expect(await byRole(page, 'link', 'Erneut anmelden').getAttribute('href')).toBe('/login?redirect=%2Fcompany%2F1%2Fdashboard');
    await context.close();
  });

  it('CD29 CD32 says that loading failed, leads back, and tries again', async () => {
    const { page, context } = await open(TAB, answering(COMPANY, 500));
    await byRole(page, 'heading', 'Fehler beim Laden des Dashboards').waitFor();
    expect(await byText(page, 'Unbekannter Fehler').count()).toBe(0);
    expect(await byRole(page, 'link', 'Zurück zum Dashboard').getAttribute('href')).toBe('/dashboard');
    await page.unroute(COMPANY);
    await byRole(page, 'button', 'Erneut versuchen').click();
    await byRole(page, 'table', 'Bewerbungen').waitFor();
    await context.close();
  });

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

  it('CD33 says that there is no such company, and leads back', async () => {
    const { page, context } = await open(TAB, answering(COMPANY, 404));
    await byRole(page, 'heading', 'Unternehmen nicht gefunden').waitFor();
    await byRole(page, 'link', 'Zurück zum Dashboard').click();
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
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
