/** @module-tag full */
import { given } from '@stellwerk/testing/given';
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener, pathOf } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const recruiter = await logIn(origin, 'recruiter@demo.example');

interface ListedPage {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly status: string;
}

const LIST = /\/api\/private\/focus-pages\/by-company\/1$/;
const SECOND_LIST = /\/api\/private\/companies\/1\/focus-pages$/;
const STATUS = /\/api\/private\/focus-pages\/\d+\/status$/;
const ONE = /\/api\/private\/focus-pages\/\d+$/;
const CREATE = /\/focus-pages\/create$/;
const COVER = /\/cover-image$/;
const TAB = '/company/1/dashboard?tab=focus';

const list = () => readAs<readonly ListedPage[]>(recruiter, '/api/private/focus-pages/by-company/1');
const listed = await list();
const listedAs = (status: string): ListedPage => given(listed.find((one) => one.status === status));
const [draft, published] = [listedAs('draft'), listedAs('published')];

const open = (before?: (page: Page) => Promise<unknown>) =>
  opener(browser, recruiter)(TAB, before && { before: ({ page }) => before(page) });
const cardOf = (page: Page, { title }: ListedPage): Locator => byRole(page, 'article').filter({ has: byRole(page, 'heading', title) });
const toggle = (page: Page, name: string, { title }: ListedPage): Locator => byRole(page, 'button', `${name}: ${title}`);
const refuse = (route: Route): Promise<void> => route.fulfill({ status: 500, body: 'x' });

describe('the preview of a focus page', () => {
  const preview = (page: Page) => byRole(page, 'button', `Vorschau: ${draft.title}`).click();

  it('CF06 CF09 opens the page in a new tab, and leaves the list where it is', async () => {
    const { page, context } = await open();
    for (const [status, label] of [
      ['draft', 'Entwurf'],
      ['published', 'Veröffentlicht'],
      ['archived', 'Archiviert'],
    ] as const) {
      const card = cardOf(page, listedAs(status));
      await card.waitFor();
      expect(await card.getByText(/^(?:Entwurf|Veröffentlicht|Archiviert)$/).allTextContents()).toEqual([label]);
    }
    const [beside] = await Promise.all([context.waitForEvent('page'), preview(page)]);
    await byRole(beside, 'heading', draft.title, { level: 1 }).waitFor();
    expect(pathOf(beside)).toBe(`/showcase/${draft.slug}`);
    // Otherwise the new tab could navigate the list elsewhere.
    expect(await beside.evaluate(() => window.opener === null)).toBe(true);
    expect(pathOf(page)).toBe(TAB);
    await cardOf(page, draft).waitFor();
    await context.close();
  });
});

describe('publishing and taking back', () => {
  it('CF04 CF20 shows at once, and goes back with a fresh list when the server refuses', async () => {
    const { page, context } = await open();
    let answer: () => Promise<void> = () => Promise.reject(new Error('The server was not asked.'));
    await page.route(STATUS, (route) => {
      answer = () => refuse(route);
    });
    const asked = page.waitForRequest(STATUS);
    await toggle(page, 'Zurückziehen', published).click();
    await asked;
    await byText(cardOf(page, published), 'Entwurf').waitFor();
    await toggle(page, 'Veröffentlichen', published).waitFor();
    const fresh = page.waitForResponse(LIST);
    await answer();
    expect((await fresh).ok()).toBe(true);
    await byText(page, 'Statusänderung fehlgeschlagen: 500 x').waitFor();
    await byText(cardOf(page, published), 'Veröffentlicht').waitFor();
    await toggle(page, 'Zurückziehen', published).waitFor();
    expect((await list()).find(({ id }) => id === published.id)?.status).toBe('published');
    await context.close();
  });

  it('CF10 EN52 asks for the list again a second after the change, and shows what others have done meanwhile', async () => {
    const { page, context, calls } = await opener(browser, recruiter)(TAB, { own: true });
    await cardOf(page, draft).waitFor();
    const asked = () => calls.filter((call) => LIST.test(call)).length;
    const before = asked();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route(LIST, (route) => route.fulfill({ json: [{ ...draft, title: 'Von jemand anderem' }] }));
    await page.route(STATUS, (route) => route.fulfill({ json: { ...draft, status: 'published' } }));
    const answered = page.waitForResponse(STATUS);
    await toggle(page, 'Veröffentlichen', draft).click();
    await (await answered).finished();
    await page.clock.runFor(900);
    expect(asked()).toBe(before);
    await page.clock.runFor(200);
    await byRole(page, 'heading', 'Von jemand anderem').waitFor();
    expect(asked()).toBe(before + 1);
    await context.close();
  });
});

