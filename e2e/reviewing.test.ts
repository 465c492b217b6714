import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { startDemoServer, type DemoServer } from './support/server';

let server: DemoServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemoServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function loginAs(page: Page, email: string, path: string): Promise<void> {
  await page.goto(server.origin + path);
  await page.waitForURL(/\/login\?redirect=/);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill('Stellwerk-Demo-2026');
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

async function openTab(email = 'owner@demo.example') {
  const visitor = await visit(browser);
  await loginAs(visitor.page, email, '/company/1/dashboard?tab=applications');
  await visitor.page.getByRole('heading', { level: 1, name: 'Bewerbungen' }).waitFor();
  await visitor.page.getByRole('table', { name: 'Bewerbungen' }).waitFor();
  return visitor;
}

const rows = (page: Page) => page.getByRole('table', { name: 'Bewerbungen' }).locator('tbody tr');

describe('reviewing', () => {
  it('EN47 EN48 keeps token and roles of a login in the browser', async () => {
    const { page, context } = await openTab();
    const [token, roles] = await page.evaluate(() => [localStorage.getItem('jwt_token'), localStorage.getItem('user_roles')]);
    expect(token?.split('.')).toHaveLength(3);
    expect(JSON.parse(roles ?? '[]')).toContain('COMPANY');
    await context.close();
  });

  it('CA06 CA07 CA10 counts all, new, interviews and hires, and filters by posting', async () => {
    const { page, context } = await openTab();
    const token = await page.evaluate(() => localStorage.getItem('jwt_token'));
    const applications: { status: string; jobTitle: string }[] = await (
      await fetch(`${server.origin}/api/private/applications/by-company/1`, { headers: { authorization: `Bearer ${token}` } })
    ).json();
    const count = (status: string) => String(applications.filter((application) => application.status === status).length);
    const numbers = await page.locator('main dl dt + dd').allTextContents();
    expect(numbers).toEqual([String(applications.length), count('SUBMITTED'), count('INTERVIEW_SCHEDULED'), count('ACCEPTED')]);
    const title = applications[0]?.jobTitle ?? '';
    await page.getByRole('combobox', { name: 'Stelle' }).click();
    await page.getByRole('option', { name: title }).click();
    await expect.poll(() => rows(page).count()).toBe(applications.filter((application) => application.jobTitle === title).length);
    await context.close();
  });

  it('CA01 CA02 loads the applications of the company and loads them again on request', async () => {
    const { page, calls, context, complaints } = await openTab();
    expect(calls.some((call) => call === 'GET /api/private/applications/by-company/1')).toBe(true);
    const before = calls.length;
    await page.getByRole('button', { name: 'Aktualisieren' }).click();
    await expect.poll(() => calls.slice(before).includes('GET /api/private/applications/by-company/1')).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('CA08 CA09 CA11 CA12 CA16 searches, filters, sorts and counts', async () => {
    const { page, context } = await openTab();
    const all = await page.getByText(/^\d+ Bewerbungen$/).textContent();
    await page.getByRole('button', { name: /^Neu/ }).click();
    await expect.poll(() => page.getByText(/^\d+ Bewerbung(en)?$/).textContent()).not.toBe(all);
    const shown = Number.parseInt((await page.getByText(/^\d+ Bewerbung(en)?$/).textContent()) ?? '', 10);
    expect(await rows(page).count()).toBe(shown);
    for (const row of await rows(page).all()) expect(await row.textContent()).toContain('Eingereicht');
    await page.getByLabel('Suche').fill('zzzzqq');
    await page.getByText('Keine Bewerbungen gefunden.').waitFor();
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
    await page.getByLabel('Sortierung').click();
    await page.getByRole('option', { name: 'Name A-Z' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('name-asc');
    await context.close();
  });

  it('CA17 says that loading failed, and tries again', async () => {
    const { page, context } = await openTab();
    await page.route(/\/by-company\/\d+$/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.reload();
    await page.getByText('Fehler beim Laden der Bewerbungen').waitFor();
    await page.getByText('Bitte versuchen Sie es später erneut.').waitFor();
    await page.unroute(/\/by-company\/\d+$/);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await rows(page).first().waitFor();
    await context.close();
  });

  it('CA37 CA40 CA41 CA54 CA57 CA60 moves an application forward and writes it into the history', async () => {
    const { page, context } = await openTab();
    await page.getByRole('button', { name: /^Neu/ }).click();
    await rows(page)
      .first()
      .getByRole('button', { name: /^Details/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/status$/, async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole('button', { name: /In Bearbeitung/ }).click();
    await page.getByText('Status wird aktualisiert...').waitFor();
    await dialog.getByText('Eingereicht', { exact: true }).first().waitFor();
    release();
    await page.getByText('Status wurde aktualisiert').waitFor();
    await dialog.getByText('In Bearbeitung', { exact: true }).first().waitFor();
    expect(await dialog.getByRole('tab').allTextContents()).toEqual([
      expect.stringContaining('Profil'),
      expect.stringContaining('Dokumente'),
      expect.stringContaining('Verlauf'),
    ]);
    await dialog.getByRole('tab', { name: /Verlauf/ }).click();
    const [newest] = await dialog.getByRole('list', { name: 'Verlauf' }).getByRole('listitem').allTextContents();
    expect(newest).toMatch(/In Bearbeitung.*\d{2}\.\d{2}\.\d{4}.*von /);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await context.close();
  });

  it('CA42 tells that the status could not be changed, and changes nothing', async () => {
    const { page, context } = await openTab();
    await rows(page)
      .first()
      .getByRole('button', { name: /^Details/ })
      .click();
    const dialog = page.getByRole('dialog');
    await page.route(/\/status$/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await dialog.getByRole('button', { name: /Interview/ }).click();
    await page.getByText('Status konnte nicht aktualisiert werden').waitFor();
    await dialog.getByText('Interview geplant').waitFor({ state: 'detached' });
    await context.close();
  });

  it('CA44 CA45 CA46 CA50 CA51 keeps private notes; a failed save loses nothing', async () => {
    const { page, context } = await openTab();
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Details/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Notizen bearbeiten' }).click();
    await dialog.getByRole('textbox').fill('Am Montag anrufen.');
    await page.route(/\/notes$/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByText('Fehler beim Speichern der Notizen. Bitte versuchen Sie es erneut.').waitFor();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Am Montag anrufen.');
    await page.unroute(/\/notes$/);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Notizen wurden gespeichert').waitFor();
    await dialog.getByText('Am Montag anrufen.').waitFor();
    await context.close();
  });

  it('CA15 CA59 opens a document for those who may, through an address that ends soon', async () => {
    const { page, context } = await openTab();
    const link = rows(page)
      .getByRole('link', { name: /^Lebenslauf/ })
      .first();
    const opened = context.waitForEvent('page');
    const asked = page.waitForResponse((response) => response.url().endsWith('/link'));
    await link.click();
    const { url, downloadUrl } = await (await asked).json();
    await opened;
    const file = await fetch(new URL(url, server.origin));
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(new URL(downloadUrl, server.origin))).headers.get('content-disposition')).toMatch(/^attachment/);
    const bare = new URL(url, server.origin);
    bare.search = '';
    expect([401, 404]).toContain((await fetch(bare)).status);
    await context.close();
  });

  it('CD01 shows a stranger the way out instead of the company', async () => {
    const { page, context } = await visit(browser);
    await loginAs(page, 'owner2@demo.example', '/company/1/dashboard?tab=applications');
    await page.getByText('Authentifizierungsfehler').waitFor();
    await page.getByRole('link', { name: 'Erneut anmelden' }).waitFor();
    await context.close();
  });

  it('tells honestly which areas are not there yet', async () => {
    const { page, context } = await openTab();
    await page.getByRole('link', { name: 'Fokusseiten' }).first().click();
    await page.getByText('In Vorbereitung').waitFor();
    await context.close();
  });
});
