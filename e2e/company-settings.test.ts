/** @module-tag full */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goInside, visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { type } from './support/keyboard';
import { mailsTo } from './support/mails';
import { opener, pathOf } from './support/member';
import { logIn, readAs, type Login } from './support/session';

const { origin, browser, dataDir } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

interface Company {
  readonly id: number;
  readonly name: string;
  readonly city: string | null;
  readonly description: string | null;
  readonly logoLink: string | null;
  readonly foundedYear: number | null;
  readonly isActive: boolean;
}

const SETTINGS = '/company/1/settings?tab=company';
const company = (id = 1) => readAs<Company>(owner, `/api/private/companies/${id}`);
const robotsOf = (...paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => /<meta name="robots" content="(\w+)">/.exec(await (await fetch(origin + path)).text())?.[1]));
const save = (page: Page) => byRole(page, 'button', 'Speichern').click();
const editor = (page: Page) => byRole(page, 'textbox', 'Beschreibung');
const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="x"><path d="M0 0h9v9"/></svg>') };

describe('an employer who arrives', () => {
  let visitor: Visit;
  let page: Page;
  let login: Login;
  beforeAll(async () => {
    visitor = await visit(browser);
    page = visitor.page;
    await page.goto(`${origin}/register?redirect=/company/create`);
    await byRole(page, 'radio', 'Unternehmen').check();
    await byLabel(page, 'Vorname').fill('Kira');
    await byLabel(page, 'Nachname').fill('Bitz');
    await byLabel(page, 'E-Mail').fill('kira@kiebitz.example');
    await byLabel(page, 'Passwort').fill('ein langer Satz reicht');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await byRole(page, 'button', 'Konto erstellen').click();
    await byRole(page, 'heading', 'Neues Unternehmen erstellen', { level: 1 }).waitFor();
    login = { origin, token: (await page.evaluate(() => localStorage.getItem('jwt_token'))) ?? '', roles: [] };
  });
  afterAll(() => visitor.context.close());

  const own = () => readAs<readonly Company[]>(login, '/api/private/companies/get-my-companies');

  it('O01 O13 may own nothing before the address is confirmed, and loses nothing that is typed', { tags: ['walk'] }, async () => {
    await byLabel(page, 'Firmenname').fill('Kiebitz Energie GmbH');
    await byLabel(page, 'Branche').selectOption({ label: 'Energie und Umwelt' });
    await byLabel(page, 'Website').fill('kiebitz.example');
    await editor(page).click();
    await type(page, 'Wir speichern Wind.');
    await save(page);
    await byText(page.getByRole('alert'), 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.').waitFor();
    expect(await own()).toEqual([]);
    await expect.poll(() => mailsTo(dataDir, 'kira@kiebitz.example').length).toBeGreaterThan(0);
    const [, token] = /confirm-email\?token=([\w-]+)/.exec(mailsTo(dataDir, 'kira@kiebitz.example').join('')) ?? [];
    const confirmed = await fetch(`${origin}/api/public/auth/confirm-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: 'ein langer Satz reicht' }),
    });
    expect(confirmed.status).toBe(200);
    // The mailed link has opened another tab; in this one the reminder disappears, and the input stays.
    const reminder = byText(page, 'Ihre E-Mail-Adresse ist noch nicht bestätigt');
    await reminder.waitFor();
    await page.evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });
    await reminder.waitFor({ state: 'detached' });
    expect(await byLabel(page, 'Firmenname').inputValue()).toBe('Kiebitz Energie GmbH');
    await page.reload();
    await expect.poll(() => byLabel(page, 'Firmenname').inputValue()).toBe('Kiebitz Energie GmbH');
    expect(await editor(page).textContent()).toBe('Wir speichern Wind.');
  });

  it('CS38 O13 creates the company once, though the second step fails and the page is loaded anew', { tags: ['walk'] }, async () => {
    await page.route(/\/api\/private\/companies\/\d+$/, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
    await save(page);
    await byText(page.getByRole('alert'), 'Fehler beim Speichern des Unternehmens').waitFor();
    expect(await own()).toHaveLength(1);
    await page.unroute(/\/api\/private\/companies\/\d+$/);
    await page.reload();
    await byText(page, /„Kiebitz Energie GmbH“ ist angelegt\. Mit „Speichern“ ergänzen Sie die übrigen Angaben\.$/).waitFor();
  });

  it('CS33 CS38 stores the rest, then the logo that has waited, and leads to the dashboard', { tags: ['walk'] }, async () => {
    await byLabel(page, /^Logo/).setInputFiles(svg);
    const before = visitor.calls.length;
    await save(page);
    const [made] = await own();
    await page.waitForURL(`${origin}/company/${made?.id}/dashboard`);
    expect(visitor.calls.slice(before).filter((call) => !call.startsWith('GET'))).toEqual([
      `PUT /api/private/companies/${made?.id}`,
      `POST /api/private/companies/${made?.id}/logo`,
    ]);
    expect(await own()).toHaveLength(1);
    const stored = await readAs<Company>(login, `/api/private/companies/${made?.id}`);
    expect(stored).toMatchObject({
      name: 'Kiebitz Energie GmbH',
      website: 'https://kiebitz.example',
      description: '<p>Wir speichern Wind.</p>',
    });
    const logo = page.getByRole('banner').locator('img').first();
    await expect.poll(() => logo.getAttribute('src')).toBe(stored.logoLink);
  });

  it('O10 finds the company and the way to another one in the own area, and leaves that way again', { tags: ['walk'] }, async () => {
    await goInside(page, '/dashboard');
    await byRole(page, 'link', /Kiebitz Energie GmbH/).waitFor();
    const another = byRole(page, 'link', 'Neues Unternehmen erstellen');
    expect(await another.getAttribute('href')).toBe('/company/create');
    await another.click();
    await byRole(page, 'heading', 'Neues Unternehmen erstellen', { level: 1 }).waitFor();
    expect(await byLabel(page, 'Firmenname').inputValue()).toBe('');
    await byRole(page, 'button', 'Abbrechen').click();
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
  });
});

describe('the settings', () => {
  it(
    'CS01 CS02 CS03 CS04 CS06 CS07 CD48 have four sections, each with its URL, and the first one by default',
    { tags: ['walk'] },
    async () => {
      const { page, context, calls } = await open('/company/1/settings');
      const sections = byRole(page, 'navigation', 'Bereiche der Einstellungen');
      const chosen = sections.locator('[aria-current=page]');
      await sections.waitFor();
      const links: readonly (readonly [label: string, tab: string, content: string])[] = [
        ['Allgemein', 'general', 'Sichtbarkeit des Profils'],
        ['Unternehmensdaten', 'company', 'Firmenname'],
        ['Abonnement', 'subscription', 'Aktiv'],
        ['Zahlung', 'payment', 'Keine Zahlungsart hinterlegt.'],
      ];
      expect(await sections.getByRole('link').allTextContents()).toEqual(links.map(([label]) => label));
      expect(await chosen.allTextContents()).toEqual(['Allgemein']);
      expect(await byLabel(page, /^Kontakt-E-Mail/).getAttribute('type')).toBe('email');
      await byRole(page, 'radio', 'Dunkel').check();
      const asked = calls.length;
      await save(page);
      await byText(page, 'Einstellungen wurden gespeichert').waitFor();
      expect(calls.slice(asked)).toEqual(['PUT /api/private/companies/1/settings']);
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
      for (const [label, tab, content] of links) {
        await byRole(sections, 'link', label).click();
        await expect.poll(() => pathOf(page)).toBe(`/company/1/settings?tab=${tab}`);
        await expect.poll(() => chosen.allTextContents()).toEqual([label]);
        await byText(byRole(page, 'main'), content).first().waitFor();
      }
      await byText(page, 'Keine Zahlungen vorhanden.').waitFor();
      const before = calls.length;
      await byRole(page, 'button', 'Zahlungsart hinzufügen').click();
      await byText(page, 'Diese Funktion ist noch nicht verfügbar.').waitFor();
      // The head asks for unread messages by itself.
      expect(calls.slice(before).filter((call) => call !== 'GET /api/private/messages/unread')).toEqual([]);
      for (const [label, tab, content] of links) {
        await goInside(page, `/company/1/settings?tab=${tab}`);
        await expect.poll(() => chosen.allTextContents()).toEqual([label]);
        await byText(byRole(page, 'main'), content).first().waitFor();
      }
      await context.close();
    },
  );

  it('CS04 CS05 EN35 keep the look on this device for this company, and are there when the page is loaded anew', async () => {
    const { page, context } = await open('/company/1/settings');
    const visibility = byLabel(page, 'Sichtbarkeit des Profils');
    await visibility.selectOption('restricted');
    await byRole(page, 'radio', 'Dunkel').check();
    await save(page);
    await byText(page, 'Einstellungen wurden gespeichert').waitFor();
    // The page is visible by its URL; search engines do not index it.
    expect(await robotsOf('/company/1', '/jobs/101', '/showcase/software-bei-weserbund')).toEqual(['noindex', 'noindex', 'noindex']);
    await page.goto(`${origin}/company/1/dashboard?tab=team`);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await goInside(page, '/company/1/settings');
    await expect.poll(() => visibility.inputValue()).toBe('restricted');
    await visibility.selectOption('public');
    await save(page);
    await byText(page, 'Einstellungen wurden gespeichert').waitFor();
    expect(await robotsOf('/company/1', '/jobs/101')).toEqual(['index', 'index']);
    await page.goto(`${origin}/company/2/settings`);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
    await context.close();
  });

  it('CS15 CS09 CS39 CS40 CS41 CS42 O30 deactivate with the typed name alone, and O29 activate again', async () => {
    const { name } = await company();
    const { page, context } = await open(SETTINGS);
    await byRole(page, 'button', 'Unternehmen deaktivieren').click();
    const dialog = byRole(page, 'dialog', 'Unternehmen deaktivieren?');
    const confirm = byRole(dialog, 'button', 'Unternehmen deaktivieren');
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      'Das Profil wird nicht mehr öffentlich angezeigt.',
      'Stellenanzeigen werden archiviert.',
      'Abonnements werden gekündigt.',
      'Daten bleiben erhalten und das Unternehmen kann reaktiviert werden.',
    ]);
    for (const near of [name.slice(0, -1), `${name} `]) {
      await byLabel(dialog, 'Name des Unternehmens').fill(near);
      expect(await confirm.isDisabled(), near).toBe(true);
      await byText(dialog, /Bitte geben Sie den Namen des Unternehmens korrekt ein, um zu bestätigen\.$/)
        .first()
        .waitFor();
    }
    await byLabel(dialog, 'Name des Unternehmens').fill(name);
    await page.route('**/deactivate', (route) => route.fulfill({ status: 500, json: { success: false, message: 'x' } }));
    await confirm.click();
    await byText(dialog, /Fehler beim Deaktivieren des Unternehmens\. Bitte versuchen Sie es später erneut\.$/)
      .first()
      .waitFor();
    expect((await company()).isActive).toBe(true);
    await page.unroute('**/deactivate');
    await confirm.click();
    await byText(page, 'Unternehmen wurde erfolgreich deaktiviert').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
    expect((await company()).isActive).toBe(false);
    expect((await fetch(`${origin}/company/1`)).status).toBe(404);
    await goInside(page, SETTINGS);
    await byRole(page.getByRole('main'), 'button', 'Unternehmen aktivieren').last().click();
    await byRole(byRole(page, 'alertdialog', 'Unternehmen aktivieren?'), 'button', 'Ja, aktivieren').click();
    await byRole(page, 'button', 'Unternehmen deaktivieren').waitFor();
    expect((await company()).isActive).toBe(true);
    await context.close();
  });

  it('CS08 CS12 CS13 CS14 CS16 CS17 CS21 CS31 CS34 CS36 CS43 change the data and the logo of the company', { tags: ['walk'] }, async () => {
    const { page, context } = await open(SETTINGS);
    const { logoLink: former } = await company();
    const industries = await readAs<readonly { readonly name: string }[]>(owner, '/api/private/companies/get-all-industries');
    const offered = byLabel(page, 'Branche').locator('option:not([value=""])');
    await expect.poll(() => offered.allTextContents()).toEqual(industries.map(({ name }) => name));

    const preview = byRole(page, 'main').locator('form img, form svg').first();
    const box = await preview.locator('xpath=..').boundingBox();
    expect([box?.width, box?.height]).toEqual([200, 200]);
    const refuseLogo = () => page.route(/\/logo$/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await refuseLogo();
    await byLabel(page, /^Logo/).setInputFiles(svg);
    await byText(page, 'Fehler beim Hochladen des Logos').first().waitFor();
    expect((await company()).logoLink).toBe(former);
    await page.unroute(/\/logo$/);
    await byLabel(page, /^Logo/).setInputFiles(svg);
    await byText(page, 'Logo wurde gespeichert').waitFor();
    const { logoLink } = await company();
    expect(logoLink).not.toBe(former);
    const head = page.getByRole('banner').locator('img').first();
    await expect.poll(() => head.getAttribute('src')).toBe(logoLink);
    expect(await (await fetch(origin + logoLink)).text()).not.toContain('onload');
    await refuseLogo();
    await byRole(page, 'button', /entfernen$/i).click();
    await byText(page, 'Fehler beim Entfernen des Logos').first().waitFor();
    expect((await company()).logoLink).toBe(logoLink);
    await page.unroute(/\/logo$/);
    await byRole(page, 'button', /entfernen$/i).click();
    await byText(page, 'Logo wurde entfernt').waitFor();
    expect((await company()).logoLink).toBeNull();

    const city = byLabel(page, 'Stadt (optional)');
    await city.fill('Leer');
    await byRole(page, 'textbox', /^Gründungsjahr/).fill('1901');
    const answerSave = (status: number) =>
      page.route(/\/api\/private\/companies\/1$/, (route) => {
        if (route.request().method() !== 'PUT') return route.fallback();
        return status === 0 ? route.abort() : route.fulfill({ status, body: '{}' });
      });
    const fails = async (status: number, text: string): Promise<void> => {
      await answerSave(status);
      await save(page);
      await byText(page.getByRole('alert'), text).first().waitFor();
      expect(await city.inputValue()).toBe('Leer');
      await page.unroute(/\/api\/private\/companies\/1$/);
    };
    await fails(0, 'Fehler beim Speichern des Unternehmens');
    await fails(500, 'Fehler beim Speichern der Unternehmensdaten: 500 Internal Server Error');
    await save(page);
    await byText(page, 'Unternehmensdaten wurden gespeichert').waitFor();
    expect(await company()).toMatchObject({ city: 'Leer', foundedYear: 1901 });
    // This response ends the session, so it comes last.
    await fails(401, 'Nicht authentifiziert');
    await context.close();
  });

  it('tell the second of two people, show both versions, and lose nothing', async () => {
    const [first, second] = [await open(SETTINGS), await open(SETTINGS)];
    await byLabel(second.page, 'Stadt (optional)').fill('Verden');
    await byLabel(second.page, 'Land (optional)').fill('Dänemark');
    await byLabel(first.page, 'Stadt (optional)').fill('Bremerhaven');
    await save(first.page);
    await byText(first.page, 'Unternehmensdaten wurden gespeichert').waitFor();
    await save(second.page);
    const list = byRole(second.page, 'list', 'Angaben in zwei Fassungen');
    await byText(list, 'Bremerhaven').waitFor();
    await byText(list, 'Verden').waitFor();
    expect(await company()).toMatchObject({ city: 'Bremerhaven' });
    await byRole(list, 'button', 'Stadt: gespeicherte Fassung übernehmen').click();
    await save(second.page);
    await byText(second.page, 'Unternehmensdaten wurden gespeichert').waitFor();
    expect(await company()).toMatchObject({ city: 'Bremerhaven', country: 'Dänemark' });
    for (const { context } of [first, second]) await context.close();
  });

  it('O89 are read-only for a member, who is told who may change them', async () => {
    const member = await logIn(origin, 'member@demo.example');
    const { page, context } = await opener(browser, member)(SETTINGS);
    await byText(page, /Ändern können das nur: Administrator und Inhaber\.$/).waitFor();
    expect(await byLabel(page, 'Firmenname').isDisabled()).toBe(true);
    expect(await byRole(page, 'button', 'Speichern').count()).toBe(0);
    await byText(page, 'Nur der Inhaber kann das Unternehmen deaktivieren.').waitFor();
    expect(await byRole(page, 'button', 'Unternehmen deaktivieren').count()).toBe(0);
    await context.close();
  });
});
