/** @module-tag full */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { hold } from './support/hold';
import { opener, pathOf } from './support/member';
import { logIn, readAs } from './support/session';
import { refuseUnread } from './support/unread';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

const CREATE = '/company/1/jobs/create';
const EDIT = '/company/1/jobs/101/edit';
const UPLOAD = '**/api/private/jobs/*/video';
const TEAM = '**/get-company-team-members';

const film = { name: 'rundgang.mp4', mimeType: 'video/mp4', buffer: Buffer.from(`\0\0\0\x18ftypisom${'\0'.repeat(64)}`, 'latin1') };
const optionsOf = (field: Locator) => field.getByRole('option').allTextContents();
const toast = (page: Page, text: string | RegExp) =>
  byText(byRole(page, 'region', 'Meldungen'), text)
    .first()
    .waitFor();
const videoSlot = (page: Page) => byLabel(page, /^Video \(optional\)/);
const create = (page: Page) => byRole(page, 'button', 'Stellenanzeige erstellen').click();

/** Opens the form of a new job and fills in what it wants. */
async function filled(title: string) {
  const visitor = await open(CREATE);
  const { page } = visitor;
  await byLabel(page, 'Stellentitel').fill(title);
  await byLabel(page, 'Standort').fill('Kassel');
  await byLabel(page, 'Arbeitsmodell').selectOption('Büro');
  await byLabel(page, 'Beschäftigungsart').selectOption('Vollzeit');
  for (const name of ['Stellenbeschreibung', 'Ihre Aufgaben', 'Ihr Profil']) {
    await byRole(page, 'textbox', name).click();
    await page.keyboard.type('Weichen stellen.');
  }
  return visitor;
}

/** Both buttons at the end of the form are locked. */
async function expectLocked(page: Page): Promise<void> {
  const buttons = [byRole(page, 'button', 'Wird gespeichert...'), byRole(page, 'button', 'Abbrechen')];
  for (const button of buttons) await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
}

describe('the job form', () => {
  it('JM25 JM26 JM33 JM34 JM35 JM36 JM37 JM84 has its sections, fields, choices and editors', async () => {
    const { page, context } = await open(CREATE);
    const form = byRole(page, 'form', 'Stellenanzeige');
    await byRole(form, 'textbox', 'Über uns (optional)').waitFor();
    expect(await byRole(form, 'heading', undefined, { level: 2 }).allTextContents()).toEqual([
      'Allgemeine Informationen',
      'Profilspezifische Informationen',
      'Beschreibung',
      'Ansprechpartner',
      'Video',
      'Aktionen',
    ]);
    for (const label of ['Stellentitel', 'Standort']) expect(await byLabel(form, label).getAttribute('type')).toBe('text');
    const optionsIn = (label: string) => optionsOf(byLabel(form, label));
    expect((await optionsIn('Arbeitsmodell')).slice(-3)).toEqual(['Remote', 'Hybrid', 'Büro']);
    expect((await optionsIn('Beschäftigungsart')).slice(-5)).toEqual(['Vollzeit', 'Teilzeit', 'Freiberuflich', 'Werkstudent', 'Praktikum']);
    expect(await optionsIn('Profiltyp')).toEqual(['Standard', 'Vertrieb', 'Technologie', 'Führungskraft']);
    expect(await byLabel(form, 'Profiltyp').inputValue()).toBe('DEFAULT');
    expect(await Promise.all((await byRole(form, 'toolbar').all()).map((bar) => bar.getAttribute('aria-label')))).toEqual(
      ['Stellenbeschreibung', 'Ihre Aufgaben', 'Ihr Profil', 'Wir bieten', 'Über uns'].map((name) => `${name}: Formatierung`),
    );
    const actions = byRole(form, 'region', 'Aktionen');
    expect(await byRole(actions, 'button').allTextContents()).toEqual(['Stellenanzeige erstellen', 'Abbrechen']);
    await context.close();
  });

  it('EN27 EN28 each working model and each kind of employment that it offers is what the job page says', async () => {
    const { page, context } = await open(EDIT);
    const models = ['Remote', 'Hybrid', 'Büro'];
    const kinds = ['Vollzeit', 'Teilzeit', 'Freiberuflich', 'Werkstudent', 'Praktikum'];
    await expect.poll(async () => (await optionsOf(byLabel(page, 'Arbeitsmodell'))).slice(-3)).toEqual(models);
    expect((await optionsOf(byLabel(page, 'Beschäftigungsart'))).slice(-5)).toEqual(kinds);
    for (const [index, kind] of kinds.entries()) {
      const model = models[index % models.length] ?? '';
      await page.goto(origin + EDIT);
      await byLabel(page, 'Arbeitsmodell').selectOption(model);
      await byLabel(page, 'Beschäftigungsart').selectOption(kind);
      await byRole(page, 'button', 'Stellenanzeige aktualisieren').click();
      await expect.poll(() => pathOf(page)).toContain('tab=jobs');
      await page.goto(`${origin}/jobs/101`);
      const facts = await byRole(page, 'main').getByRole('listitem').allInnerTexts();
      for (const word of [model, kind])
        expect(facts.map((fact) => fact.trim())).toContainEqual(expect.stringMatching(new RegExp(`${word}$`)));
    }
    await context.close();
  });

  it('JM41 asks for eight facts of each profile type, for none of the standard', async () => {
    const { page, context } = await open(CREATE);
    const facts = byRole(byRole(page, 'region', 'Profilspezifische Informationen'), 'textbox');
    const profile = byLabel(page, 'Profiltyp');
    const counted: number[] = [];
    for (const type of ['SALES', 'TECH', 'EXECUTIVE', 'DEFAULT']) {
      await profile.selectOption(type);
      counted.push(await facts.count());
    }
    expect(counted).toEqual([8, 8, 8, 0]);
    await context.close();
  });

  it('JM28 JM29 JM30 says while it saves that it does, and locks both buttons', async () => {
    const { page, context } = await open(EDIT);
    await byRole(page, 'textbox', 'Stellenbeschreibung').waitFor();
    const letGo = await hold(page, '**/api/private/jobs/101');
    await byRole(page, 'button', 'Stellenanzeige aktualisieren').click();
    await expectLocked(page);
    letGo();
    await expect.poll(() => pathOf(page)).toContain('tab=jobs');
    await context.close();
  });
});

