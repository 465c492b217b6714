/** @module-tag full */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATUSES } from './support/applications';
import { visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { mailsTo } from './support/mails';
import { opener, pathOf } from './support/member';
import { DEMO_PASSWORD, logIn, readAs } from './support/session';
import { refuseUnread } from './support/unread';

const { origin, browser, dataDir } = await startDemo();
const candidate = await logIn(origin, 'candidate@demo.example');

const open = opener(browser, candidate);

const OWN = /\/private\/applications\/user$/;
const ONE = /\/api\/private\/applications\/1001$/;
const WITHDRAW = /\/withdraw$/;

interface OwnApplication {
  readonly id: number;
  readonly jobTitle: string;
  readonly createdAt: string;
}

const own = () => readAs<OwnApplication[]>(candidate, '/private/applications/user');

const stored = (page: Page) => page.evaluate(() => [localStorage.getItem('jwt_token'), localStorage.getItem('user_roles')]);

describe('login', () => {
  it('AC17 AC18 AU01 AU02 asks for mail and password, and leads back to where it was asked for', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/dashboard?tab=profile`);
    await page.waitForURL(/\/login/);
    expect(pathOf(page)).toBe('/login?redirect=%2Fdashboard%3Ftab%3Dprofile');
    expect(await byLabel(page, 'E-Mail').getAttribute('type')).toBe('email');
    expect(await byLabel(page, 'Passwort').getAttribute('type')).toBe('password');
    await byLabel(page, 'E-Mail').fill('candidate@demo.example');
    await byLabel(page, 'Passwort').fill(DEMO_PASSWORD);
    const answered = page.waitForResponse(/\/auth\/login$/);
    await byRole(page, 'button', 'Anmelden').click();
    const { token } = await (await answered).json();
    await expect.poll(() => pathOf(page)).toBe('/dashboard?tab=profile');
    expect(await stored(page)).toEqual([token, '["CANDIDATE"]']);
    await context.close();
  });

  it('AC18 says that mail or password is wrong', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/login`);
    await byLabel(page, 'E-Mail').fill('candidate@demo.example');
    await byLabel(page, 'Passwort').fill('falsch');
    await byRole(page, 'button', 'Anmelden').click();
    await byText(page.getByRole('alert'), 'E-Mail oder Passwort ist falsch.').waitFor();
    expect(await stored(page)).toEqual([null, null]);
    await context.close();
  });

  it('registers an account and is logged in with it', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/register`);
    await byLabel(page, 'Vorname').fill('Annika');
    await byLabel(page, 'Nachname').fill('Brandt');
    await byLabel(page, 'E-Mail').fill('annika.brandt@post.example');
    await byLabel(page, 'Passwort').fill('ein langer Satz reicht');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await byRole(page, 'button', 'Konto erstellen').click();
    await byRole(page, 'heading', 'Annika Brandt', { level: 1 }).waitFor();
    expect(pathOf(page)).toBe('/dashboard');
    await context.close();
  });

  it('confirms an address by a click with the session or the password, never by opening the mailed link', async () => {
    const body = { firstName: 'Bente', lastName: 'Ohlsen', email: 'bente.ohlsen@post.example', password: 'Rotkehlchen singt früh' };
    const registered = await fetch(`${origin}/api/public/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, terms: true, gdpr: true }),
    });
    const { token } = await registered.json();
    const confirmed = async () =>
      (await readAs<{ emailConfirmed: boolean }>({ origin, token, roles: [] }, '/api/private/users/profile')).emailConfirmed;
    await expect.poll(() => mailsTo(dataDir, body.email)).toHaveLength(1);
    const [mail = ''] = mailsTo(dataDir, body.email);
    const link = /https?:\S+\/confirm-email\?token=[\w-]+/.exec(mail)?.[0] ?? '';
    const { page, calls, context } = await visit(browser);
    await page.goto(origin + new URL(link).pathname + new URL(link).search);
    await byRole(page, 'heading', 'E-Mail-Adresse bestätigen', { level: 1 }).waitFor();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    await byLabel(page, 'Passwort').fill('das eines anderen');
    await byRole(page, 'button', 'Adresse bestätigen').click();
    await byText(page, 'Dieses Passwort gehört nicht zu dem Konto, das Sie bestätigen möchten.').waitFor();
    expect(await confirmed()).toBe(false);
    await byLabel(page, 'Passwort').fill(body.password);
    await byRole(page, 'button', 'Adresse bestätigen').click();
    await byText(page.getByRole('status'), /Ihre E-Mail-Adresse ist bestätigt\. Sie können sich jetzt anmelden\.$/).waitFor();
    expect(await confirmed()).toBe(true);
    await context.close();
  });

  it('sends a link for a forgotten password', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/forgot-password`);
    await byLabel(page, 'E-Mail').fill('candidate@demo.example');
    await byRole(page, 'button', 'Link anfordern').click();
    await byText(
      page.getByRole('status'),
      /Wenn es zu dieser Adresse ein Konto gibt, ist der Link unterwegs\. Bitte sehen Sie in Ihr Postfach\.$/,
    ).waitFor();
    await context.close();
  });
});

describe('the own area', () => {
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    const [first] = await own();
    visitor = await open('/dashboard', {
      before: (one) =>
        one.page.route(OWN, (route) => route.fulfill({ json: STATUSES.map((status, index) => ({ ...first, id: index + 1, status })) })),
    });
    page = visitor.page;
    await page.getByRole('article').first().waitFor();
  });
  afterAll(() => visitor.context.close());

  it('AC19 AC20 has the name of the person', async () => {
    await byRole(page, 'heading', 'Amelie Thorwald', { level: 1 }).waitFor();
  });

  it('AC09 EN01 EN02 EN03 EN04 EN05 EN06 EN07 EN08 has a word of its own for each status', async () => {
    expect(await page.getByRole('article').locator('[data-status]').allTextContents()).toEqual([
      'Eingereicht',
      'Angesehen',
      'In Prüfung',
      'Interview geplant',
      'Angebot erhalten',
      'Angenommen',
      'Abgelehnt',
      'Zurückgezogen',
    ]);
  });

  it('AC10 offers to withdraw what is submitted, and nothing else', async () => {
    const buttons = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => [...card.querySelectorAll('button')].map((button) => button.textContent)));
    expect(buttons).toEqual([['Bewerbung zurückziehen'], [], [], [], [], [], [], []]);
  });
});

it('AC01 AC02 AU03 lists the own applications as the server knows them', async () => {
  const { page, context } = await visit(browser, { login: candidate });
  const [request] = await Promise.all([page.waitForRequest(OWN), page.goto(`${origin}/dashboard`)]);
  expect(request.headers().authorization).toBe(`Bearer ${candidate.token}`);
  await page.getByRole('article').first().waitFor();
  const links = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => [card.querySelector('a')?.textContent, card.querySelector('a')?.getAttribute('href')]));
  expect(links).toEqual((await own()).map(({ id, jobTitle }) => [jobTitle, `/applications/${id}`]));
  await context.close();
});

describe('an own application', () => {
  it('AC03 AC08 EN39 shows job, status and moments', async () => {
    const application = (await own()).find(({ id }) => id === 1001);
    if (application === undefined) throw new Error('The demo has no application 1001.');
    const { page, context } = await open('/applications/1001');
    await byRole(page, 'heading', application.jobTitle, { level: 1 }).waitFor();
    const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });
    await byText(byRole(page, 'region', 'Ihre Angaben'), `${moment.format(new Date(application.createdAt))} Uhr`).waitFor();
    await byText(page, 'Eingereicht').first().waitFor();
    await context.close();
  });

  it('AC04 AC16 asks a visitor to log in', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/applications/1001`);
    await byRole(page, 'heading', 'Sie sind nicht angemeldet').waitFor();
    expect(await byRole(page, 'link', 'Erneut anmelden').getAttribute('href')).toBe('/login?redirect=%2Fapplications%2F1001');
    await context.close();
  });

  it('AC05 says that it could not be loaded, and tries again', async () => {
    const { page, context } = await open('/applications/1001', {
      before: (one) => one.page.route(ONE, (route) => route.fulfill({ status: 500, body: '{}' })),
    });
    await byRole(page, 'heading', 'Bewerbung konnte nicht geladen werden').waitFor();
    await page.unroute(ONE);
    await byRole(page, 'button', 'Erneut versuchen').click();
    await byRole(page, 'region', 'Ihre Angaben').waitFor();
    await context.close();
  });

  it('AC03 AC06 says of an application of somebody else that it does not exist', async () => {
    const { page, context } = await open('/applications/1002');
    await byRole(page, 'heading', 'Bewerbung nicht gefunden').waitFor();
    await context.close();
  });

  it('AC07 says that nothing is known of the company', async () => {
    const answer = await readAs<{ jobOffer: object }>(candidate, '/api/private/applications/1001');
    const json = { ...answer, jobOffer: { ...answer.jobOffer, companyId: null } };
    const { page, context } = await open('/applications/1001', {
      before: (one) => one.page.route(ONE, (route) => route.fulfill({ json })),
    });
    await byText(page, 'Unternehmensinformationen nicht verfügbar').waitFor();
    await context.close();
  });
});

