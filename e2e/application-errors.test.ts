/** @module-tag full */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseResume, consent, fileField, fillLinkedIn, fillPerson, privacy, submit } from './support/application-form';
import { goInside, visit, type Visit } from './support/browser';
import { disguised } from './support/files';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { keptOf } from './support/kept';
import { logIn } from './support/session';

const { origin, browser } = await startDemo();

const FORM = '/jobs/view/101/apply';
const CREATE = /\/applications\/create/;
const FAILED = 'Fehler bei der Übermittlung der Bewerbung. Bitte versuchen Sie es später erneut.';
const WITHOUT_ID = 'Die Bewerbung wurde nicht korrekt erstellt. Server hat keine gültige Bewerbungs-ID zurückgegeben.';

interface Way {
  readonly loggedIn?: boolean;
  readonly file?: boolean;
}

async function open({ loggedIn = false }: Way = {}): Promise<Visit> {
  const login = loggedIn ? await logIn(origin, 'candidate@demo.example') : undefined;
  const visitor = await visit(browser, { login });
  await visitor.page.goto(origin + FORM, { waitUntil: 'networkidle' });
  // The profile has come as soon as its fields are locked.
  if (loggedIn) await visitor.page.locator('[name=firstName][readonly]').waitFor();
  return visitor;
}

/** A form that may be sent, filled for one of the ways of sending. */
async function openFilled(way: Way = {}): Promise<Visit> {
  const visitor = await open(way);
  const { page } = visitor;
  if (way.loggedIn !== true) await fillPerson(page);
  await (way.file === true ? chooseResume(page) : fillLinkedIn(page));
  await consent(page);
  return visitor;
}

const json = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json',
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** A row, what the person reads, and the answer of the server that leads to it. */
type Case = readonly [row: string, text: string, answer: { status: number; contentType: string; body: string }];

/** What the server may answer on every way. */
const answers: readonly Case[] = [
  ['AF53', WITHOUT_ID, json({ success: true })],
  ['AF57', 'Fehler: E - D', json({ success: false, error: 'E', details: 'D' })],
  ['AF57', 'Die Bewerbung konnte nicht übermittelt werden.', json({ success: false, error: 'E' })],
  ['AF58', FAILED, json('', 500)],
  [
    'AF60',
    'Server-Fehler: Die API-Route existiert nicht oder ist nicht verfügbar.',
    { status: 200, contentType: 'text/html', body: '<p>Seite</p>' },
  ],
  ['AF61', 'Ungültige Antwort vom Server', json('{x')],
  ['AF63', 'Aus error', json({ error: 'Aus error' }, 400)],
  ['AF63', 'Aus detail', json({ detail: 'Aus detail' }, 400)],
  ['AF63', 'Aus message', json({ message: 'Aus message' }, 400)],
];

const EMPTY = json('');
const withFiles: readonly Case[] = [
  ['AF55', 'Die Bewerbung konnte nicht übermittelt werden. Der Server hat keine Antwort zurückgegeben.', EMPTY],
  ['AF68', WITHOUT_ID, json({ success: true, id: 5, token: 'x' })],
];
const anonymous: Case = ['AF54', 'Der Server hat keine Antwort zurückgegeben. Bitte versuchen Sie es später erneut.', EMPTY];
const loggedIn: Case = ['AF56', 'Leere Antwort vom Server erhalten', EMPTY];

const ways: readonly (readonly [name: string, way: Way, cases: readonly Case[]])[] = [
  ['as JSON without a login', {}, [anonymous, ...answers]],
  ['with a file without a login', { file: true }, [...withFiles, ...answers]],
  ['as JSON with a login', { loggedIn: true }, [loggedIn, ...answers]],
  ['with a file and a login', { loggedIn: true, file: true }, [...withFiles, ...answers]],
];

describe.each(ways)('sent %s', (_name, way, cases) => {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await openFilled(way);
  });
  afterAll(() => visitor.context.close());
  beforeEach(async () => {
    if (new URL(visitor.page.url()).pathname === FORM) return;
    // A test before this one was taken for a success.
    await visitor.context.close();
    visitor = await openFilled(way);
  });

  it.each(cases)('%s AF32 says "%s" and keeps what was typed', async (_row, text, answer) => {
    const { page } = visitor;
    await page.unroute(CREATE);
    await page.route(CREATE, (route) => route.fulfill(answer));
    await Promise.all([page.waitForResponse(CREATE), submit(page)]);
    await byText(page.getByRole('alert'), text).first().waitFor();
    expect(await byLabel(page, 'Vorname').inputValue()).toBe(way.loggedIn ? 'Amelie' : 'Annika');
    if (way.file) await byRole(page, 'button', 'Lebenslauf.pdf entfernen').waitFor();
    else expect(await byLabel(page, 'LinkedIn-Profil-URL').inputValue()).toBe('https://www.linkedin.com/in/annika-brandt');
    expect(new URL(page.url()).pathname).toBe(FORM);
  });

  it('AF58 AF59 AF29 says by area and toast that nothing arrived', async () => {
    const { page } = visitor;
    await page.unroute(CREATE);
    await page.route(CREATE, (route) => route.abort('connectionreset'));
    await submit(page);
    const text = way.file ? 'Die Bewerbungsdateien konnten nicht hochgeladen werden. Bitte versuchen Sie es später erneut.' : FAILED;
    await byText(page.getByRole('alert'), text).first().waitFor();
    await byText(page, 'Bewerbung konnte nicht übermittelt werden.').first().waitFor();
  });
});

