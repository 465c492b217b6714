/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { goInside, visit } from './support/browser';
import { byRole } from './support/find';
import { logIn } from './support/session';

const { origin, browser } = await startDemo();

const heading = (page: Page, text: string | RegExp) => byRole(page, 'heading', text, { level: 1 }).waitFor();

// Violations of a page's policies are checked after every test (support/browser.ts).
describe('no page breaks the policy of its answer or that of Trusted Types', () => {
  /** A page rendered by the server, and another after it, rendered by the browser. */
  async function readBoth(first: string, next: string): Promise<void> {
    const { page, context } = await visit(browser, { trustedTypes: true });
    await page.goto(origin + first, { waitUntil: 'networkidle' });
    const title = byRole(page, 'heading', undefined, { level: 1 });
    const before = await title.textContent();
    await goInside(page, next);
    await expect.poll(async () => (await title.allTextContents()).filter((text) => text !== before)).toHaveLength(1);
    await context.close();
  }

  it('the list, drawn by the server, and a job after it, drawn by the browser', () => readBoth('/jobs', '/jobs/101'));

  it.each([
    ['/', '/jobs'],
    ['/jobs/101', '/jobs/view/101/apply'],
    ['/login', '/register'],
    ['/fuer-unternehmen', '/register'],
    ['/forgot-password', '/coming-soon'],
    ['/barrierefreiheit', '/gibt-es-nicht'],
  ])('%s, drawn by the server, and %s after it, drawn by the browser', readBoth);

  const nothing = () => Promise.resolve();
  it.each<[what: string, who: string, path: string, ready: (page: Page) => Promise<unknown>, open: (page: Page) => Promise<unknown>]>([
    [
      'own applications and the question whether to withdraw',
      'candidate',
      '/dashboard',
      (page) => page.getByRole('article').first().waitFor(),
      async (page) => {
        await byRole(page, 'button', /^Bewerbung zurückziehen/)
          .first()
          .click();
        await page.getByRole('alertdialog').waitFor();
      },
    ],
    ['an own application', 'candidate', '/applications/1001', (page) => heading(page, /./), nothing],
    ['own profile', 'candidate', '/dashboard?tab=profile', (page) => page.getByRole('textbox').first().waitFor(), nothing],
    [
      'table of applications and the choices of its filter',
      'owner',
      '/company/1/dashboard?tab=applications',
      (page) => page.locator('main tbody tr').first().waitFor(),
      async (page) => {
        await page.getByRole('combobox').first().click();
        await page.getByRole('listbox').waitFor();
      },
    ],
    [
      'table of applications and its details',
      'owner',
      '/company/1/dashboard?tab=applications',
      (page) => page.locator('main tbody tr').first().waitFor(),
      async (page) => {
        await byRole(page, 'button', /^Details zu/)
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    [
      'cards of applications and the calendar of their period',
      'owner',
      '/company/1/applications',
      (page) => page.locator('main li').first().waitFor(),
      async (page) => {
        await byRole(page, 'button', /Kalender/).click();
        await byRole(page, 'dialog', 'Kalender Zeitraum').waitFor();
      },
    ],
    [
      'board of applications and the menu of a card',
      'owner',
      '/company/1/applications?view=board',
      (page) =>
        byRole(page, 'button', /verschieben$/)
          .first()
          .waitFor(),
      async (page) => {
        await byRole(page, 'button', /verschieben$/)
          .first()
          .click();
        await page.getByRole('menu').waitFor();
      },
    ],
    ['applications to a job', 'owner', '/company/1/jobs/101/applications', (page) => heading(page, 'Bewerbungen'), nothing],
    ['application page', 'owner', '/company/1/applications/1001', (page) => heading(page, /./), nothing],
    [
      'jobs of the company, and a menu',
      'owner',
      '/company/1/jobs',
      (page) => heading(page, 'Stellenanzeigen'),
      async (page) => {
        await byRole(page, 'button', /^Weitere Aktionen zu/)
          .first()
          .click();
        await page.getByRole('menu').waitFor();
      },
    ],
    ['a job of the company', 'owner', '/company/1/jobs/101', (page) => page.locator('.sw-prose').first().waitFor(), nothing],
    ['preview of a job', 'owner', '/jobs/preview/101', (page) => page.locator('.sw-prose').first().waitFor(), nothing],
    ['team', 'owner', '/company/1/team', (page) => page.getByRole('article').first().waitFor(), nothing],
    ['documents', 'owner', '/company/1/documents', (page) => page.getByRole('table').waitFor(), nothing],
    ['subscription', 'owner', '/company/1/subscription', (page) => heading(page, /./), nothing],
    ['settings', 'owner', '/company/1/settings', (page) => heading(page, /./), nothing],
  ])('%s', async (_what, who, path, ready, open) => {
    const login = await logIn(origin, `${who}@demo.example`);
    const { page, context } = await visit(browser, { trustedTypes: true, login });
    await page.goto(origin + path);
    await ready(page);
    await open(page);
    await context.close();
  });
});

describe('what the policy lets through looks as before', () => {
  const boxes = (page: Page) =>
    page
      .locator('main [data-style], main [style]')
      .evaluateAll((elements) => elements.map((element) => [element.clientWidth, element.clientHeight]));

  it('sizes that components set are there without a script, and still when React has taken over', async () => {
    const plain = await visit(browser, { javaScriptEnabled: false });
    await plain.page.goto(`${origin}/jobs`);
    const before = await boxes(plain.page);
    await plain.context.close();
    const { page, context, complaints } = await visit(browser);
    await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
    expect(before.length).toBeGreaterThan(10);
    expect(await boxes(page)).toEqual(before);
    expect(await page.locator('[data-style]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a dialog keeps the page behind it from scrolling, and the list of a select has no scroll bar', async () => {
    const login = await logIn(origin, 'owner@demo.example');
    const { page, context } = await visit(browser, { login });
    await page.goto(`${origin}/company/1/dashboard?tab=applications`);
    await byRole(page, 'button', /^Details zu/)
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('combobox').first().click();
    const list = page.locator('[data-radix-select-viewport]');
    await list.waitFor();
    expect(await list.evaluate((element) => getComputedStyle(element).scrollbarWidth)).toBe('none');
    await context.close();
  });

  it('what a page writes into itself is blocked', async () => {
    const { page, context, takeViolations } = await visit(browser);
    await page.goto(`${origin}/login`);
    await page.evaluate(() => {
      const note = document.createElement('div');
      note.innerHTML = '<p id="intruder" style="width:7px">A</p><style>#intruder{height:7px}</style>';
      document.body.append(note);
    });
    const size = await page.locator('#intruder').evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
    expect(size).not.toContain(7);
    const blocked = new Set<string>();
    await expect
      .poll(() => {
        for (const [, directive = ''] of takeViolations().map((text) => text.split(' '))) blocked.add(directive);
        return [...blocked].toSorted();
      })
      .toEqual(['style-src-attr', 'style-src-elem']);
    await context.close();
    takeViolations();
  });
});
