/** @module-tag full */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goInside } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { hold } from './support/hold';
import { opener, pathOf } from './support/member';
import { logIn, readAs } from './support/session';

/**
 * Answers the request for the count of unread messages with the error of an expired login, so that the page stops polling. For tests that
 * remove the token: each response would let the page notice, and the request repeats every few seconds.
 * @returns a promise of that request
 */
async function refuseUnread(page: Page): Promise<{ readonly refused: Promise<unknown> }> {
  const unread = /\/private\/messages\/unread$/;
  await page.route(unread, (route) => route.fulfill({ status: 401, body: '{}' }));
  return { refused: page.waitForResponse(unread).then((response) => response.finished()) };
}

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

const CREATE = '/company/1/jobs/create';
const EDIT = '/company/1/jobs/101/edit';
const UPLOAD = '**/api/private/jobs/*/video';
const NEW = '**/api/private/jobs/create';
const TEAM = '**/get-company-team-members';
const FIRST = '**/api/private/focus-pages/by-company/1';
const SECOND = '**/api/private/companies/1/focus-pages';

interface ListedPage {
  readonly id: number;
  readonly title: string;
}

interface Member {
  readonly firstName: string;
  readonly email: string;
}

const film = { name: 'rundgang.mp4', mimeType: 'video/mp4', buffer: Buffer.from(`\0\0\0\x18ftypisom${'\0'.repeat(64)}`, 'latin1') };
const optionsOf = (field: Locator) => field.getByRole('option').allTextContents();
const toast = (page: Page, text: string | RegExp) =>
  byText(byRole(page, 'region', 'Meldungen'), text)
    .first()
    .waitFor();
const videoSlot = (page: Page) => byLabel(page, /^Video \(optional\)/);
const choice = (page: Page) => byLabel(page, 'Fokusseite (optional)');
const create = (page: Page) => byRole(page, 'button', 'Stellenanzeige erstellen').click();

/** Opens the form of a new job and fills in its required fields. */
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

it(
  'JM01 JM25 JM26 JM27 JM33 JM34 JM35 JM36 JM37 JM41 JM46 JM48 JM55 JM59 JM84 the form of a new job has its sections, fields, choices and editors, and says what could not be loaded',
  { tags: ['walk'] },
  async () => {
    const { page, context } = await open(CREATE, {
      before: async ({ page: tab }) => {
        for (const path of [TEAM, FIRST]) await tab.route(path, (route) => route.fulfill({ status: 500 }));
      },
    });
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

    await byText(form, 'Teammitglieder konnten nicht geladen werden.').waitFor();
    // The list's second path is loaded.
    const pages = await readAs<readonly ListedPage[]>(owner, '/api/private/focus-pages/by-company/1');
    expect(await optionsIn('Fokusseite (optional)')).toEqual(['Standard-Unternehmensprofil', ...pages.map(({ title }) => title)]);

    const facts = byRole(byRole(page, 'region', 'Profilspezifische Informationen'), 'textbox');
    const counted: number[] = [];
    for (const type of ['SALES', 'TECH', 'EXECUTIVE', 'DEFAULT']) {
      await byLabel(page, 'Profiltyp').selectOption(type);
      counted.push(await facts.count());
    }
    expect(counted).toEqual([8, 8, 8, 0]);

    const warning = byText(page, 'Für dieses Video ist keine Vorschau möglich. Sie können es trotzdem hochladen.');
    await videoSlot(page).setInputFiles({ name: 'film.avi', mimeType: 'video/x-msvideo', buffer: Buffer.from('RIFF\0\0\0\0AVI ') });
    await warning.waitFor();
    expect(await byRole(page, 'button', 'Stellenanzeige erstellen').getAttribute('aria-disabled')).not.toBe('true');
    await byRole(page, 'button', 'film.avi entfernen').click();
    await warning.waitFor({ state: 'detached' });
    await byText(page, 'film.avi').waitFor({ state: 'detached' });
    expect(await byLabel(page, 'Vorschau des Videos').count()).toBe(0);
    await context.close();
  },
);

it('CF25 JM01 JM28 JM29 JM30 a known job says while it saves that it does, locks both buttons, and sends its focus page by its number, or as null', async () => {
  const [known] = await readAs<readonly ListedPage[]>(owner, '/api/private/focus-pages/by-company/1');
  const { page, context } = await open(EDIT);
  await byRole(page, 'textbox', 'Stellenbeschreibung').waitFor();
  const letGo = await hold(page, '**/api/private/jobs/101');
  for (const [label, wanted] of [
    [known?.title ?? '', { id: known?.id }],
    ['Standard-Unternehmensprofil', null],
  ] as const) {
    if (wanted === null) await page.goto(origin + EDIT);
    await byRole(page, 'textbox', 'Stellenbeschreibung').waitFor();
    await choice(page).selectOption({ label });
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'PUT'),
      byRole(page, 'button', 'Stellenanzeige aktualisieren').click(),
    ]);
    if (wanted !== null) await expectLocked(page);
    letGo();
    await expect.poll(() => pathOf(page)).toBe('/company/1/dashboard?tab=jobs');
    await toast(page, 'Stellenanzeige erfolgreich aktualisiert');
    const sent: { readonly jobOffer: { readonly focusPage: unknown } } = request.postDataJSON();
    expect(sent.jobOffer.focusPage).toEqual(wanted);
    const stored = await readAs<{ readonly focusPage: unknown }>(owner, '/api/private/jobs/101');
    expect(stored.focusPage).toEqual(wanted && expect.objectContaining(wanted));
  }
  await goInside(page, EDIT);
  await byRole(page, 'textbox', 'Stellenbeschreibung').waitFor();
  await byRole(page, 'button', 'Abbrechen').click();
  await expect.poll(() => pathOf(page)).toBe('/company/1/dashboard?tab=jobs');
  await context.close();
});

