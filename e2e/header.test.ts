/** @module-tag full */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit, type VisitOptions } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { pathOf } from './support/member';
import { logIn, type Login } from './support/session';

const { origin, browser } = await startDemo();
const logins = {
  candidate: await logIn(origin, 'candidate@demo.example'),
  owner: await logIn(origin, 'owner@demo.example'),
  admin: await logIn(origin, 'admin@demo.example'),
};

/** A page as a given user sees it. */
async function open(path: string, options: VisitOptions = {}) {
  const visitor = await visit(browser, options);
  await visitor.page.goto(origin + path);
  return visitor;
}

/** A login of its own: logout ends it on the server. */
const again = (email: string): Promise<Login> => logIn(origin, email);

const account = (page: Page): Locator => byRole(page, 'button', /^Konto von /);
const signOut = (page: Page): Locator => byRole(page.getByRole('banner'), 'button', 'Abmelden');
const isFocused = (locator: Locator): Promise<boolean> => locator.evaluate((element) => element === document.activeElement);

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 20 && !(await isFocused(target)); presses += 1) await page.keyboard.press('Tab');
  expect(await isFocused(target)).toBe(true);
}

describe('the header of public pages', () => {
  it('AU02 MD07 MD08 shows who is logged in, leads to each part of the own area, and logs out', { tags: ['walk'] }, async () => {
    const login = await again('candidate@demo.example');
    const { page, context } = await open('/dashboard?tab=messages', { login });
    const banner = page.getByRole('banner');
    await account(page).click();
    await byText(banner, 'candidate@demo.example').waitFor();
    for (const [name, path, text] of [
      ['Mein Bereich', '/dashboard', 'Amelie Thorwald – Übersicht'],
      ['Empfehlungen', '/dashboard?tab=referrals', 'Meine Empfehlungen'],
      ['Gemerkte Stellen', '/dashboard?tab=saved', 'Gemerkte Stellen'],
      ['Suchaufträge', '/dashboard?tab=alerts', 'Suchaufträge'],
      ['Nachrichten', '/dashboard?tab=messages', 'Nachrichten'],
      ['Profil', '/dashboard?tab=profile', 'Persönliche Angaben'],
    ] as const) {
      if (!(await byRole(banner, 'link', name).isVisible())) await account(page).click();
      await byRole(banner, 'link', name).click();
      await expect.poll(() => pathOf(page)).toBe(path);
      await byRole(banner, 'link', name).waitFor({ state: 'hidden' });
      await byText(byRole(page, 'main'), text).filter({ visible: true }).first().waitFor();
    }

    for (const path of ['/images/placeholders/no-logo.png', '/images/avatar-placeholder.png', '/images/placeholders/no-image.png']) {
      const { status, headers } = await fetch(origin + path);
      expect([status, headers.get('content-type')], path).toEqual([200, 'image/png']);
    }

    await account(page).click();
    await signOut(page).click();
    await page.waitForURL(`${origin}/`);
    await byRole(page, 'link', 'Anmelden').waitFor();
    await byRole(page, 'link', 'Konto erstellen').waitFor();
    expect(await account(page).count()).toBe(0);
    expect(await page.evaluate(() => [localStorage.getItem('jwt_token'), localStorage.getItem('user_roles')])).toEqual([null, null]);
    // The page does not wait for the server: the session ends there when the call arrives.
    const authorization = `Bearer ${login.token}`;
    await expect.poll(async () => (await fetch(`${origin}/api/private/users/profile`, { headers: { authorization } })).status).toBe(401);
    await context.close();
  });

  it('leads to the own companies', async () => {
    const { page, context } = await open('/', { login: logins.owner });
    await account(page).click();
    await byRole(byRole(page, 'list', 'Meine Unternehmen'), 'link', 'Weserbund Versicherungen AG').click();
    await expect.poll(() => pathOf(page)).toBe('/company/1/dashboard');
    await byText(page.getByRole('banner'), 'Weserbund Versicherungen AG').waitFor();
    await context.close();
  });

  it('leads administrators, and nobody else, to the administration', async () => {
    const other = await open('/jobs', { login: logins.candidate });
    await account(other.page).click();
    await signOut(other.page).waitFor();
    expect(await byRole(other.page, 'link', 'Verwaltung').count()).toBe(0);
    await other.context.close();
    const { page, context } = await open('/jobs', { login: logins.admin });
    await account(page).click();
    await byRole(page, 'link', 'Verwaltung').click();
    await byRole(page, 'heading', /^Verwaltung – /, { level: 1 }).waitFor();
    await context.close();
  });

  it('moves nothing when it gets to know the person', async () => {
    // A user without applications: the list shows this beside its jobs.
    const { page, context } = await visit(browser, { login: logins.admin });
    // The line breaks of a title depend on the font, which loads later and is not part of the header.
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(`${origin}/jobs`);
    await account(page).waitFor();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
          }).observe({ type: 'layout-shift', buffered: true });
          // Without a layout shift nothing is reported.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    // The name makes its button wider; another height of the header would move the whole page.
    expect(shift).toBeLessThan(0.005);
    await context.close();
  });

  it('keeps a plain link to the own area where the script of the menu does not come', async () => {
    const visitor = await visit(browser, { login: logins.candidate });
    await visitor.page.route(/\/assets\/Account-/, (route) => route.abort());
    await visitor.page.goto(`${origin}/jobs`);
    await byRole(visitor.page, 'link', 'Mein Bereich').click();
    await expect.poll(() => pathOf(visitor.page)).toBe('/dashboard');
    await visitor.context.close();
  });

  it.each([1280, 390])('has its links without scripts, %i px wide', async (width) => {
    const { page, context } = await open('/jobs', { javaScriptEnabled: false, width });
    if (width === 390) await byRole(page, 'button', 'Menü').click();
    await byRole(page, 'link', 'Anmelden').click();
    expect(pathOf(page)).toBe('/login?redirect=%2Fjobs');
    await context.close();
  });
});

