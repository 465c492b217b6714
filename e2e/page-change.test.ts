/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/browser';
import { startDemo } from './support/demo';
import { asWritten, byRole, byText } from './support/find';
import { logIn } from './support/session';

const { origin, browser } = await startDemo({ SUPPORT_EMAIL: 'hilfe@jobs.example' });

/** Waits until the page's first heading has the focus, and returns its text. */
async function headingWithFocus(page: Page): Promise<string> {
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  return asWritten(await page.evaluate(() => document.activeElement?.textContent));
}

describe('a change of page', () => {
  it('is named by the heading, and going back restores place and focus', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs`);
    const link = page.locator('main h3 a').nth(14);
    const [title, href] = [asWritten(await link.textContent()), await link.getAttribute('href')];
    await link.focus();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(500);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}${href}`);
    expect(await headingWithFocus(page)).toBe(title);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForFunction((wanted) => document.activeElement?.getAttribute('href') === wanted, href);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(5);
    await context.close();
  });

  it('begins at its top, also when the script that leads the focus comes late', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs`);
    const link = page.locator('main h3 a').nth(14);
    await page.route(/\/page-focus-[^/]*\.js$/, async (route) => {
      // The focused element was removed with its page, and the main region has taken the focus.
      await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
      await route.continue();
    });
    await link.focus();
    await page.keyboard.press('Enter');
    await headingWithFocus(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await context.close();
  });

  it('leads back to the place of the press, though the page between is shorter', async () => {
    const { page, context } = await visit(browser);
    // As on a slow processor: the browser reports the clamped scroll position of the shorter page before the app has ended its navigation.
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => window.dispatchEvent(new Event('scroll')));
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
    const link = page.locator('main h3 a').nth(14);
    const [title, href] = [asWritten(await link.textContent()), await link.getAttribute('href')];
    await link.focus();
    const top = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    expect(await headingWithFocus(page)).toBe(title);
    await page.goBack();
    await page.waitForFunction((wanted) => document.activeElement?.getAttribute('href') === wanted, href);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(5);
    await context.close();
  });

  it('leads back to what had the focus, also where the window shows the whole page by then', async () => {
    const { page, context } = await visit(browser, { login: await logIn(origin, 'owner@demo.example') });
    await page.goto(`${origin}/company/1/dashboard?tab=team`);
    await byRole(page, 'heading', 'Team', { level: 1 }).waitFor();
    await byText(page.getByRole('main'), 'owner@demo.example').first().waitFor();
    const menu = byRole(page, 'button', /^Konto von /);
    await menu.evaluate((element) => element.focus({ preventScroll: true }));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction(() => window.scrollY > 0);
    await byRole(page, 'link', 'Dokumente').evaluate((element) => element instanceof HTMLElement && element.click());
    expect(await headingWithFocus(page)).toBe('Dokumente');
    await page.setViewportSize({ width: 1280, height: 2000 });
    await page.goBack();
    await byRole(page, 'heading', 'Team', { level: 1 }).waitFor();
    await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true);
    await context.close();
  });

  it.each([
    ['candidate@demo.example', '/dashboard', 'Empfehlungen', 'Mein Bereich'],
    ['candidate@demo.example', '/dashboard', 'Gemerkte Stellen', 'Mein Bereich'],
    ['candidate@demo.example', '/dashboard?tab=profile', 'Übersicht', 'Mein Bereich'],
    ['candidate@demo.example', '/dashboard?tab=saved', 'Profil', 'Mein Bereich'],
    ['admin@demo.example', '/admin', 'Unternehmen', 'Verwaltung'],
    ['admin@demo.example', '/admin?tab=outbox', 'Meldungen', 'Verwaltung'],
  ])('is named between the views of %s: from %s to %s', async (mail, from, view, area) => {
    const { page, context } = await visit(browser, { login: await logIn(origin, mail) });
    await page.goto(origin + from);
    // Before that, the browser itself loads the page of a link.
    await hydrated(page);
    const link = byRole(page.getByRole('main'), 'link', new RegExp(`^${view}`)).first();
    await link.focus();
    await page.keyboard.press('Enter');
    expect(await headingWithFocus(page)).toMatch(new RegExp(` – ${view}$`));
    expect(await page.title()).toBe(`${view}, ${area} | Stellwerk`);
    await context.close();
  });

  it('is named between the tabs of a company, too', async () => {
    const { page, context } = await visit(browser, { login: await logIn(origin, 'owner@demo.example') });
    await page.goto(`${origin}/company/1/dashboard?tab=applications`);
    await byRole(page, 'heading', 'Bewerbungen', { level: 1 }).waitFor();
    await byRole(page, 'link', 'Team').press('Enter');
    expect(await headingWithFocus(page)).toBe('Team');
    expect(await page.title()).toBe('Team, Weserbund Versicherungen AG | Stellwerk');
    // Another page of the same company, which is cached by then.
    await byRole(page, 'link', 'Einstellungen').press('Enter');
    await byRole(page, 'link', 'Verlauf').press('Enter');
    await byRole(page, 'heading', 'Verlauf', { level: 1 }).waitFor();
    expect(await headingWithFocus(page)).toBe('Verlauf');
    expect(await page.title()).toBe('Verlauf, Weserbund Versicherungen AG | Stellwerk');
    await context.close();
  });

  it('keeps the heading in focus where the page has another one while it loads', async () => {
    const { page, context } = await visit(browser, { login: await logIn(origin, 'owner@demo.example') });
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/private/companies/1', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(`${origin}/dashboard`);
    await byRole(page, 'link', /^Weserbund Versicherungen AG/).press('Enter');
    expect(await headingWithFocus(page)).toBe('Dashboard');
    answer();
    await byRole(page, 'navigation', 'Bereiche des Unternehmens').waitFor();
    expect(await headingWithFocus(page)).toBe('Dashboard');
    await context.close();
  });

  it('O97 leads from every footer to the accessibility statement, which says where to report a barrier', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/`);
    const footer = byRole(page, 'contentinfo');
    expect(await byRole(footer, 'link', 'Support').getAttribute('href')).toBe('mailto:hilfe@jobs.example');
    await byRole(footer, 'link', 'Barrierefreiheit').press('Enter');
    expect(await headingWithFocus(page)).toBe('Erklärung zur Barrierefreiheit');
    expect(await byText(page, 'hilfe@jobs.example').getAttribute('href')).toBe('mailto:hilfe@jobs.example');
    await context.close();
  });
});
