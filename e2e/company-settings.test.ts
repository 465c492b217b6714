/** @module-tag full */
import { FALLBACK_INDUSTRIES } from '@stellwerk/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { enter, type, typeInto } from './support/keyboard';
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
  readonly isActive: boolean;
}

const SETTINGS = '/company/1/settings?tab=company';
const company = (id = 1) => readAs<Company>(owner, `/api/private/companies/${id}`);
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

  it('O01 O13 may own nothing before the address is confirmed, and loses nothing that is typed', async () => {
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
    await page.reload();
    await expect.poll(() => byLabel(page, 'Firmenname').inputValue()).toBe('Kiebitz Energie GmbH');
    expect(await editor(page).textContent()).toBe('Wir speichern Wind.');
  });

  it('CS38 O13 creates the company once, though the second step fails and the page is loaded anew', async () => {
    await page.route(/\/api\/private\/companies\/\d+$/, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
    await save(page);
    await byText(page.getByRole('alert'), 'Fehler beim Speichern des Unternehmens').waitFor();
    expect(await own()).toHaveLength(1);
    await page.unroute(/\/api\/private\/companies\/\d+$/);
    await page.reload();
    await byText(page, /„Kiebitz Energie GmbH“ ist angelegt\. Mit „Speichern“ ergänzen Sie die übrigen Angaben\.$/).waitFor();
  });

  it('CS33 CS38 stores the rest, then the logo that has waited, and leads to the dashboard', async () => {
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

  it('O10 finds the company and the way to another one in the own area', async () => {
    await page.goto(`${origin}/dashboard`);
    await byRole(page, 'link', /Kiebitz Energie GmbH/).waitFor();
    expect(await byRole(page, 'link', 'Neues Unternehmen erstellen').getAttribute('href')).toBe('/company/create');
  });
});

describe('the settings', () => {
  it('CS01 CS02 have four sections, each with its URL, and the first one by default', async () => {
    const { page, context } = await open('/company/1/settings');
    const sections = byRole(page, 'navigation', 'Bereiche der Einstellungen');
    await sections.waitFor();
    const links: readonly (readonly [string, string])[] = [
      ['Allgemein', 'general'],
      ['Unternehmensdaten', 'company'],
      ['Abonnement', 'subscription'],
      ['Zahlung', 'payment'],
    ];
    expect(await sections.getByRole('link').allTextContents()).toEqual(links.map(([label]) => label));
    expect(await sections.locator('[aria-current=page]').textContent()).toBe('Allgemein');
    for (const [label, tab] of links) {
      await byRole(sections, 'link', label).click();
      await expect.poll(() => pathOf(page)).toBe(`/company/1/settings?tab=${tab}`);
      await expect.poll(() => sections.locator('[aria-current=page]').textContent()).toBe(label);
    }
    await byText(page, 'Keine Zahlungsart hinterlegt.').waitFor();
    await context.close();
  });

  it.each([
    ['subscription', 'Abonnement'],
    ['company', 'Unternehmensdaten'],
  ])('CD48 open with the section that the address names: %s', async (tab, label) => {
    const { page, context } = await open(`/company/1/settings?tab=${tab}`);
    const chosen = byRole(page, 'navigation', 'Bereiche der Einstellungen').locator('[aria-current=page]');
    await expect.poll(() => chosen.allTextContents()).toEqual([label]);
    await context.close();
  });

  it('CP25 CS01 show what the company has booked', async () => {
    const { page, context } = await open('/company/1/settings?tab=subscription');
    await byRole(page, 'heading', 'Tarife', { level: 2 }).waitFor();
    await byText(page, 'Aktiv').first().waitFor();
    await context.close();
  });

  it('CS04 CS07 stay on this device, and the chosen colours are there when the page is loaded anew', async () => {
    const { page, context, calls } = await open('/company/1/settings');
    await byRole(page, 'radio', 'Dunkel').check();
    const before = calls.length;
    await save(page);
    await byText(page, 'Einstellungen wurden gespeichert').waitFor();
    expect(calls.slice(before)).toEqual([]);
    await page.goto(`${origin}/company/1/dashboard?tab=team`);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.goto(`${origin}/company/2/settings`);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
    await context.close();
  });

  it('CS05 EN35 offer three visibilities, and keep the chosen one', async () => {
    const { page, context } = await open('/company/1/settings');
    const visibility = byLabel(page, 'Sichtbarkeit des Profils');
    await visibility.waitFor();
    const offered = await visibility
      .locator('option')
      .evaluateAll((options) => options.map((one) => [one.getAttribute('value'), one.textContent]));
    const visibilities = [
      ['public', 'Öffentlich'],
      ['restricted', 'Eingeschränkt'],
      ['private', 'Privat'],
    ] as const;
    expect(offered).toEqual(visibilities);
    for (const [value] of visibilities) {
      await visibility.selectOption(value);
      await save(page);
      await byText(page, 'Einstellungen wurden gespeichert').first().waitFor();
      await page.reload();
      await expect.poll(() => visibility.inputValue()).toBe(value);
    }
    await context.close();
  });

  it('CS03 CS06 ask for an e-mail address, and say of payment that there is none yet, without a call', async () => {
    const { page, context, calls } = await open('/company/1/settings');
    expect(await byLabel(page, /^Kontakt-E-Mail/).getAttribute('type')).toBe('email');
    await byRole(byRole(page, 'navigation', 'Bereiche der Einstellungen'), 'link', 'Zahlung').click();
    for (const text of ['Keine Zahlungsart hinterlegt.', 'Keine Zahlungen vorhanden.']) await byText(page, text).waitFor();
    const before = calls.length;
    await byRole(page, 'button', 'Zahlungsart hinzufügen').click();
    await byText(page, 'Diese Funktion ist noch nicht verfügbar.').waitFor();
    expect(calls.slice(before)).toEqual([]);
    await context.close();
  });

  it.each([
    ['CS10', '/company/1/settings', 'Fehler beim Laden der Unternehmenseinstellungen. Bitte versuchen Sie es später erneut.'],
    ['CS11', SETTINGS, 'Fehler beim Laden des Unternehmens'],
  ])('%s say what could not be loaded: %s', async (_row, path, text) => {
    const { page, context } = await open(path, {
      before: ({ page: next }) => next.route(/\/api\/private\/companies\/1$/, (route) => route.fulfill({ status: 500, json: {} })),
    });
    await byText(page.getByRole('alert'), text).waitFor();
    await page.unroute(/\/api\/private\/companies\/1$/);
    await byRole(page.getByRole('alert'), 'button', 'Erneut versuchen').click();
    await byRole(page, 'heading', 'Einstellungen', { level: 1 }).waitFor();
    await context.close();
  });

  it('CS37 offer five industries where none could be loaded', async () => {
    const { page, context } = await open(SETTINGS, {
      before: ({ page: next }) => next.route('**/get-all-industries', (route) => route.abort()),
    });
    const industry = byLabel(page, 'Branche');
    await industry.waitFor();
    // One of them is the company's own, and the first stands for no choice.
    const offered = (await industry.getByRole('option').allTextContents()).filter((text) => text !== 'Bitte wählen');
    expect(offered.length).toBeGreaterThanOrEqual(5);
    for (const name of FALLBACK_INDUSTRIES) expect(offered).toContain(name);
    await context.close();
  });

  it('CS16 CS21 show a logo of 200 by 200 pixels, and say when one could not be uploaded', async () => {
    const { page, context } = await open(SETTINGS);
    const { logoLink } = await company();
    await page.route(/\/logo$/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await byLabel(page, /^Logo/).setInputFiles(svg);
    await byText(page, 'Fehler beim Hochladen des Logos').first().waitFor();
    expect((await company()).logoLink).toBe(logoLink);
    const preview = byRole(page, 'main').locator('form img, form svg').first();
    const box = await preview.locator('xpath=..').boundingBox();
    expect([box?.width, box?.height]).toEqual([200, 200]);
    await context.close();
  });

  it('CS15 CS42 list what a deactivation does, and say when it failed', async () => {
    const { name } = await company();
    const { page, context } = await open(SETTINGS);
    await byRole(page, 'button', 'Unternehmen deaktivieren').click();
    const dialog = byRole(page, 'dialog', 'Unternehmen deaktivieren?');
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      'Das Profil wird nicht mehr öffentlich angezeigt.',
      'Stellenanzeigen werden archiviert.',
      'Abonnements werden gekündigt.',
      'Daten bleiben erhalten und das Unternehmen kann reaktiviert werden.',
    ]);
    await page.route('**/deactivate', (route) => route.fulfill({ status: 500, json: { success: false, message: 'x' } }));
    await byLabel(dialog, 'Name des Unternehmens').fill(name);
    await byRole(dialog, 'button', 'Unternehmen deaktivieren').click();
    await byText(dialog, /Fehler beim Deaktivieren des Unternehmens\. Bitte versuchen Sie es später erneut\.$/)
      .first()
      .waitFor();
    expect((await company()).isActive).toBe(true);
    await context.close();
  });

  it('CS08 CS19 CS29 CS31 CS43 are changed by the keyboard alone', async () => {
    const { page, context } = await open(SETTINGS);
    const city = byLabel(page, 'Stadt (optional)');
    await city.waitFor();
    await typeInto(page, city, ' (Überseestadt)');
    await enter(page, byRole(page, 'button', 'Speichern'));
    await byText(page, 'Unternehmensdaten wurden gespeichert').waitFor();
    expect((await company()).city).toContain('(Überseestadt)');
    await context.close();
  });

  it('CS34 CS17 upload a logo at once, show it in the head, and remove it', async () => {
    const { page, context } = await open(SETTINGS);
    await byLabel(page, /^Logo/).setInputFiles(svg);
    await byText(page, 'Logo wurde gespeichert').waitFor();
    const { logoLink } = await company();
    const head = page.getByRole('banner').locator('img').first();
    await expect.poll(() => head.getAttribute('src')).toBe(logoLink);
    const served = await fetch(origin + logoLink);
    expect(await served.text()).not.toContain('onload');
    await page.route(/\/logo$/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await byRole(page, 'button', /entfernen$/i).click();
    await byText(page, 'Fehler beim Entfernen des Logos').first().waitFor();
    expect((await company()).logoLink).toBe(logoLink);
    await page.unroute(/\/logo$/);
    await byRole(page, 'button', /entfernen$/i).click();
    await byText(page, 'Logo wurde entfernt').waitFor();
    expect((await company()).logoLink).toBeNull();
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

  it('CS12 CS13 CS14 keep what is typed when saving fails, and say why', async () => {
    const { page, context } = await open(SETTINGS);
    await byLabel(page, 'Stadt (optional)').fill('Leer');
    for (const [status, text] of [
      [0, 'Fehler beim Speichern des Unternehmens'],
      [500, 'Fehler beim Speichern der Unternehmensdaten: 500 Internal Server Error'],
      [401, 'Nicht authentifiziert'],
    ] as const) {
      await page.route(/\/api\/private\/companies\/1$/, (route) => {
        if (route.request().method() !== 'PUT') return route.fallback();
        return status === 0 ? route.abort() : route.fulfill({ status, body: '{}' });
      });
      await save(page);
      await byText(page.getByRole('alert'), text).first().waitFor();
      expect(await byLabel(page, 'Stadt (optional)').inputValue()).toBe('Leer');
      await page.unroute(/\/api\/private\/companies\/1$/);
    }
    await context.close();
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

  it('CS09 CS39 CS40 CS41 O30 deactivate with the typed name alone, and O29 activate again', async () => {
    const { name } = await company();
    const { page, context } = await open(SETTINGS);
    await byRole(page, 'button', 'Unternehmen deaktivieren').click();
    const dialog = byRole(page, 'dialog', 'Unternehmen deaktivieren?');
    const confirm = byRole(dialog, 'button', 'Unternehmen deaktivieren');
    await byLabel(dialog, 'Name des Unternehmens').fill(name.slice(0, -1));
    expect(await confirm.isDisabled()).toBe(true);
    await byText(dialog, /Bitte geben Sie den Namen des Unternehmens korrekt ein, um zu bestätigen\.$/)
      .first()
      .waitFor();
    await byLabel(dialog, 'Name des Unternehmens').fill(name);
    await confirm.click();
    await byText(page, 'Unternehmen wurde erfolgreich deaktiviert').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
    expect((await company()).isActive).toBe(false);
    expect((await fetch(`${origin}/company/1`)).status).toBe(404);
    await page.goto(origin + SETTINGS);
    await byRole(page.getByRole('main'), 'button', 'Unternehmen aktivieren').last().click();
    await byRole(byRole(page, 'alertdialog', 'Unternehmen aktivieren?'), 'button', 'Ja, aktivieren').click();
    await byRole(page, 'button', 'Unternehmen deaktivieren').waitFor();
    expect((await company()).isActive).toBe(true);
    await context.close();
  });
});