describe('the menu by keyboard alone', () => {
  it.each([
    ['/jobs', 'candidate'],
    ['/company/1/dashboard?tab=team', 'owner'],
  ] as const)('on %s opens, closes on Escape with the focus on its button, and follows a link', async (path, who) => {
    const { page, context } = await open(path, { login: logins[who] });
    await tabTo(page, account(page));
    await page.keyboard.press('Enter');
    await signOut(page).waitFor();
    await page.keyboard.press('Tab');
    const area = byRole(page.getByRole('banner'), 'link', 'Mein Bereich');
    expect(await isFocused(area)).toBe(true);
    await page.keyboard.press('Escape');
    await signOut(page).waitFor({ state: 'hidden' });
    expect(await isFocused(account(page))).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await context.close();
  });

  it.each([
    ['/jobs', 'candidate'],
    ['/company/1/dashboard?tab=team', 'owner'],
  ] as const)('on a phone at %s holds navigation and account', async (path, who) => {
    const { page, context } = await open(path, { login: logins[who], width: 390 });
    const menu = byRole(page, 'button', 'Menü');
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await signOut(page).waitFor();
    await byRole(page.getByRole('banner'), 'link', 'Stellenanzeigen').waitFor();
    await page.keyboard.press('Escape');
    await signOut(page).waitFor({ state: 'hidden' });
    expect(await isFocused(menu)).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, byRole(page.getByRole('banner'), 'link', 'Profil'));
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(page)).toBe('/dashboard?tab=profile');
    await signOut(page).waitFor({ state: 'hidden' });
    await context.close();
  });
});

describe('logging out', () => {
  it.each([
    ['/dashboard?tab=saved', 'candidate@demo.example', 390],
    ['/company/1/dashboard', 'owner@demo.example', 1280],
    ['/company/1/jobs/create', 'owner@demo.example', 1280],
    ['/company/1/settings', 'owner@demo.example', 390],
    ['/company/create', 'owner@demo.example', 1280],
    ['/jobs/preview/101', 'owner@demo.example', 1280],
    ['/admin', 'admin@demo.example', 1280],
  ])('from %s as %s, %i px wide, leads to the start page and ends the session', async (path, email, width) => {
    const login = await again(email);
    const { page, context } = await open(path, { login, width });
    // The frame of a loading page is replaced by the complete one, which closes an open menu.
    await page.locator('main h1').first().waitFor();
    await (width < 720 ? byRole(page, 'button', 'Menü') : account(page)).click();
    await signOut(page).click();
    await page.waitForURL(`${origin}/`);
    if (width < 720) await byRole(page, 'button', 'Menü').click();
    await byRole(page, 'link', 'Anmelden').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('jwt_token'))).toBeNull();
    // The page does not wait for the server: the session ends there when the call arrives.
    const authorization = `Bearer ${login.token}`;
    await expect.poll(async () => (await fetch(`${origin}/api/private/users/profile`, { headers: { authorization } })).status).toBe(401);
    await context.close();
  });

  it('is there again after going back to a page of the company', async () => {
    const { page, context } = await open('/company/1/dashboard?tab=team', { login: await again('owner@demo.example') });
    // The frame of a loading page is replaced by the complete one, which closes an open menu.
    await byRole(page, 'heading', 'Team', { level: 1 }).waitFor();
    await account(page).click();
    await byRole(page.getByRole('banner'), 'link', 'Mein Bereich').click();
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await page.goBack();
    await byRole(page, 'heading', 'Team', { level: 1 }).waitFor();
    await expect.poll(() => isFocused(account(page))).toBe(true);
    await page.keyboard.press('Enter');
    await signOut(page).click();
    await page.waitForURL(`${origin}/`);
    await context.close();
  });

  it.each([
    ['is refused', 403],
    ['is unknown', 404],
    ['fails', 500],
  ])('is possible where the company %s', async (_what, status) => {
    const { page, context } = await visit(browser, { login: await again('owner@demo.example') });
    await page.route(/\/api\/private\/companies\/1$/, (route) => route.fulfill({ status, body: '{}' }));
    await page.goto(`${origin}/company/1/dashboard`);
    await page.getByRole('alert').first().waitFor();
    await account(page).click();
    await signOut(page).click();
    await page.waitForURL(`${origin}/`);
    await context.close();
  });
});
