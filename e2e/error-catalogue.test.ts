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
 * The error catalogue of 000 §8 for loading, for the own links and for the login: one line for each place and situation. The responses to
 * an application are in application-errors.test.ts, those of the preview in job-preview.test.ts, of the newsletter in newsletter.test.ts; a
 * withdrawal and a visitor without a login in account.test.ts.
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

/** A browser that reports itself offline, while the scripts of the page still load. */
const withoutConnection = (page: Page) => page.evaluate(() => void Object.defineProperty(navigator, 'onLine', { get: () => false }));

interface Place {
  /** The page before. */
  readonly from: string;
  /** The call that fails in each of the situations. */
  readonly call: RegExp;
  /** The URL for the number of a situation: each has its own, so that no cached response is left. */
  readonly to: (index: number) => string;
  readonly login?: Login;
}

/** Opens a page inside the app once in each situation; the offline one is the last. */
async function goThrough<C extends readonly [row: string, situation: Name, ...rest: unknown[]]>(
  { from, call, to, login }: Place,
  cases: readonly C[],
  check: (page: Page, one: C) => Promise<void>,
): Promise<void> {
  const { page, context } = await visit(browser, { login });
  await page.goto(origin + from);
  await hydrated(page);
  for (const [index, one] of cases.entries()) {
    const [, situation] = one;
    if (situation === 'offline') await withoutConnection(page);
    await page.route(call, SITUATIONS[situation]);
    await goInside(page, to(index));
    await check(page, one);
    await page.unroute(call);
  }
  await context.close();
}

const shown = (root: Page | Locator, text: string) => byText(root, text).first().waitFor();
const JOB_CALL = /\/public\/jobs\/\d+$/;
type Case = readonly [row: string, situation: Name, text: string];

it('PJ51 PJ52 PJ53 PJ54 PJ55 AU20 a job', async () => {
  const cases: readonly Case[] = [
    ['PJ51', '403', 'Sie haben keine Berechtigung, diese Stellenanzeige anzusehen.'],
    ['PJ52', '404', 'Die gesuchte Stellenanzeige existiert nicht.'],
    ['PJ53', '500', 'Serverfehler beim Laden der Stellenanzeige. Bitte versuchen Sie es später erneut.'],
    ['PJ53', '503', 'Serverfehler beim Laden der Stellenanzeige. Bitte versuchen Sie es später erneut.'],
    ['PJ54', '418 with a message', 'Aus dem Server'],
    ['PJ54', 'HTML instead of data', JOB_OTHER],
    ['PJ54', 'invalid JSON', JOB_OTHER],
    ['AU20', 'offline', OFFLINE],
  ];
  await goThrough({ from: '/jobs', call: JOB_CALL, to: (index) => `/jobs/${9001 + index}` }, cases, async (page, [, , text]) => {
    await byRole(page, 'heading', 'Stellenanzeige konnte nicht geladen werden', { level: 1 }).waitFor();
    await shown(page, text);
    await byRole(page, 'button', 'Zurück').waitFor();
    await goInside(page, '/impressum');
    await byRole(page, 'heading', 'Impressum', { level: 1 }).waitFor();
  });
});

it.each<Name>(['403', '404', '500', 'HTML instead of data', 'invalid JSON', 'an empty answer', '200 without success', 'offline'])(
  'PL18 the list: %s',
  (situation) =>
    goThrough({ from: '/login', call: /\/api\/jobs$/, to: () => '/jobs' }, [['PL18', situation]], async (page) => {
      await shown(page, LIST);
      await byRole(page, 'button', 'Erneut versuchen').waitFor();
    }),
);

it.each<Name>(['404', '500', 'HTML instead of data', 'invalid JSON', 'offline'])(
  'RF19 a recommendation: %s says so, and the posting and the way to apply stay',
  (situation) =>
    goThrough(
      { from: '/jobs', call: /\/public\/referrals\/[^/]+$/, to: () => '/jobs/101?ref=MC7F2KQW' },
      [['RF19', situation]],
      async (page) => {
        await shown(page, REFERRAL);
        await byRole(page, 'link', /^Jetzt bewerben/)
          .first()
          .waitFor();
      },
    ),
);