describe('its contact persons', () => {
  it('JM50 JM54 have picture, name and address; a fourth cannot be chosen', async () => {
    const { page, context } = await open(CREATE);
    const group = byRole(page, 'group', 'Ansprechpartner');
    interface Member {
      readonly firstName: string;
      readonly email: string;
    }
    const team = await readAs<readonly Member[]>(owner, '/api/private/companies/1/get-company-team-members');
    const email = team.find(({ firstName }) => firstName === 'Katharina')?.email;
    const card = byRole(group, 'listitem').filter({ hasText: 'Katharina' });
    await expect.poll(() => card.textContent()).toBe(`Katharina Brandis${email}`);
    expect(await card.locator('img').getAttribute('src')).toMatch(/^\/api\/media\/avatars\/original\//);
    const boxes = byRole(group, 'checkbox');
    for (const index of [0, 1, 2]) await boxes.nth(index).check();
    expect(await boxes.count()).toBeGreaterThan(3);
    for (let index = 3; index < (await boxes.count()); index += 1) expect(await boxes.nth(index).isDisabled()).toBe(true);
    await context.close();
  });

  it('JM55 say that the team could not be loaded', async () => {
    const { page, context } = await open(CREATE, { before: ({ page: tab }) => tab.route(TEAM, (route) => route.fulfill({ status: 500 })) });
    await byText(page, 'Teammitglieder konnten nicht geladen werden.').waitFor();
    await context.close();
  });

  it('JM56 lead to the team where it is empty', async () => {
    const { page, context } = await open(CREATE, { before: ({ page: tab }) => tab.route(TEAM, (route) => route.fulfill({ json: [] })) });
    await byText(page, 'Bitte fügen Sie zuerst Teammitglieder hinzu.').waitFor();
    await context.close();
  });
});

describe('its video', () => {
  it('JM46 JM59 warns of one that cannot be shown, sends it all the same, and lets go of one that is removed', async () => {
    const { page, context } = await open(CREATE);
    const warning = byText(page, 'Für dieses Video ist keine Vorschau möglich. Sie können es trotzdem hochladen.');
    const preview = byLabel(page, 'Vorschau des Videos');
    await videoSlot(page).setInputFiles({ name: 'film.avi', mimeType: 'video/x-msvideo', buffer: Buffer.from('RIFF\0\0\0\0AVI ') });
    await warning.waitFor();
    expect(await byRole(page, 'button', 'Stellenanzeige erstellen').getAttribute('aria-disabled')).not.toBe('true');
    await byRole(page, 'button', 'film.avi entfernen').click();
    await warning.waitFor({ state: 'detached' });
    await byText(page, 'film.avi').waitFor({ state: 'detached' });
    expect(await preview.count()).toBe(0);
    await context.close();
  });

  it('JM66 JM67 JM68 follows the job that was created, each step with its words', async () => {
    const { page, context } = await filled('Weichenwart mit Film (m/w/d)');
    await videoSlot(page).setInputFiles(film);
    const created = await hold(page, '**/api/private/jobs/create');
    const uploaded = await hold(page, UPLOAD);
    await create(page);
    await toast(page, 'Erstelle neue Stellenanzeige...');
    await expectLocked(page);
    created();
    await toast(page, 'Lade Video hoch...');
    await expectLocked(page);
    uploaded();
    await toast(page, 'Video erfolgreich hochgeladen');
    await expect.poll(() => pathOf(page)).toContain('tab=jobs');
    await context.close();
  });

  it.each([
    ['JM70', 'is broken off', 'Fehler beim Video-Upload', 'abort'],
    ['JM73', 'is refused', 'Video-Upload fehlgeschlagen: 500 Internal Server Error', 500],
  ] as const)('%s %s, and the job stays saved', async (_row, what, text, status) => {
    const { page, context } = await filled(`Film, der nicht ankommt: ${what}`);
    await videoSlot(page).setInputFiles(film);
    await page.route(UPLOAD, (route) =>
      status === 'abort' ? route.abort() : route.fulfill({ status, json: { success: false, message: 'Kaputt' } }),
    );
    await create(page);
    await toast(page, text);
    await byText(page, 'Die Stellenanzeige ist gespeichert, das Video fehlt noch').waitFor();
    await page.unroute(UPLOAD);
    await byRole(page, 'button', 'Video erneut hochladen').click();
    await expect.poll(() => pathOf(page)).toContain('tab=jobs');
    await context.close();
  });

  it('JM74 does not leave without a login, and the job stays saved', async () => {
    const { page, context } = await filled('Film ohne Anmeldung (m/w/d)');
    const { refused } = await refuseUnread(page);
    await refused;
    await videoSlot(page).setInputFiles(film);
    const created = await hold(page, '**/api/private/jobs/create');
    await create(page);
    await toast(page, 'Erstelle neue Stellenanzeige...');
    await page.evaluate(() => localStorage.removeItem('jwt_token'));
    created();
    await toast(page, 'Nicht authentifiziert');
    await byText(page, 'Die Stellenanzeige ist gespeichert, das Video fehlt noch').waitFor();
    await context.close();
  });

  it.each([
    ['with the words of the server', { message: 'Heute nicht.' }, 'Heute nicht.'],
    ['with words of its own where the server has none', {}, 'Fehler beim Erstellen der Stellenanzeige'],
  ])('JM72 is refused %s, and nothing typed is lost', async (_what, answer, text) => {
    const title = 'Abgelehnte Weiche (m/w/d)';
    const { page, context } = await filled(title);
    await page.route('**/api/private/jobs/create', (route) => route.fulfill({ status: 400, json: { success: false, ...answer } }));
    await create(page);
    await toast(page, text);
    expect(await byLabel(page, 'Stellentitel').inputValue()).toBe(title);
    await context.close();
  });
});

describe('its focus page', () => {
  const FIRST = '**/api/private/focus-pages/by-company/1';
  const SECOND = '**/api/private/companies/1/focus-pages';
  const refuse = (path: string) => (visitor: Visit) => visitor.page.route(path, (route) => route.fulfill({ status: 500 }));
  const choice = (page: Page) => byLabel(page, 'Fokusseite (optional)');

  it.each([
    ['first', '**/nothing'],
    ['second', FIRST],
  ])('JM48 is one of those that the %s call gives', async (_which, broken) => {
    const { page, context } = await open(CREATE, { before: refuse(broken) });
    const titles = await readAs<readonly { readonly title: string }[]>(owner, '/api/private/focus-pages/by-company/1');
    await choice(page).waitFor();
    expect((await optionsOf(choice(page))).slice(1)).toEqual(titles.map(({ title }) => title));
    await context.close();
  });

  it('CF25 is sent by its number, and as null for the profile of the company', async () => {
    const [page1] = await readAs<readonly { readonly id: number; readonly title: string }[]>(
      owner,
      '/api/private/focus-pages/by-company/1',
    );
    for (const [label, wanted] of [
      [page1?.title ?? '', { id: page1?.id }],
      ['Standard-Unternehmensprofil', null],
    ] as const) {
      const { page, context } = await open('/company/1/jobs/101/edit');
      await choice(page).selectOption({ label });
      const [request] = await Promise.all([
        page.waitForRequest((one) => one.method() === 'PUT'),
        byRole(page, 'button', 'Stellenanzeige aktualisieren').click(),
      ]);
      const sent: { readonly jobOffer: { readonly focusPage: unknown } } = request.postDataJSON();
      expect(sent.jobOffer.focusPage).toEqual(wanted);
      await context.close();
    }
  });

  it('JM48 stays the stored one when neither call answers, and says so', async () => {
    const jobs = await readAs<readonly { readonly id: number }[]>(owner, '/api/private/jobs/get-company-jobs/1');
    const stored = await Promise.all(
      jobs.map(({ id }) =>
        readAs<{ readonly id: number; readonly focusPage: { readonly title: string } | null }>(owner, `/api/private/jobs/${id}`),
      ),
    );
    const job = stored.find(({ focusPage }) => focusPage !== null);
    const { page, context } = await open(`/company/1/jobs/${job?.id}/edit`, {
      before: async (visitor) => {
        await refuse(FIRST)(visitor);
        await refuse(SECOND)(visitor);
      },
    });
    await byText(page, 'Fokusseiten konnten nicht geladen werden.').waitFor();
    expect(await choice(page).evaluate((select) => select instanceof HTMLSelectElement && select.selectedOptions[0]?.text)).toBe(
      job?.focusPage?.title,
    );
    await context.close();
  });
});
