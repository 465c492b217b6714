/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { DEMO_PASSWORD, logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const SAVED = '/api/private/saved-jobs';

const star = (page: Page) => byRole(page, 'button', /^Stelle merken: /);
const titleOf = async (page: Page): Promise<string> =>
  ((await star(page).first().getAttribute('title')) ?? '').replace('Stelle merken: ', '');

/**
 * Saves the first job of the list that is not saved.
 * @returns its title
 */
async function saveFirst(page: Page): Promise<string> {
  await star(page).first().waitFor();
  const title = await titleOf(page);
  await byRole(page, 'button', `Stelle merken: ${title}`).click();
  await byRole(page, 'button', `Gemerkt: ${title}`).waitFor();
  // The star changes at once; this text confirms that it is stored, so that the page may be left.
  await byText(page, 'Die Stelle ist gemerkt.').first().waitFor();
  return title;
}

async function signIn(page: Page, email: string): Promise<void> {
  await byLabel(page, 'E-Mail').fill(email);
  await byLabel(page, 'Passwort').fill(DEMO_PASSWORD);
  await byRole(page, 'button', 'Anmelden').click();
}

const idsOf = async (email: string): Promise<readonly number[]> =>
  (await readAs<{ readonly ids: readonly number[] }>(await logIn(origin, email), SAVED)).ids;

it(
  'O93 a visitor saves on the list and on a page, finds both (/saved-jobs), and has them in the account after the login',
  { tags: ['walk'] },
  async () => {
    const { page, context, calls } = await visit(browser);
    await page.goto(`${origin}/jobs`);
    const first = await saveFirst(page);
    await byRole(page, 'link', 'Gemerkte Stellen (1)').waitFor();
    expect(
      calls.filter((call) => call.includes('saved-jobs')),
      'nobody is logged in',
    ).toEqual([]);
    const second = await titleOf(page);
    await byRole(page, 'link', second).click();
    await byRole(page, 'button', 'Stelle merken').first().click();
    await byRole(page, 'button', 'Gemerkt').first().waitFor();
    await byText(page, 'Die Stelle ist gemerkt.').first().waitFor();

    await page.goto(`${origin}/jobs`);
    await byRole(page, 'button', `Gemerkt: ${first}`).waitFor();
    await byRole(page, 'link', 'Gemerkte Stellen (2)').click();
    await byRole(page, 'heading', '2 gemerkte Stellen', { level: 2 }).waitFor();
    await byRole(page, 'link', 'Anmelden').last().click();
    await signIn(page, 'malte.behrens@post.example');
    await page.waitForURL(/tab=saved/);
    for (const title of [second, first]) await byRole(page, 'link', title).waitFor();
    expect(await idsOf('malte.behrens@post.example')).toHaveLength(2);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('saved-jobs')))).toEqual([]);

    await byRole(page, 'button', `Entfernen: ${first}`).click();
    await byRole(page, 'button', `Rückgängig: ${first}`).waitFor();
    expect(await idsOf('malte.behrens@post.example')).toHaveLength(1);
    await byRole(page, 'button', `Rückgängig: ${first}`).click();
    await byRole(page, 'link', first).waitFor();
    expect(await idsOf('malte.behrens@post.example')).toHaveLength(2);

    // The next person at this computer sees none of it.
    await byRole(page, 'button', 'Abmelden').click();
    await page.waitForURL((url) => !url.pathname.startsWith('/dashboard'));
    await page.goto(`${origin}/login?redirect=%2Fdashboard%3Ftab%3Dsaved`);
    await signIn(page, 'leon.hartwig@post.example');
    await byRole(page, 'heading', 'Noch keine Stelle gemerkt').waitFor();
    await context.close();
  },
);

