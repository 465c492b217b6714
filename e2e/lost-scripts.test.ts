/** @module-tag full */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { keepsFocus, tabTo } from './support/keyboard';
import { opener, pathOf } from './support/member';
import { logIn } from './support/session';

const { origin, browser } = await startDemo();
const open = opener(browser, await logIn(origin, 'recruiter@demo.example'));

const SCRIPTS = '**/assets/*.js';
const DESIGNS = /\/assets\/(?:klassisch|modern|konservativ)-[^/]*\.js$/;
const AGAIN = 'Erneut versuchen';

/** Blocks every script that is not loaded yet, and counts the requests of each. */
async function loseScripts(context: BrowserContext, counted = /\/route-/): Promise<{ asked: number }> {
  const lost = { asked: 0 };
  await context.route(SCRIPTS, (route) => {
    if (counted.test(route.request().url())) lost.asked += 1;
    return route.abort('connectionfailed');
  });
  return lost;
}

/** Uncaught errors of the page. */
function thrown(page: Page): readonly Error[] {
  const errors: Error[] = [];
  page.on('pageerror', (error) => void errors.push(error));
  return errors;
}

it('a page whose script cannot be loaded says so, and comes with another try', async () => {
  const { page, context } = await visit(browser);
  const errors = thrown(page);
  await page.goto(`${origin}/jobs`);
  const link = page.locator('main h3 a').first();
  const [title, href] = [(await link.textContent()) ?? '', await link.getAttribute('href')];
  const lost = await loseScripts(context);
  await link.click();
  await byRole(page, 'heading', 'Diese Seite konnte nicht geladen werden', { level: 1 }).waitFor();
  expect(pathOf(page)).toBe(href);
  // Each try requests it once, not in an endless loop.
  expect(lost.asked).toBe(1);
  await byRole(page, 'button', AGAIN).click();
  await expect.poll(() => lost.asked).toBe(2);
  await byRole(page, 'heading', 'Diese Seite konnte nicht geladen werden', { level: 1 }).waitFor();
  expect(lost.asked).toBe(2);
  await context.unroute(SCRIPTS);
  await byRole(page, 'button', AGAIN).click();
  await byRole(page, 'heading', title, { level: 1 }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('a page that could not be loaded is left by going back, and loads when it is asked for again', async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/jobs`);
  const link = page.locator('main h3 a').first();
  const title = (await link.textContent()) ?? '';
  await loseScripts(context);
  await link.click();
  await byRole(page, 'button', AGAIN).waitFor();
  await context.unroute(SCRIPTS);
  await page.goBack();
  await link.click();
  await byRole(page, 'heading', title, { level: 1 }).waitFor();
  await context.close();
});

it('a page that the server has rendered gets its script when the line is back', async () => {
  const { page, context } = await open('/company/1/dashboard?tab=team', {
    before: ({ context: before }) => before.route('**/assets/route-*.js', (route) => route.abort('connectionfailed')),
  });
  await page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/route-'));
  await context.unroute('**/assets/route-*.js');
  await byRole(page, 'heading', 'Team', { level: 1 }).waitFor();
  await context.close();
});

it('a posting that somebody reads stays when the script of its design cannot be loaded', async () => {
  const { page, context } = await visit(browser);
  const errors = thrown(page);
  await page.goto(`${origin}/jobs`);
  const href = (await page.locator('main h3 a').first().getAttribute('href')) ?? '';
  await page.goto(origin + href);
  const lost = await loseScripts(context, DESIGNS);
  const title = byRole(page, 'heading', undefined, { level: 1 });
  await title.hover();
  await expect.poll(() => lost.asked).toBeGreaterThan(0);
  const { asked } = lost;
  // Clicks during a try begin no other one.
  const use = async (): Promise<number> => {
    await page.keyboard.press('Shift');
    return lost.asked;
  };
  await expect.poll(use).toBeGreaterThan(asked);
  expect(await title.isVisible()).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

it('a dialog whose script cannot be loaded says so in its place', async () => {
  const { page, context } = await open('/company/1/dashboard?tab=jobs');
  await byRole(page, 'button', /^Weitere Aktionen zu /)
    .first()
    .click();
  await loseScripts(context);
  await byRole(page, 'menuitem', 'Design ändern').click();
  const dialog = byRole(page, 'dialog', 'Design ändern');
  await byText(dialog, 'Dieser Teil der Seite konnte nicht geladen werden').waitFor();
  await context.unroute(SCRIPTS);
  await byRole(dialog, 'button', AGAIN).click();
  await byRole(dialog, 'radio').first().waitFor();
  await context.close();
});

it('a tab of the company whose script cannot be loaded leaves the others alone', async () => {
  const { page, context } = await open('/company/1/dashboard?tab=jobs');
  const errors = thrown(page);
  await byRole(page, 'heading', 'Stellenanzeigen', { level: 1 }).waitFor();
  await loseScripts(context);
  await byRole(page, 'link', 'Team').click();
  await byRole(page, 'heading', 'Dieser Teil der Seite konnte nicht geladen werden', { level: 1 }).waitFor();
  await byRole(page, 'link', 'Stellenanzeigen').click();
  await byRole(page, 'heading', 'Stellenanzeigen', { level: 1 }).waitFor();
  await byRole(page, 'link', 'Team').click();
  await byRole(page, 'button', AGAIN).waitFor();
  await context.unroute(SCRIPTS);
  // The script that passes the focus on could not be loaded either, and is requested at the next focus.
  await Promise.all([page.waitForResponse('**/assets/keep-focus-*.js'), tabTo(page, byRole(page, 'button', AGAIN))]);
  await page.keyboard.press('Enter');
  await byRole(page, 'heading', 'Team', { level: 1 }).waitFor();
  await keepsFocus(page);
  expect(errors).toEqual([]);
  await context.close();
});

it('a field of the job form whose script cannot be loaded keeps what was typed', async () => {
  const { page, context } = await open('/company/1/jobs/create', {
    before: ({ context: before }) =>
      before.route(/\/assets\/(?:date-field|rich-text-editor)[^/]*\.js$/, (route) => route.abort('connectionfailed')),
  });
  const errors = thrown(page);
  await byLabel(page, 'Stellentitel').fill('Weichenwärterin (m/w/d)');
  await byText(page, '„Ihr Profil“ konnte nicht geladen werden.').waitFor();
  await byText(page, '„Bewerbungsfrist“ konnte nicht geladen werden.').waitFor();
  await context.unroute(/\/assets\/(?:date-field|rich-text-editor)[^/]*\.js$/);
  // All editors wait for one script.
  await byRole(page, 'alert').filter({ hasText: 'Ihr Profil' }).getByRole('button').click();
  await byRole(page, 'textbox', 'Ihr Profil').waitFor();
  await byRole(page, 'textbox', 'Ihre Aufgaben').waitFor();
  expect(await byLabel(page, 'Stellentitel').inputValue()).toBe('Weichenwärterin (m/w/d)');
  expect(errors).toEqual([]);
  await context.close();
});

it('the preview beside the job form offers another try, though its design cannot be used', async () => {
  const { page, context } = await open('/company/1/jobs/create', {
    before: ({ context: before }) => before.route(DESIGNS, (route) => route.abort('connectionfailed')),
  });
  const preview = page.locator('[data-preview]');
  await byText(preview, 'Dieser Teil der Seite konnte nicht geladen werden').waitFor();
  await context.unroute(DESIGNS);
  await byRole(preview, 'button', AGAIN).click();
  await preview.locator('article').waitFor();
  expect(await preview.locator('article').evaluate((article) => article.closest('[inert]') !== null)).toBe(true);
  await context.close();
});