describe('CF16 what failed is said of a focus page', () => {
  const dialogOf = async (page: Page, button: string, name: string): Promise<Locator> => {
    await byRole(page, 'button', button).click();
    const dialog = byRole(page, 'dialog', name);
    await byLabel(dialog, /^Titel$/).waitFor();
    return dialog;
  };
  const save = (dialog: Locator) => byRole(dialog, 'button', 'Speichern').click();

  it('CF16 the list, which comes with another try', async () => {
    const { page, context } = await open(async (fresh) => {
      for (const path of [LIST, SECOND_LIST]) await fresh.route(path, refuse);
    });
    const alert = byRole(page, 'main').getByRole('alert');
    await byText(alert, 'Fehler beim Laden der Fokusseiten').waitFor();
    await page.unroute(LIST);
    await byRole(alert, 'button', 'Erneut versuchen').click();
    await cardOf(page, draft).waitFor();
    await context.close();
  });

  it('CF16 a new one, which stays in its dialog, and its cover, without which it is stored', async () => {
    const { page, context } = await open();
    const dialog = await dialogOf(page, 'Fokusseite erstellen', 'Fokusseite erstellen');
    await byLabel(dialog, /^Titel$/).fill('Nachts im Stellwerk');
    await byLabel(dialog, /^Beschreibung/).fill('Wer die Weichen stellt.');
    await byLabel(dialog, /^Titelbild/).setInputFiles({ name: 'Nacht.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await page.route(CREATE, refuse);
    await save(dialog);
    await byText(dialog, 'Fehler beim Erstellen der Fokusseite').waitFor();
    expect(await byLabel(dialog, /^Titel$/).inputValue()).toBe('Nachts im Stellwerk');
    expect((await list()).map(({ title }) => title)).not.toContain('Nachts im Stellwerk');

    await page.unroute(CREATE);
    await page.route(COVER, refuse);
    await save(dialog);
    await byText(page, 'Fehler beim Hochladen des Titelbilds').waitFor();
    await byText(page, 'Fokusseite wurde erstellt').waitFor();
    expect((await list()).filter(({ title }) => title === 'Nachts im Stellwerk')).toHaveLength(1);
    await context.close();
  });

  it('CF16 a change, which stays in its dialog', async () => {
    const { page, context } = await open();
    const dialog = await dialogOf(page, `Bearbeiten: ${draft.title}`, 'Fokusseite bearbeiten');
    await byLabel(dialog, /^Slogan/).fill('Mit Tiefgang.');
    await page.route(ONE, refuse);
    await save(dialog);
    await byText(dialog, 'Fehler beim Aktualisieren der Fokusseite').waitFor();
    await page.unroute(ONE);
    await save(dialog);
    await byText(page, 'Fokusseite wurde aktualisiert').waitFor();
    await byText(cardOf(page, draft), 'Mit Tiefgang.').waitFor();
    await context.close();
  });

  it('CF16 a deletion, after which the page is still there', async () => {
    const { page, context } = await open();
    await byRole(page, 'button', `Löschen: ${draft.title}`).click();
    await page.route(ONE, refuse);
    await byRole(page, 'button', 'Ja, löschen').click();
    await byText(page, 'Fehler beim Löschen der Fokusseite').first().waitFor();
    expect((await list()).map(({ id }) => id)).toContain(draft.id);
    await context.close();
  });

  it('CF21 a status, without a token', async () => {
    const { page, context } = await open();
    await toggle(page, 'Veröffentlichen', draft).waitFor();
    await page.evaluate(() => localStorage.removeItem('jwt_token'));
    await toggle(page, 'Veröffentlichen', draft).click();
    await byText(page, 'Kein Authentifizierungs-Token gefunden').waitFor();
    expect((await list()).find(({ id }) => id === draft.id)?.status).toBe('draft');
    await context.close();
  });
});
