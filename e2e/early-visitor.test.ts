import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseResume, consent, fillPerson, submit } from './support/application-form';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { pathOf } from './support/member';
import { DEMO_PASSWORD } from './support/session';

const { origin, browser } = await startDemo();

/** Opens a page whose scripts arrive only when `arrive` is called: a slow line. */
async function openSlowly(path: string) {
  const { page, context } = await visit(browser);
  let arrive = (): void => undefined;
  const scripts = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(origin + path, { waitUntil: 'commit' });
  return { page, context, arrive: () => arrive() };
}

const password = (page: Page) => byLabel(page, 'Passwort').first();

describe('who is faster than the page on a slow line loses nothing', () => {
  it('logs in', async () => {
    const { page, context, arrive } = await openSlowly('/login');
    await byLabel(page, 'E-Mail').fill('owner@demo.example');
    await password(page).fill(DEMO_PASSWORD);
    await byRole(page, 'button', 'Anmelden').click();
    expect(pathOf(page)).toBe('/login');
    arrive();
    await expect.poll(() => pathOf(page)).not.toBe('/login');
    await context.close();
  });

  it('registers', async () => {
    const { page, context, arrive } = await openSlowly('/register?redirect=/company/create');
    await byRole(page, 'radio', 'Unternehmen').check();
    await byLabel(page, 'Vorname').fill('Kira');
    await byLabel(page, 'Nachname').fill('Bitz');
    await byLabel(page, 'E-Mail').fill('kira@kiebitz.example');
    await byLabel(page, 'Passwort').fill('ein langer Satz reicht');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await byRole(page, 'button', 'Konto erstellen').click();
    arrive();
    await byRole(page, 'heading', 'Neues Unternehmen erstellen', { level: 1 }).waitFor();
    await context.close();
  });

  it('is told what is missing, and keeps what was typed', async () => {
    const { page, context, arrive } = await openSlowly('/register');
    await byLabel(page, 'Vorname').fill('Annika');
    await byRole(page, 'button', 'Konto erstellen').click();
    arrive();
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(await byLabel(page, 'Vorname').inputValue()).toBe('Annika');
    await context.close();
  });

  it('applies', async () => {
    const { page, context, arrive } = await openSlowly('/jobs/view/101/apply');
    await fillPerson(page);
    await chooseResume(page);
    await consent(page);
    await submit(page);
    arrive();
    await byText(page, 'Ihre Bewerbung wurde erfolgreich übermittelt!').first().waitFor();
    await context.close();
  });

  it('applies with what was chosen before', async () => {
    const { page, context, arrive } = await openSlowly('/jobs/view/101/apply');
    await fillPerson(page);
    await chooseResume(page);
    await consent(page);
    arrive();
    await page.waitForLoadState('networkidle');
    await submit(page);
    await byText(page, 'Ihre Bewerbung wurde erfolgreich übermittelt!').first().waitFor();
    await context.close();
  });

  it('searches, by the form as the browser sends it', async () => {
    const { page, context } = await openSlowly('/jobs');
    await byRole(page, 'searchbox').first().fill('Gleis');
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(page)).toContain('search=Gleis');
    await context.close();
  });
});
