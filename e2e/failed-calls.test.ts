/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goInside, visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');

const LIST = '/api/private/applications/by-company/1';
const COMPANY = '/api/private/companies/1';
/** The same calls, whatever their query. */
const PATTERNS = { [LIST]: /\/applications\/by-company\/1(?:\?|$)/, [COMPANY]: /\/private\/companies\/1$/ } as const;
const TAB = '/company/1/dashboard?tab=applications';

/** Opens a page whose call of a path fails with a status, under a clock controlled by the test. */
async function openFailing(path: keyof typeof PATTERNS, status: number): Promise<Visit & { readonly count: () => number }> {
  const visitor = await visit(browser, { login: owner, own: true });
  await visitor.page.clock.install();
  await visitor.page.route(PATTERNS[path], (route) => route.fulfill({ status, json: { success: false, message: 'Kaputt' } }));
  await visitor.page.goto(origin + TAB);
  return { ...visitor, count: () => visitor.calls.filter((call) => call.split('?')[0] === `GET ${path}`).length };
}

/** Advances the clock by five minutes, and focuses the window meanwhile. */
async function letTimePass(page: Page): Promise<void> {
  await page.clock.runFor('05:00');
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor('05:00');
}

describe('a call that failed', () => {
  it.each([500, 404])('A52 is not repeated by itself when the server answers %i, and its error stays', async (status) => {
    const { page, count } = await openFailing(LIST, status);
    const retry = byRole(page, 'button', 'Erneut versuchen');
    await retry.waitFor();
    const before = count();
    await letTimePass(page);
    expect(count()).toBe(before);
    expect(await retry.isVisible()).toBe(true);
  });

  it('A52 is made once more by the button', async () => {
    const { page, count } = await openFailing(LIST, 500);
    await byRole(page, 'button', 'Erneut versuchen').waitFor();
    const before = count();
    await page.unroute(PATTERNS[LIST]);
    await byRole(page, 'button', 'Erneut versuchen').click();
    await byRole(page, 'table', 'Bewerbungen').waitFor();
    expect(count()).toBe(before + 1);
  });

  it('A52 the company itself is not asked for again after an answer of the server', async () => {
    const { page, count } = await openFailing(COMPANY, 500);
    await byRole(page, 'button', 'Erneut versuchen').waitFor();
    const before = count();
    await letTimePass(page);
    expect(count()).toBe(before);
  });
});

it('T1 a company that is active has no badge of an inactive one, after its own dashboard as well', async () => {
  const { page } = await visit(browser, { login: owner });
  await page.goto(origin + TAB);
  await byRole(page, 'table', 'Bewerbungen').waitFor();
  await goInside(page, '/dashboard');
  // The previous page names the company as well. The owner has another one, which is inactive.
  await byRole(page, 'table', 'Bewerbungen').waitFor({ state: 'detached' });
  const companies = byRole(page.getByRole('main'), 'listitem');
  await byText(companies, 'Inaktiv').waitFor();
  const active = companies.filter({ hasText: 'Weserbund Versicherungen AG' });
  expect([await active.count(), await byText(active, 'Inaktiv').count()]).toEqual([1, 0]);
});

describe('a login that ends in the middle of an action', () => {
  const NOTES = '**/api/private/applications/*/notes';

  /** Opens the page of an application, types notes, and saves them while the server answers with a status. */
  async function saveNotes(status: number): Promise<Page> {
    const { page } = await visit(browser, { login: owner });
    const [first] = await readAs<readonly { readonly id: number }[]>(owner, LIST);
    await page.route(NOTES, (route) => route.fulfill({ status, json: { success: false, message: 'Kaputt' } }));
    await page.goto(`${origin}/company/1/applications/${first?.id}`);
    await byRole(page, 'button', 'Notizen bearbeiten').click();
    await byRole(page, 'textbox', 'Notizen').fill('Ruft am Montag zurück.');
    await byRole(page, 'button', 'Speichern').click();
    return page;
  }

  it('A27 401 leads to the login and back', async () => {
    const page = await saveNotes(401);
    await page.waitForURL(/\/login\?redirect=%2Fcompany%2F1%2Fapplications%2F\d+$/);
    expect(await page.evaluate(() => localStorage.getItem('jwt_token'))).toBeNull();
  });

  it('CA46 CA51 403 is read in a toast, and what was typed stays', async () => {
    const page = await saveNotes(403);
    await byText(byRole(page, 'region', 'Meldungen'), 'Fehler beim Speichern der Notizen').waitFor();
    expect(await byRole(page, 'textbox', 'Notizen').inputValue()).toBe('Ruft am Montag zurück.');
    expect(await page.evaluate(() => localStorage.getItem('jwt_token'))).toBe(owner.token);
  });
});

const PREVIEW = '**/api/private/companies/jobs/101?*';

it('PJ59 a refused token on the preview of a job leaves the other companies within reach', async () => {
  const { page } = await visit(browser, { login: owner });
  await page.route(PREVIEW, (route) => route.fulfill({ status: 401, json: { success: false, message: 'Kaputt' } }));
  await page.goto(`${origin}/company/1/jobs/101`);
  await byText(
    page,
    'Sie sind nicht berechtigt, diese Vorschau anzusehen. Bitte melden Sie sich erneut an oder kontaktieren Sie den Support.',
  ).waitFor();
  await byRole(page, 'button', 'Unternehmen wechseln').click();
  await byRole(byRole(page, 'dialog', 'Ihre Unternehmen'), 'link', /^Weserbund Versicherungen AG/).waitFor();
});

it('PJ60 a job of another company is unknown in the frame of this one', async () => {
  const { page } = await visit(browser, { login: owner });
  await page.route(PREVIEW, async (route) => {
    const response = await route.fetch();
    const job: { readonly company: object } = await response.json();
    await route.fulfill({ response, json: { ...job, company: { ...job.company, id: 2 } } });
  });
  await page.goto(`${origin}/company/1/jobs/101`);
  await byText(
    page,
    'Die Stellenanzeige wurde nicht gefunden. Sie wurde möglicherweise gelöscht oder noch nicht veröffentlicht.',
  ).waitFor();
  expect(await byRole(page, 'heading', 'Senior Aktuar').count()).toBe(0);
});
