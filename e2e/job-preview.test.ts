/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goInside, visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { opener, pathOf } from './support/member';
import { logIn } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

const CALL = /\/api\/private\/companies\/jobs\/\d+\?t=\d+$/;
const PATHS = ['/company/1/jobs/101', '/jobs/preview/101'];
const TITLE = 'Senior Backend-Entwickler Schadenplattform (m/w/d)';
const areas = (page: Page) => byRole(page, 'navigation', 'Bereiche des Unternehmens');
const design = (page: Page) => page.locator('[data-template]');
const failure = (page: Page) => byRole(page, 'heading', 'Stellenanzeige konnte nicht geladen werden', { level: 1 });

it.each(['/company/1/jobs/115', '/jobs/preview/115'])('PJ46 %s shows a job that the public does not see', async (path) => {
  expect((await fetch(`${origin}/api/public/jobs/115`)).status).toBe(404);
  const { page, context, complaints } = await open(path);
  await byRole(page, 'heading', 'Ausbilderin oder Ausbilder Versicherung und Finanzen (m/w/d)', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it.each(PATHS)(
  'PJ44 PJ45 PJ46 JM02 JM04 %s asks for the preview, with the moment of each call and the token, and shows it as one',
  { tags: ['walk'] },
  async (path) => {
    const before = Date.now();
    const { page, context, calls } = await open(`${path}?ref=DEMO2026`, {
      before: (one) => one.page.route(CALL, (route) => route.abort()),
    });
    await failure(page).waitFor();
    await page.unroute(CALL);
    const [request] = await Promise.all([page.waitForRequest(CALL), byRole(page, 'button', 'Erneut versuchen').click()]);
    await design(page).waitFor();
    expect(request.headers().authorization).toBe(`Bearer ${owner.token}`);
    const own = calls.filter((call) => call.includes('/jobs/101'));
    const moments = own.map((call) => Number(/^GET \/api\/private\/companies\/jobs\/101\?t=(\d+)$/.exec(call)?.[1]));
    expect(moments).toHaveLength(2);
    const [first = 0, second = 0] = moments;
    expect([first >= before, second > first, second <= Date.now()]).toEqual([true, true, true]);
    await byRole(page, 'heading', TITLE, { level: 1 }).waitFor();
    expect(await design(page).count()).toBe(1);
    await byText(page, 'Vorschau.').waitFor();
    expect(await byRole(page, 'button', 'Kein Interesse').count()).toBe(0);
    expect(await byRole(page, 'link', 'Zu den Stellenanzeigen').getAttribute('href')).toBe('/company/1/dashboard?tab=jobs');
    expect(await byRole(page, 'link', 'Bearbeiten').count()).toBe(0);
    // In the frame of the company under its jobs, or alone.
    const marked = await areas(page).locator('[aria-current=page]').allTextContents();
    expect(marked).toEqual(path.startsWith('/company') ? ['Stellenanzeigen'] : []);
    await context.close();
  },
);

it('PJ44 PJ45 the public page asks for the public job, without a moment', async () => {
  const { page, context, calls } = await open('/jobs');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await goInside(page, '/jobs/101');
  await byRole(page, 'heading', TITLE, { level: 1 }).waitFor();
  // A part that appears more than two seconds after the first request, as on a busy machine, makes the same one again.
  expect(new Set(calls.filter((call) => /\/jobs\/101(?!\/similar)/.test(call)))).toEqual(new Set(['GET /api/public/jobs/101']));
  await context.close();
});

it.each(PATHS)('asks a visitor at %s for a login that leads back', async (path) => {
  const { page, context } = await visit(browser);
  await page.goto(origin + path);
  await page.waitForURL(/\/login/);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(path);
  await context.close();
});

describe('the preview without its job', () => {
  // Both routes show the same part.
  const [path = ''] = PATHS;
  type Route = Parameters<Parameters<Page['route']>[1]>[0];
  const opened = async (answer: (route: Route) => Promise<void>) => {
    const visitor = await open(path, { before: (one) => one.page.route(CALL, answer) });
    await failure(visitor.page).waitFor();
    return visitor;
  };

  it('PJ57 PJ49 PJ50 says that the connection failed, and offers to try again twice', async () => {
    const { page, context } = await opened((route) => route.abort());
    const retry = byRole(page, 'button', 'Erneut versuchen');
    for (const time of [1, 2]) {
      await byText(page, 'Verbindungsfehler: Die Vorschau konnte nicht geladen werden.').waitFor();
      const [request] = await Promise.all([page.waitForRequest(CALL), retry.click()]);
      expect(request.method(), String(time)).toBe('GET');
    }
    await byText(page, 'Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.').waitFor();
    expect(await retry.count()).toBe(0);
    await context.close();
  });

  it.each([
    ['a page', { contentType: 'text/html', body: '<!doctype html><p>Wartung</p>' }],
    ['broken JSON', { contentType: 'application/json', body: '{"id":' }],
    ['nothing', { body: '' }],
    ['a list', { json: [] }],
    ['something else', { json: { message: 'Alles gut' } }],
  ])('PJ58 says that %s is no job', async (_name, answer) => {
    const { page, context } = await opened((route) => route.fulfill({ status: 200, ...answer }));
    await byText(page, 'Die Vorschau enthält ungültige Daten.').waitFor();
    await context.close();
  });

  it.each([401, 403])('PJ59 names a new login and the support at %i, and stays', async (status) => {
    const { page, context } = await opened((route) => route.fulfill({ status, body: '{}' }));
    await byText(
      page,
      'Sie sind nicht berechtigt, diese Vorschau anzusehen. Bitte melden Sie sich erneut an oder kontaktieren Sie den Support.',
    ).waitFor();
    expect(pathOf(page)).toBe(path);
    expect(await byRole(page, 'link', 'Erneut anmelden').getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
    expect(await byRole(page, 'link', 'Support kontaktieren').getAttribute('href')).toBe('mailto:support@stellwerk.example');
    expect(await byRole(page, 'button', 'Erneut versuchen').count()).toBe(0);
    await context.close();
  });

  it('PJ60 says that the job is deleted or not yet published', async () => {
    const { page, context } = await opened((route) => route.fulfill({ status: 404, body: '{}' }));
    await byText(
      page,
      'Die Stellenanzeige wurde nicht gefunden. Sie wurde möglicherweise gelöscht oder noch nicht veröffentlicht.',
    ).waitFor();
    await context.close();
  });
});