describe('withdrawing', () => {
  const ask = async (page: Page) => {
    await byRole(page, 'button', 'Bewerbung zurückziehen').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    return dialog;
  };

  it('AC15 says that it failed, and changes nothing', async () => {
    const { page, context } = await open('/applications/1001', {
      before: (one) => one.page.route(WITHDRAW, (route) => route.fulfill({ status: 500, body: '{}' })),
    });
    const dialog = await ask(page);
    await byRole(dialog, 'button', 'Bewerbung zurückziehen').click();
    await byText(dialog, 'Beim Zurückziehen der Bewerbung ist ein Fehler aufgetreten').waitFor();
    await byRole(dialog, 'button', 'Abbrechen').click();
    await byText(page, 'Eingereicht').first().waitFor();
    await context.close();
  });

  it('AC11 AC12 AC14 AU22 asks before, and is final', async () => {
    const { page, calls, context } = await open('/applications/1001');
    const sent = () => calls.filter((call) => call.startsWith('POST'));
    const dialog = await ask(page);
    await byText(dialog, 'Möchten Sie Ihre Bewerbung wirklich zurückziehen? Das kann nicht rückgängig gemacht werden.').waitFor();
    expect(sent()).toEqual([]);
    await byRole(dialog, 'button', 'Bewerbung zurückziehen').click();
    await byText(page, 'Ihre Bewerbung wurde erfolgreich zurückgezogen').waitFor();
    expect(sent()).toEqual(['POST /api/private/applications/1001/withdraw']);
    await page.reload();
    await byText(page, 'Zurückgezogen').first().waitFor();
    expect(await byRole(page, 'button', 'Bewerbung zurückziehen').count()).toBe(0);
    await context.close();
  });
});