describe('accepted', () => {
  it.each([
    [{ applicationId: 7, id: 8, token: 'x' }, '7'],
    [{ id: 5, token: 'x' }, '5'],
    [{ token: 'x' }, 'x'],
  ])('AF52 by %o has the number %s', async (answer, id) => {
    const { page, context } = await openFilled();
    await page.route(CREATE, (route) => route.fulfill(json(answer)));
    await submit(page);
    await page.waitForURL(/\/success$/, { waitUntil: 'commit' });
    expect(await page.evaluate(() => localStorage.getItem('lastAppliedId'))).toBe(id);
    await context.close();
  });
});

describe('without an answer', () => {
  it('AF29 AF64 EN50 gives up after 30 seconds; until then both buttons wait', async () => {
    const { page, context } = await openFilled();
    await page.route(CREATE, () => undefined);
    await page.clock.install();
    await submit(page);
    await expect.poll(() => byRole(page, 'button', 'Abbrechen').isDisabled()).toBe(true);
    expect(await byRole(page, 'button', 'Wird übermittelt...').isDisabled()).toBe(true);
    await page.clock.fastForward(29_000);
    expect(await byText(page, FAILED).count()).toBe(0);
    await page.clock.fastForward(2_000);
    await byText(page.getByRole('alert'), FAILED).first().waitFor();
    await byText(page, 'Bewerbung konnte nicht übermittelt werden.').first().waitFor();
    await context.close();
  });

  it('AF62 AU20 says that the connection is lost, and nothing typed or chosen is', async () => {
    const { page, context } = await openFilled({ file: true });
    // The script of a toast's icon, which comes with the first one, cannot be loaded now, and must not take the page with it.
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('ToastControls'));
    await context.setOffline(true);
    await submit(page);
    await refused;
    await byText(page.getByRole('alert'), 'Keine Internetverbindung. Bitte überprüfen Sie Ihre Netzwerkverbindung.').first().waitFor();
    await byRole(page, 'button', 'Lebenslauf.pdf entfernen').waitFor();
    expect(await byLabel(page, 'Vorname').inputValue()).toBe('Annika');
    // A page that breaks does so a little after its script was refused.
    await page.evaluate(() => new Promise((done) => void setTimeout(done, 1000)));
    expect(broken).toEqual([]);
    await context.setOffline(false);
    await submit(page);
    await page.waitForURL(/\/success$/, { waitUntil: 'commit' });
    await context.close();
  });
});

it('AF34 EN44 remembers what is unknown as unknown', async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/jobs`);
  await page.route(/\/public\/jobs\/\d+$/, (route) => route.fulfill(json({ id: 101, title: null })));
  await goInside(page, FORM);
  await byLabel(page, 'Vorname').waitFor();
  await fillPerson(page, 'unbekannt@post.example');
  await fillLinkedIn(page);
  await consent(page);
  await submit(page);
  await page.waitForURL(/\/success$/, { waitUntil: 'commit' });
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('lastAppliedJob'))) ?? '{}')).toEqual({
    id: '101',
    title: 'Unbekannte Stelle',
    company: 'Unbekanntes Unternehmen',
    location: 'Unbekannter Ort',
  });
  await context.close();
});

it('refuses a disguised file at its field', async () => {
  const { page, context } = await openFilled();
  await fileField(page, 'resume').setInputFiles(disguised);
  await submit(page);
  await byText(page, 'Der Inhalt der Datei passt nicht zu ihrer Endung.').first().waitFor();
  expect(await byLabel(page, 'Nachname').inputValue()).toBe('Brandt');
  await context.close();
});

it('keeps text and files of an unfinished form, but no consent', async () => {
  const { page, context } = await openFilled({ file: true });
  await expect.poll(() => keptOf(page)).toContain('"Lebenslauf.pdf"');
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => byLabel(page, 'Vorname').inputValue()).toBe('Annika');
  await byRole(page, 'button', 'Lebenslauf.pdf entfernen').waitFor();
  expect(await privacy(page).isChecked()).toBe(false);
  await context.close();
});