it('JM30 JM42 JM50 JM53 JM54 JM61 JM66 JM67 JM68 JM72 a new job is refused with its reason, created with its contact persons, and followed by its video', async () => {
  const title = 'Weichenwart mit Film (m/w/d)';
  const { page, context, calls } = await filled(title);
  const group = byRole(page, 'group', 'Ansprechpartner');
  const team = await readAs<readonly Member[]>(owner, '/api/private/companies/1/get-company-team-members');
  const email = team.find(({ firstName }) => firstName === 'Katharina')?.email;
  const card = byRole(group, 'listitem').filter({ hasText: 'Katharina' });
  await expect.poll(() => card.textContent()).toBe(`Katharina Brandis${email}`);
  expect(await card.locator('img').getAttribute('src')).toMatch(/^\/api\/media\/avatars\/original\//);
  const boxes = byRole(group, 'checkbox');
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  expect(await boxes.count()).toBeGreaterThan(3);
  for (let index = 3; index < (await boxes.count()); index += 1) expect(await boxes.nth(index).isDisabled()).toBe(true);
  await videoSlot(page).setInputFiles(film);

  for (const [answer, text] of [
    [{ message: 'Heute nicht.' }, 'Heute nicht.'],
    [{}, 'Fehler beim Erstellen der Stellenanzeige'],
  ] as const) {
    await page.route(NEW, (route) => route.fulfill({ status: 400, json: { success: false, ...answer } }));
    await create(page);
    await byText(byRole(page, 'form', 'Stellenanzeige'), text).waitFor();
    expect(await byLabel(page, 'Stellentitel').inputValue()).toBe(title);
    await page.unroute(NEW);
  }
  const created = await hold(page, NEW);
  const uploaded = await hold(page, UPLOAD);
  const before = calls.length;
  const [request] = await Promise.all([page.waitForRequest(NEW), create(page)]);
  const body: { readonly jobOffer: object; readonly teamMembers: readonly { readonly jobOfferRank: number }[] } = request.postDataJSON();
  expect(body.jobOffer).not.toHaveProperty('id');
  expect(body.teamMembers.map(({ jobOfferRank }) => jobOfferRank)).toEqual([1, 2, 3]);
  await toast(page, 'Erstelle neue Stellenanzeige...');
  await expectLocked(page);
  created();
  await toast(page, 'Lade Video hoch...');
  await expectLocked(page);
  uploaded();
  await toast(page, 'Video erfolgreich hochgeladen');
  await expect.poll(() => pathOf(page)).toContain('tab=jobs');
  const [job, ...more] = (await readAs<readonly ListedPage[]>(owner, '/api/private/jobs/get-company-jobs/1')).filter(
    (one) => one.title === title,
  );
  expect(more).toEqual([]);
  expect(calls.slice(before).filter((call) => call.startsWith('POST '))).toEqual([
    'POST /api/private/jobs/create',
    `POST /api/private/jobs/${job?.id}/video`,
  ]);
  const stored = await readAs<{ readonly teamMembers: unknown; readonly video: unknown }>(owner, `/api/private/jobs/${job?.id}`);
  expect(stored).toMatchObject({ teamMembers: body.teamMembers, video: { url: expect.any(String) } });
  await context.close();
});

it('JM73 a video that is refused is said, and sent again, while the job stays saved', async () => {
  const { page, context } = await filled('Film, der nicht ankommt');
  await videoSlot(page).setInputFiles(film);
  await page.route(UPLOAD, (route) => route.fulfill({ status: 500, json: { success: false, message: 'Kaputt' } }));
  await create(page);
  await toast(page, 'Video-Upload fehlgeschlagen: 500 Internal Server Error');
  await byText(page, 'Die Stellenanzeige ist gespeichert, das Video fehlt noch').waitFor();
  await page.unroute(UPLOAD);
  await byRole(page, 'button', 'Video erneut hochladen').click();
  await expect.poll(() => pathOf(page)).toContain('tab=jobs');
  await context.close();
});

it('JM74 a video does not leave without a login, and the job stays saved', async () => {
  const { page, context } = await filled('Film ohne Anmeldung (m/w/d)');
  const { refused } = await refuseUnread(page);
  await refused;
  await videoSlot(page).setInputFiles(film);
  const created = await hold(page, NEW);
  await create(page);
  await toast(page, 'Erstelle neue Stellenanzeige...');
  await page.evaluate(() => localStorage.removeItem('jwt_token'));
  created();
  await toast(page, 'Nicht authentifiziert');
  await byText(page, 'Die Stellenanzeige ist gespeichert, das Video fehlt noch').waitFor();
  await context.close();
});

it('JM48 the focus page stays the stored one when neither call answers, and says so', async () => {
  const jobs = await readAs<readonly { readonly id: number }[]>(owner, '/api/private/jobs/get-company-jobs/1');
  const stored = await Promise.all(
    jobs.map(({ id }) =>
      readAs<{ readonly id: number; readonly focusPage: { readonly title: string } | null }>(owner, `/api/private/jobs/${id}`),
    ),
  );
  const job = stored.find(({ focusPage }) => focusPage !== null);
  const { page, context } = await open(`/company/1/jobs/${job?.id}/edit`, {
    before: async (visitor) => {
      for (const path of [FIRST, SECOND]) await visitor.page.route(path, (route) => route.fulfill({ status: 500 }));
    },
  });
  await byText(page, 'Fokusseiten konnten nicht geladen werden.').waitFor();
  expect(await choice(page).evaluate((select) => select instanceof HTMLSelectElement && select.selectedOptions[0]?.text)).toBe(
    job?.focusPage?.title,
  );
  await context.close();
});