it('RF20 RF21 a link of the own', async () => {
  const cases: readonly Case[] = [
    ['RF21', '500', NO_LINK],
    ['RF20', '400 without an id', 'Stellenanzeigen-ID fehlt'],
    ['RF21', 'HTML instead of data', NO_LINK],
    ['RF21', 'invalid JSON', NO_LINK],
    ['RF21', 'an empty answer', NO_LINK],
    ['RF21', 'offline', NO_LINK],
  ];
  const call = /\/private\/referrals\/create/;
  const { page, context } = await visit(browser, { login: member });
  await page.goto(`${origin}/jobs/101`);
  await hydrated(page);
  await byRole(page, 'button', 'Empfehlen').click();
  const dialog = byRole(page, 'dialog');
  let press = 'Eigenen Empfehlungslink erstellen';
  for (const [, situation, text] of cases) {
    if (situation === 'offline') await withoutConnection(page);
    await page.route(call, SITUATIONS[situation]);
    const asked = page.waitForRequest(call);
    await byRole(page, 'button', press).first().click();
    await asked;
    press = 'Erneut versuchen';
    // While it is pending, the button has another name.
    await byRole(dialog, 'button', press).waitFor();
    await shown(dialog, text);
    await page.unroute(call);
  }
  await context.close();
});

it('AC05 AC06 an own application', () =>
  goThrough(
    {
      from: '/impressum',
      call: /\/private\/applications\/\d+$/,
      to: (index) => `/applications/${9001 + index}`,
      login: candidate,
    },
    [
      ['AC05', '500', 'Bewerbung konnte nicht geladen werden'],
      ['AC06', '404', 'Bewerbung nicht gefunden'],
      ['AC05', 'HTML instead of data', 'Bewerbung konnte nicht geladen werden'],
      ['AC05', 'invalid JSON', 'Bewerbung konnte nicht geladen werden'],
      ['AC05', 'offline', 'Bewerbung konnte nicht geladen werden'],
    ] satisfies readonly Case[],
    async (page, [, , text]) => {
      await shown(page, text);
      await goInside(page, '/impressum');
      await byRole(page, 'heading', 'Impressum', { level: 1 }).waitFor();
    },
  ));

it('AF08 AF09 the job of the application form', () =>
  goThrough(
    { from: '/jobs', call: JOB_CALL, to: (index) => `/jobs/view/${9001 + index}/apply` },
    [
      ['AF08', '403', LOAD],
      ['AF08', '418 with a message', 'Fehler beim Laden der Stellenanzeige: Aus dem Server'],
      ['AF08', '500', LOAD],
      ['AF09', '404', 'Stellenanzeige nicht gefunden'],
      ['AF08', 'HTML instead of data', LOAD],
      ['AF08', 'invalid JSON', LOAD],
      ['AF08', 'offline', LOAD],
    ] satisfies readonly Case[],
    async (page, [, , text]) => {
      await shown(page, text);
      await byRole(page, 'button', 'Zurück').waitFor();
      await goInside(page, '/impressum');
      await byRole(page, 'heading', 'Impressum', { level: 1 }).waitFor();
    },
  ));

describe('the login', () => {
  it('AU11 AU20 AF60 AF61 says what is wrong, and what was typed stays', async () => {
    const cases: readonly Case[] = [
      ['AU11', '401', 'E-Mail oder Passwort ist falsch.'],
      ['AU11', '429 with a message', 'Zu viele Anfragen. Bitte versuchen Sie es in 5 Minuten erneut.'],
      ['AU11', '418 with a message', 'Aus dem Server'],
      ['AF60', 'HTML instead of data', HTML],
      ['AF61', 'invalid JSON', JSON_BROKEN],
      ['AU20', 'offline', OFFLINE],
    ];
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/login`, { waitUntil: 'networkidle' });
    await byLabel(page, 'E-Mail').fill('candidate@demo.example');
    await byLabel(page, 'Passwort').first().fill(DEMO_PASSWORD);
    for (const [, situation, text] of cases) {
      if (situation === 'offline') await withoutConnection(page);
      await page.route('**/api/public/auth/login', SITUATIONS[situation]);
      await byRole(page, 'button', 'Anmelden').click();
      await shown(page.getByRole('alert'), text);
      expect(await byLabel(page, 'E-Mail').inputValue()).toBe('candidate@demo.example');
      expect(await byLabel(page, 'Passwort').first().inputValue()).toBe(DEMO_PASSWORD);
      await page.unroute('**/api/public/auth/login');
    }
    await context.close();
  });

  // The other forms of such a URL are tested in safe-redirect.test.ts.
  it.each(['/\\evil.example', '/.//evil.example'])('rule 12 AC17 leads to the own dashboard, not to %s', async (redirect) => {
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
    // From the browser itself, whose IP address may differ from that of this test.
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
