import { readApplications } from '@stellwerk/domain';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole } from './support/find';
import { DEMO_PASSWORD, logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');

/** Milliseconds between two keys: a fast typist, a macro, dictation that types. */
const FAST = 40;
/** Stops that a page may have before what is looked for. */
const STOPS = 80;

/** Presses Tab until the element has the focus; fails when the keyboard does not reach it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it.');
}

/** Reaches something by Tab and presses Enter on it. */
async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** A page on a processor four times as slow, where keys come faster than drawing. */
async function slowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

describe('with the keyboard alone', () => {
  it('a visitor finds a job from the start page and begins to apply', async () => {
    const { page, context } = await visit(browser);
    await page.goto(origin);
    await slowly(page);
    await tabTo(page, byLabel(page, 'Suche'));
    await page.keyboard.type('Weserbund', { delay: FAST });
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/jobs?search=Weserbund`);
    await byRole(page, 'heading', 'Stellenanzeigen', { level: 1 }).waitFor();
    const first = page.locator('main h3 a').first();
    const title = await first.textContent();
    await enter(page, first);
    await byRole(page, 'heading', title ?? '', { level: 1 }).waitFor();
    await enter(page, byRole(page, 'link', 'Jetzt bewerben').first());
    await byRole(page, 'form', 'Bewerbung').waitFor();
    await context.close();
  });

  it('the list keeps every letter and says what it shows', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs`);
    await slowly(page);
    const field = byRole(page, 'searchbox', 'Suche');
    await tabTo(page, field);
    await page.keyboard.type('Thorwald Amelie', { delay: FAST });
    await page.waitForURL(/search=Thorwald(\+|%20)Amelie$/);
    expect(await field.inputValue()).toBe('Thorwald Amelie');
    await enter(page, byRole(page, 'button', 'Filter zurücksetzen'));
    await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
    await context.close();
  });

  it('an owner logs in, finds an application, rates it and keeps a note', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/company/1/dashboard?tab=applications`);
    await slowly(page);
    await tabTo(page, byLabel(page, 'E-Mail'));
    await page.keyboard.type('owner@demo.example', { delay: FAST });
    await tabTo(page, byLabel(page, 'Passwort'));
    await page.keyboard.type(DEMO_PASSWORD, { delay: FAST });
    await page.keyboard.press('Enter');
    await byRole(page, 'heading', 'Bewerbungen', { level: 1 }).waitFor();
    const search = byRole(page, 'searchbox', 'Suche');
    await tabTo(page, search);
    await page.keyboard.type('Thorwald', { delay: FAST });
    await enter(page, byRole(page, 'button', 'Details zu Amelie Thorwald'));
    await byRole(page, 'dialog', 'Bewerbung von Amelie Thorwald').waitFor();
    await page.keyboard.press('Escape');
    await byRole(page, 'dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Amelie Thorwald');

    const mine = readApplications(await readAs(owner, '/api/private/applications/by-company/1'));
    const application = mine.find(({ name }) => name === 'Amelie Thorwald');
    await page.goto(`${origin}/company/1/applications/${application?.id ?? ''}`);
    await tabTo(page, byRole(page, 'radio', '1 Stern'));
    await page.keyboard.press('ArrowRight');
    await enter(page, byRole(page, 'button', 'Notizen bearbeiten'));
    await page.keyboard.type('Am Montag anrufen', { delay: FAST });
    await enter(page, byRole(page, 'button', 'Speichern'));
    await byRole(page, 'button', 'Notizen bearbeiten').waitFor();
    const after = readApplications(await readAs(owner, '/api/private/applications/by-company/1'));
    expect(after.find(({ id }) => id === application?.id)).toMatchObject({ rating: 2, notes: 'Am Montag anrufen' });
    await context.close();
  });
});