it('O93 what does not arrive at the login is neither lost nor given to anybody else', async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/jobs`);
  const title = await saveFirst(page);
  await page.route(/\/api\/private\/saved-jobs$/, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await page.goto(`${origin}/login?redirect=%2Fdashboard%3Ftab%3Dsaved`);
  await signIn(page, 'referrer@demo.example');
  await byRole(page, 'heading', 'Noch keine Stelle gemerkt').waitFor();
  await byRole(page, 'button', 'Abmelden').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/dashboard'));

  await page.unrouteAll();
  await page.goto(`${origin}/login?redirect=%2Fdashboard%3Ftab%3Dsaved`);
  await signIn(page, 'leon.hartwig@post.example');
  await byRole(page, 'heading', 'Noch keine Stelle gemerkt').waitFor();
  await byRole(page, 'button', 'Abmelden').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/dashboard'));

  await page.goto(`${origin}/login?redirect=%2Fdashboard%3Ftab%3Dsaved`);
  await signIn(page, 'referrer@demo.example');
  await byRole(page, 'link', title).waitFor();
  await context.close();
});

it('O93 saves by the keyboard on a phone, and takes the mark back where the line is gone', async () => {
  const { page, context } = await visit(browser, { width: 390, login: await logIn(origin, 'member@demo.example') });
  await page.goto(`${origin}/jobs`);
  await star(page).first().waitFor();
  const title = await titleOf(page);
  await byRole(page, 'link', title).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const saved = byRole(page, 'button', `Gemerkt: ${title}`);
  await saved.waitFor();
  expect(await saved.getAttribute('aria-pressed')).toBe('true');
  await byText(page, 'Die Stelle ist gemerkt.').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.route(/\/api\/private\/saved-jobs\//, (route) => route.abort());
  await saved.click();
  await byText(page, /^Die Stelle konnte nicht entfernt werden\./)
    .first()
    .waitFor();
  await saved.waitFor();
  expect(await idsOf('member@demo.example')).toHaveLength(1);
  await context.close();
});

describe('O93 a press is kept although its page is left before the script that keeps it has come', () => {
  /**
   * Clicks the star of the first job while that script is held, and leaves the page.
   * @returns the title of the job
   */
  async function pressAndLeave(page: Page): Promise<string> {
    await page.route('**/assets/keeper-*.js', () => undefined);
    await page.goto(`${origin}/jobs`);
    await star(page).first().waitFor();
    const title = await titleOf(page);
    await byRole(page, 'button', `Stelle merken: ${title}`).click();
    await byRole(page, 'button', `Gemerkt: ${title}`).waitFor();
    await page.goto(`${origin}/impressum`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return title;
  }

  it('by a visitor, in this browser', async () => {
    const { page, context } = await visit(browser);
    const title = await pressAndLeave(page);
    await page.goto(`${origin}/jobs`);
    await byRole(page, 'button', `Gemerkt: ${title}`).waitFor();
    await byRole(page, 'link', 'Gemerkte Stellen (1)').click();
    await byRole(page, 'link', title).waitFor();
    await context.close();
  });

  it('by a visitor who opens the saved postings next', async () => {
    const { page, context } = await visit(browser);
    const title = await pressAndLeave(page);
    await page.goto(`${origin}/saved-jobs`);
    await byRole(page, 'link', title).waitFor();
    await context.close();
  });

  it('by an account, for it alone', async () => {
    const [own, other] = await Promise.all([logIn(origin, 'admin@demo.example'), logIn(origin, 'owner@demo.example')]);
    const { page, context } = await visit(browser, { login: own });
    const title = await pressAndLeave(page);
    await page.goto(`${origin}/jobs`);
    await byRole(page, 'button', `Gemerkt: ${title}`).waitFor();
    expect(await idsOf('admin@demo.example')).toHaveLength(1);

    await pressAndLeave(page);
    await page.evaluate((token) => localStorage.setItem('jwt_token', token), other.token);
    await page.goto(`${origin}/jobs`);
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('saved-jobs')))).toEqual([]);
    expect(await idsOf('owner@demo.example')).toEqual([]);
    await context.close();
  });
});
