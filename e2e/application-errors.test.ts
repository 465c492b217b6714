/** @module-tag full */
import { expect, it } from 'vitest';
import { applyAgain, chooseResume, consent, fileField, fillLinkedIn, fillPerson, privacy, submit } from './support/application-form';
import { visit, type Visit } from './support/browser';
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
  /** In a profile with an empty cache. */
  readonly own?: boolean;
}

async function open({ loggedIn = false, own = false }: Way = {}): Promise<Visit> {
  const login = loggedIn ? await logIn(origin, 'candidate@demo.example') : undefined;
  const visitor = await visit(browser, { login, own });
  await visitor.page.goto(origin + FORM, { waitUntil: 'networkidle' });
  if (loggedIn) {
    await applyAgain(visitor.page);
    // The profile is loaded as soon as its fields are locked.
    await visitor.page.locator('[name=firstName][readonly]').waitFor();
  }
  return visitor;
}

/** A form ready to be sent, filled for one of the ways of sending. */
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

/** A row, the visible text, and the server's response that leads to it. */
type Case = readonly [row: string, text: string, answer: { status: number; contentType: string; body: string }];

/** Possible responses on every way. */
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

/** Fills the form once and goes through the responses: each message appears above it, and the input stays. */
async function goThrough(way: Way, cases: readonly Case[]): Promise<void> {
  const { page, context } = await openFilled(way);
  const shown = (text: string) => byText(page.getByRole('alert'), text).first().waitFor();
  for (const [row, text, answer] of cases) {
    await page.route(CREATE, (route) => route.fulfill(answer));
    await Promise.all([page.waitForResponse(CREATE), submit(page)]);
    await shown(text);
    expect(await byLabel(page, 'Vorname').inputValue(), row).toBe(way.loggedIn ? 'Amelie' : 'Annika');
    if (way.file) await byRole(page, 'button', 'Lebenslauf.pdf entfernen').waitFor();
    else expect(await byLabel(page, 'LinkedIn-Profil-URL').inputValue()).toBe('https://www.linkedin.com/in/annika-brandt');
    expect(new URL(page.url()).pathname, row).toBe(FORM);
    await page.unroute(CREATE);
  }

  // The connection breaks after a while: until then both buttons are disabled.
  let breakOff = (): void => undefined;
  const held = new Promise<void>((resolve) => (breakOff = resolve));
  await page.route(CREATE, async (route) => {
    await held;
    await route.abort('connectionreset');
  });
  await submit(page);
  await expect.poll(() => byRole(page, 'button', 'Abbrechen').isDisabled()).toBe(true);
  expect(await byRole(page, 'button', 'Wird übermittelt...').isDisabled()).toBe(true);
  breakOff();
  await shown(way.file ? 'Die Bewerbungsdateien konnten nicht hochgeladen werden. Bitte versuchen Sie es später erneut.' : FAILED);
  // Where the form names the failed part, a toast would only repeat it.
  const toast = byText(page, 'Bewerbung konnte nicht übermittelt werden.');
  if (way.file) expect(await toast.count()).toBe(0);
  else await toast.first().waitFor();
  await context.close();
}

it('AF28 AF29 AF32 AF53 AF56 AF57 AF58 AF60 AF61 AF63 as JSON with a login', () => goThrough({ loggedIn: true }, [loggedIn, ...answers]));
it('AF29 AF32 AF53 AF54 AF57 AF58 AF60 AF61 as JSON without a login', () => goThrough({}, [anonymous, ...answers]));
it.each([false, true])('AF29 AF32 AF53 AF55 AF57 AF58 AF59 AF60 AF61 AF68 with a file, logged in: %s', (isLoggedIn) =>
  goThrough({ loggedIn: isLoggedIn, file: true }, [...withFiles, ...answers]),
);

it('AF62 AU20 says that the connection is lost, and nothing typed or chosen is', async () => {
  const { page, context } = await openFilled({ file: true });
  await context.setOffline(true);
  await submit(page);
  await byText(page.getByRole('alert'), 'Keine Internetverbindung. Bitte überprüfen Sie Ihre Netzwerkverbindung.').first().waitFor();
  await byRole(page, 'button', 'Lebenslauf.pdf entfernen').waitFor();
  expect(await byLabel(page, 'Vorname').inputValue()).toBe('Annika');
  await context.setOffline(false);
  await submit(page);
  await page.waitForURL(/\/success$/, { waitUntil: 'commit' });
  await context.close();
});

it('shows the first toast although the script of its icon is lost', async () => {
  const { page, context } = await openFilled({ own: true });
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await page.route(CREATE, (route) => route.abort('connectionreset'));
  await page.route(/ToastControls/, (route) => route.abort('connectionreset'));
  await Promise.all([page.waitForEvent('requestfailed', (request) => request.url().includes('ToastControls')), submit(page)]);
  await byText(page, 'Bewerbung konnte nicht übermittelt werden.').first().waitFor();
  // The page fails shortly after its script was blocked.
  await page.evaluate(() => new Promise((done) => void setTimeout(done, 1000)));
  expect(broken).toEqual([]);
  expect(await byLabel(page, 'Vorname').inputValue()).toBe('Annika');
  await context.close();
});

it('refuses a disguised file at its field as soon as it is chosen', async () => {
  const { page, context } = await openFilled();
  await fileField(page, 'resume').setInputFiles(disguised);
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
