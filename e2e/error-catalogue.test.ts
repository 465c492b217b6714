/** @module-tag full */
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { consent, fillLinkedIn, fillPerson, submit } from './support/application-form';
import { goInside, hydrated, visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { startDemoServer } from './support/server';
import { DEMO_PASSWORD, logIn, type Login } from './support/session';

/**
 * The error catalogue of 000 §8 for what is loaded, for links of the own and for the login: one line for each place and situation. The
 * answers to an application stand in application-errors.test.ts, those of the preview in job-preview.test.ts, of the newsletter in
 * newsletter.test.ts; a withdrawal and a visitor without a login in account.test.ts.
 */
const { origin, browser } = await startDemo();
const member = await logIn(origin, 'member@demo.example');
const candidate = await logIn(origin, 'candidate@demo.example');

const OFFLINE = 'Keine Internetverbindung. Bitte überprüfen Sie Ihre Netzwerkverbindung.';
const HTML = 'Server-Fehler: Die API-Route existiert nicht oder ist nicht verfügbar.';
const JSON_BROKEN = 'Ungültige Antwort vom Server';
const JOB_OTHER = 'Die Stellenanzeige konnte nicht geladen werden. Bitte versuchen Sie es später erneut.';
const LIST = 'Fehler beim Laden der Stellenanzeigen';
const REFERRAL = 'Die Empfehlungsinformationen konnten nicht geladen werden';
const NO_LINK = 'Es konnte kein neuer Empfehlungslink erstellt werden.';
const LOAD = 'Fehler beim Laden der Stellenanzeige: Bitte versuchen Sie es später erneut.';

type Situation = (route: Route) => Promise<void>;
const answer =
  (status: number, body: unknown = {}): Situation =>
  (route) =>
    route.fulfill({ status, json: body });
const page200 =
  (contentType: string, body: string): Situation =>
  (route) =>
    route.fulfill({ status: 200, contentType, body });

const SITUATIONS = {
  offline: (route) => route.abort('internetdisconnected'),
  'HTML instead of data': page200('text/html', '<!doctype html><p>Seite</p>'),
  'invalid JSON': page200('application/json', '{x'),
  'an empty answer': page200('application/json', ''),
  '400 without an id': answer(400, { success: false, message: 'Stellenanzeigen-ID fehlt' }),
  '200 without success': answer(200, { success: false }),
  '403': answer(403),
  '404': answer(404),
  '500': answer(500),
  '503': answer(503),
  '418 with a message': answer(418, { success: false, message: 'Aus dem Server' }),
  '429 with a message': answer(429, { success: false, message: 'Zu viele Anfragen. Bitte versuchen Sie es in 5 Minuten erneut.' }),
  '401': answer(401, { success: false, message: 'E-Mail oder Passwort ist falsch.' }),
} as const satisfies Record<string, Situation>;
type Name = keyof typeof SITUATIONS;

/** A browser that knows that it has no connection, while the scripts of the page still come. */
const withoutConnection = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));

/** Opens a page inside the app while its call ends in a situation. */
async function openIn(situation: Name, from: string, call: RegExp, to: string, login?: Login) {
  const visitor = await visit(browser, { login });
  const { page } = visitor;
  if (situation === 'offline') await withoutConnection(page);
  await page.goto(origin + from);
  await hydrated(page);
  await page.route(call, SITUATIONS[situation]);
  await goInside(page, to);
  return visitor;
}

const shown = (root: Page | Locator, text: string) => byText(root, text).first().waitFor();
const JOB_CALL = /\/public\/jobs\/101$/;