describe('the token', () => {
  async function save(token: string | null) {
    const visitor = await visit(browser, { login: candidate });
    const { refused } = await refuseUnread(visitor.page);
    await visitor.page.goto(`${origin}/dashboard?tab=profile`);
    await refused;
    await byLabel(visitor.page, 'Nachname').waitFor();
    // Changed behind the page's back, as another program would, at the last moment before the press is handled.
    await visitor.page.evaluate((value) => {
      const change = () => (value === null ? localStorage.removeItem('jwt_token') : localStorage.setItem('jwt_token', value));
      document.addEventListener('click', change, { capture: true, once: true });
    }, token);
    await byRole(visitor.page, 'button', 'Speichern').click();
    return visitor;
  }

  it.each([
    ['AU17', null, 'Authentifizierungsfehler: Kein Token vorhanden'],
    ['AU18', 'abc', 'Authentifizierungsfehler: Ungültiges Token-Format'],
  ])('%s a profile is not saved with the token %s', async (_row, token, text) => {
    const { page, calls, context } = await save(token);
    await byText(page.getByRole('alert'), text).waitFor();
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    await context.close();
  });

  it('AU04 AU14 of a wrong form is warned of and sent; a refused one is forgotten', async () => {
    const { page, complaints, context } = await visit(browser, { login: { token: 'abc', roles: ['CANDIDATE'], origin } });
    const [request] = await Promise.all([page.waitForRequest(OWN), page.goto(`${origin}/dashboard`)]);
    expect(request.headers().authorization).toBe('Bearer abc');
    await page.waitForURL(/\/login/);
    expect(complaints).toContain('The stored token does not have three parts.');
    expect(await stored(page)).toEqual([null, null]);
    expect(pathOf(page)).toBe('/login?redirect=%2Fdashboard');
    await context.close();
  });
});
