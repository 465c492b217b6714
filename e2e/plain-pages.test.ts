/** @module-tag full */
import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { unzip } from '../apps/api/src/testing/zip';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { mailedLink } from './support/mails';

/** Pages and actions of a visitor without scripts, apart from the form itself (plain-application.test.ts) and the newsletter. */
const { origin, browser, dataDir } = await startDemo();

async function open(path: string) {
  const visitor = await visit(browser, { javaScriptEnabled: false });
  const answer = await visitor.page.goto(origin + path);
  expect(answer?.status()).toBe(200);
  return visitor;
}

async function post(path: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).ok).toBe(true);
}

/** Applies as a guest. @returns the page of the mailed link, open */
async function openStatus(email: string): Promise<{ readonly page: Page; readonly path: string; readonly close: () => Promise<void> }> {
  const person = { firstName: 'Ada', lastName: 'Kern', email, linkedinProfile: 'https://www.linkedin.com/in/ada', terms: true, gdpr: true };
  await post('/api/public/applications/create', { ...person, jobOffer: { id: 101 } });
  const path = await mailedLink(dataDir, email, 'status');
  const { page, context } = await open(path);
  return { page, path, close: () => context.close() };
}

/** Visible buttons that submit no form: without a script they do nothing. */
const deadButtons = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main button[type=button]')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => (button.checkVisibility() && !button.matches(':disabled') ? [button.textContent ?? ''] : [])),
    );

describe('without JavaScript', () => {
  it('PJ23 shows nothing to press that does nothing, and leads to a video at the host that sets no cookies', async () => {
    const { page, context } = await open('/jobs/109');
    const video = byRole(page, 'link', 'Video in neuem Tab ansehen');
    expect(await video.getAttribute('href')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    expect(await video.getAttribute('target')).toBe('_blank');
    for (const path of ['/jobs/109', '/jobs/102', '/jobs/103', '/jobs', '/', '/fuer-unternehmen', '/jobs/view/101/apply']) {
      await page.goto(origin + path);
      await byRole(page, 'heading', undefined, { level: 1 }).waitFor();
      expect(await deadButtons(page), path).toEqual([]);
    }
    await context.close();
  });

  it('O94 leads from a mistyped place to the one that was probably meant', async () => {
    const { page, context } = await open('/jobs?near=Brmen&employment=Vollzeit');
    await byRole(page, 'link', 'Meinten Sie „Bremen“?').click();
    await page.waitForURL(`${origin}/jobs?employment=Vollzeit&near=Bremen`);
    await byRole(page, 'heading', /im Umkreis von 25 km um Bremen$/, { level: 2 }).waitFor();
    await context.close();
  });

  it('has the whole start page, and keeps no empty place at its end', async () => {
    const { page, context } = await open('/');
    for (const name of ['So funktioniert eine Empfehlung', 'Was andere sagen', 'Neue Stellen, direkt zu dir'])
      await byRole(page, 'region', name).waitFor();
    await byRole(page, 'link', 'Jetzt registrieren').waitFor();
    expect(await byRole(page, 'form', 'Newsletter').count()).toBe(0);
    const gap = await page.locator('main').evaluate((main) => {
      const ends = [...main.querySelectorAll('section')].map((section) => section.getBoundingClientRect().bottom);
      return main.getBoundingClientRect().bottom - Math.max(...ends);
    });
    expect(gap).toBeLessThan(200);
    await context.close();
  });

  it('what a visitor reads needs no script, and what members do says that it needs one', { tags: ['walk'] }, async () => {
    const needed = 'Für diese Seite muss JavaScript eingeschaltet sein. Stellenanzeigen können Sie auch ohne lesen.';
    const saysSo = async (path: string): Promise<boolean> => {
      const { document } = new JSDOM(await (await fetch(origin + path)).text()).window;
      return [...document.querySelectorAll('noscript')].some(({ textContent }) => textContent.includes(needed));
    };
    const members = [
      '/login',
      '/register',
      '/forgot-password',
      '/confirm-email?token=x',
      '/reset-password?token=x',
      '/dashboard',
      '/admin',
    ];
    const saying = async (paths: readonly string[]) => Promise.all(paths.map(async (path) => [path, await saysSo(path)]));
    const ofMembers = [...members, '/company/1/dashboard'];
    expect(await saying(ofMembers)).toEqual(ofMembers.map((path) => [path, true]));
    const ofVisitors = ['/', '/jobs', '/jobs/101', '/jobs/view/101/apply', '/fuer-unternehmen', '/impressum'];
    expect(await saying(ofVisitors)).toEqual(ofVisitors.map((path) => [path, false]));
  });

  it('O72 the status of an application is read, taken along and taken back after a question', async () => {
    const { page, path, close } = await openStatus('ohne@post.example');
    expect(await deadButtons(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), byRole(page, 'link', 'Daten herunterladen').click()]);
    expect([...(await unzip(await readFile(await download.path()))).keys()]).toContain('daten.json');

    await page.locator('summary').click();
    await Promise.all([page.waitForResponse(/withdraw$/), byRole(page, 'button', 'Ja, Bewerbung zurückziehen').click()]);
    expect(page.url()).toBe(origin + path);
    await byText(page, 'Zurückgezogen').first().waitFor();
    await page.getByText(/^Ihre Unterlagen werden am \d\d\.\d\d\.\d{4} gelöscht\.$/).waitFor();
    expect(await byRole(page, 'button', 'Ja, Bewerbung zurückziehen').count()).toBe(0);
    await close();
  });

  it('O93 an alert is confirmed and ended by a press', async () => {
    const email = 'auftrag@post.example';
    await post('/api/public/job-alerts', { email, rhythm: 'DAILY', query: { search: 'Pflege' }, gdpr: true });
    const { page, context } = await open(await mailedLink(dataDir, email, 'alert'));
    await byRole(page, 'button', 'Suchauftrag bestätigen').click();
    await byText(page, 'Ihr Suchauftrag ist bestätigt').waitFor();
    await context.close();
  });
});