describe('a job', () => {
  it.each<[string, Name, string]>([
    ['PJ51', '403', 'Sie haben keine Berechtigung, diese Stellenanzeige anzusehen.'],
    ['PJ52', '404', 'Die gesuchte Stellenanzeige existiert nicht.'],
    ['PJ53', '500', 'Serverfehler beim Laden der Stellenanzeige. Bitte versuchen Sie es später erneut.'],
    ['PJ53', '503', 'Serverfehler beim Laden der Stellenanzeige. Bitte versuchen Sie es später erneut.'],
    ['PJ54', '418 with a message', 'Aus dem Server'],
    ['PJ54', 'HTML instead of data', JOB_OTHER],
    ['PJ54', 'invalid JSON', JOB_OTHER],
    ['AU20', 'offline', OFFLINE],
  ])('%s PJ55 %s: "%s"', async (_row, situation, text) => {
    const { page, context } = await openIn(situation, '/jobs', JOB_CALL, '/jobs/101');
    await byRole(page, 'heading', 'Stellenanzeige konnte nicht geladen werden', { level: 1 }).waitFor();
    await shown(page, text);
    await byRole(page, 'button', 'Zurück').waitFor();
    await context.close();
  });
});

describe('the list', () => {
  it.each<Name>(['403', '404', '500', 'HTML instead of data', 'invalid JSON', 'an empty answer', '200 without success', 'offline'])(
    'PL18 %s',
    async (situation) => {
      const { page, context } = await openIn(situation, '/login', /\/api\/jobs$/, '/jobs');
      await shown(page, LIST);
      await byRole(page, 'button', 'Erneut versuchen').waitFor();
      await context.close();
    },
  );
});

describe('a recommendation', () => {
  it.each<Name>(['404', '500', 'HTML instead of data', 'invalid JSON', 'offline'])(
    'RF19 %s: says so, and the posting and the way to apply stay',
    async (situation) => {
      const { page, context } = await openIn(situation, '/jobs', /\/public\/referrals\/[^/]+$/, '/jobs/101?ref=MC7F2KQW');
      await shown(page, REFERRAL);
      await byRole(page, 'link', /^Jetzt bewerben/)
        .first()
        .waitFor();
      await context.close();
    },
  );
});

describe('a link of the own', () => {
  it.each<[string, Name, string]>([
    ['RF20', '400 without an id', 'Stellenanzeigen-ID fehlt'],
    ['RF21', '500', NO_LINK],
    ['RF21', 'HTML instead of data', NO_LINK],
    ['RF21', 'invalid JSON', NO_LINK],
    ['RF21', 'an empty answer', NO_LINK],
    ['RF21', 'offline', NO_LINK],
  ])('%s %s: "%s"', async (_row, situation, text) => {
    const { page, context } = await openIn(situation, '/jobs/101', /\/private\/referrals\/create/, '/jobs/101', member);
    await byRole(page, 'button', 'Empfehlen').click();
    await byRole(page, 'button', 'Eigenen Empfehlungslink erstellen').click();
    await shown(byRole(page, 'dialog'), text);
    await byRole(byRole(page, 'dialog'), 'button', 'Erneut versuchen').waitFor();
    await context.close();
  });
});

describe('an own application', () => {
  it.each<[string, Name, string]>([
    ['AC05', '500', 'Bewerbung konnte nicht geladen werden'],
    ['AC05', 'HTML instead of data', 'Bewerbung konnte nicht geladen werden'],
    ['AC05', 'invalid JSON', 'Bewerbung konnte nicht geladen werden'],
    ['AC05', 'offline', 'Bewerbung konnte nicht geladen werden'],
    ['AC06', '404', 'Bewerbung nicht gefunden'],
  ])('%s %s: "%s"', async (_row, situation, text) => {
    const { page, context } = await openIn(situation, '/impressum', /\/private\/applications\/1001$/, '/applications/1001', candidate);
    await shown(page, text);
    await context.close();
  });
});

describe('the job of the application form', () => {
  it.each<[string, Name, string]>([
    ['AF08', '403', LOAD],
    ['AF08', '500', LOAD],
    ['AF08', '418 with a message', 'Fehler beim Laden der Stellenanzeige: Aus dem Server'],
    ['AF08', 'HTML instead of data', LOAD],
    ['AF08', 'invalid JSON', LOAD],
    ['AF08', 'offline', LOAD],
    ['AF09', '404', 'Stellenanzeige nicht gefunden'],
  ])('%s %s: "%s"', async (_row, situation, text) => {
    const { page, context } = await openIn(situation, '/jobs', JOB_CALL, '/jobs/view/101/apply');
    await shown(page, text);
    await byRole(page, 'button', 'Zurück').waitFor();
    await context.close();
  });
});

describe('the login', () => {
  it.each<[string, Name, string]>([
    ['AU11', '401', 'E-Mail oder Passwort ist falsch.'],
    ['AU11', '429 with a message', 'Zu viele Anfragen. Bitte versuchen Sie es in 5 Minuten erneut.'],
    ['AU11', '418 with a message', 'Aus dem Server'],
    ['AF60', 'HTML instead of data', HTML],
    ['AF61', 'invalid JSON', JSON_BROKEN],
    ['AU20', 'offline', OFFLINE],
  ])('%s %s: "%s", and what was typed stays', async (_row, situation, text) => {
    const { page, context } = await visit(browser);
    if (situation === 'offline') await withoutConnection(page);
    await page.goto(`${origin}/login`, { waitUntil: 'networkidle' });
    await page.route('**/api/public/auth/login', SITUATIONS[situation]);
    await byLabel(page, 'E-Mail').fill('candidate@demo.example');
    await byLabel(page, 'Passwort').first().fill(DEMO_PASSWORD);
    await byRole(page, 'button', 'Anmelden').click();
    await shown(page.getByRole('alert'), text);
    expect(await byLabel(page, 'E-Mail').inputValue()).toBe('candidate@demo.example');
    await context.close();
  });

  it.each([
    '//evil.example/jobs',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/.//evil.example',
    '/login?redirect=//evil.example',
  ])('rule 12 AC17 leads to the own dashboard, not to %s', async (redirect) => {
    const { page, context } = await visit(browser);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(`${origin}/login?redirect=${encodeURIComponent(redirect)}`, { waitUntil: 'networkidle' });
    await byLabel(page, 'E-Mail').fill('candidate@demo.example');
    await byLabel(page, 'Passwort').first().fill(DEMO_PASSWORD);
    await byRole(page, 'button', 'Anmelden').click();
    await page.waitForURL(`${origin}/dashboard`);
    expect([...hosts]).toEqual([new URL(origin).host]);
    await context.close();
  });
});

describe('over the limits of rule 11', () => {
  const TOO_MANY = /^Zu viele Anfragen\. Bitte versuchen Sie es in \d+ Minuten erneut\.$/;

  it('application and login say when to come back, and keep what was typed', async () => {
    const limited = await startDemoServer({ RATE_LIMITS: 'on' });
    const { page, context } = await visit(browser);
    await page.goto(`${limited.origin}/jobs/view/101/apply`, { waitUntil: 'networkidle' });
    // By the browser itself, whose address may be another one than that of this test.
    const post = (path: string, body: unknown): Promise<number> =>
      page.evaluate(
        async ([to = '', text = '']) => {
          const headers = { 'content-type': 'application/json' };
          return (await fetch(to, { method: 'POST', headers, body: text })).status;
        },
        [path, JSON.stringify(body)],
      );
    const applicant = { firstName: 'Ada', lastName: 'Kern', linkedinProfile: 'https://www.linkedin.com/in/ada', terms: true, gdpr: true };
    for (let count = 0; count < 10; count += 1) {
      const body = { ...applicant, jobOffer: { id: 101 }, email: `nr${count}@post.example` };
      expect(await post('/api/public/applications/create', body)).toBe(201);
      await post('/api/public/auth/login', { email: 'candidate@demo.example', password: 'falsch, aber lang genug' });
    }
    await fillPerson(page);
    await fillLinkedIn(page);
    await consent(page);
    await submit(page);
    await byText(page.getByRole('alert'), TOO_MANY).first().waitFor();
    expect(await byLabel(page, 'LinkedIn-Profil-URL').inputValue()).toBe('https://www.linkedin.com/in/annika-brandt');

    await page.goto(`${limited.origin}/login`, { waitUntil: 'networkidle' });
    await byLabel(page, 'E-Mail').fill('candidate@demo.example');
    await byLabel(page, 'Passwort').first().fill(DEMO_PASSWORD);
    await byRole(page, 'button', 'Anmelden').click();
    await byText(page.getByRole('alert'), TOO_MANY).first().waitFor();
    expect(await byLabel(page, 'Passwort').first().inputValue()).toBe(DEMO_PASSWORD);
    await context.close();
    await limited.stop();
  });
});
