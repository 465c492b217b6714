/** @module-tag full */
import { candidateStatusLabels } from '@stellwerk/domain';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goInside, visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { mailedLink, mailsTo } from './support/mails';
import { pathOf } from './support/member';
import { DEMO_PASSWORD, logIn, readAs } from './support/session';

const { origin, browser, dataDir } = await startDemo();
const candidate = await logIn(origin, 'candidate@demo.example');

const OWN = /\/private\/applications\/user$/;
const WALK = { tags: ['walk'] };

interface OwnApplication {
  readonly id: number;
  readonly jobTitle: string;
  readonly createdAt: string;
  readonly status: keyof typeof candidateStatusLabels;
}

const own = () => readAs<OwnApplication[]>(candidate, '/private/applications/user');

const stored = (page: Page) => page.evaluate(() => [localStorage.getItem('jwt_token'), localStorage.getItem('user_roles')]);

it(
  'AC04 AC16 AC17 AC18 AU01 AU02 AU14 a visitor logs in with mail and password, and is led back to where it was asked for',
  WALK,
  async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/applications/1001`);
    await byRole(page, 'heading', 'Sie sind nicht angemeldet').waitFor();
    expect(await byRole(page, 'link', 'Erneut anmelden').getAttribute('href')).toBe('/login?redirect=%2Fapplications%2F1001');
    await goInside(page, '/dashboard?tab=profile');
    await expect.poll(() => pathOf(page)).toBe('/login?redirect=%2Fdashboard%3Ftab%3Dprofile');
    expect(await byLabel(page, 'E-Mail').getAttribute('type')).toBe('email');
    expect(await byLabel(page, 'Passwort').getAttribute('type')).toBe('password');
    await byLabel(page, 'E-Mail').fill('candidate@demo.example');
    await byLabel(page, 'Passwort').fill('falsch');
    await byRole(page, 'button', 'Anmelden').click();
    await byText(page.getByRole('alert'), 'E-Mail oder Passwort ist falsch.').waitFor();
    // After the error the page stays.
    expect(pathOf(page)).toBe('/login?redirect=%2Fdashboard%3Ftab%3Dprofile');
    expect(await stored(page)).toEqual([null, null]);

    await byLabel(page, 'Passwort').fill(DEMO_PASSWORD);
    const answered = page.waitForResponse(/\/auth\/login$/);
    await byRole(page, 'button', 'Anmelden').click();
    const { token } = await (await answered).json();
    await expect.poll(() => pathOf(page)).toBe('/dashboard?tab=profile');
    expect(await stored(page)).toEqual([token, '["CANDIDATE"]']);
    await context.close();
  },
);

it('O01 an account is made, and its forgotten password set anew by the mailed link', WALK, async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${origin}/coming-soon`);
  await byRole(page, 'heading', 'Hier wird noch gebaut', { level: 1 }).waitFor();
  await goInside(page, '/register');
  await byLabel(page, 'Vorname').fill('Annika');
  await byLabel(page, 'Nachname').fill('Brandt');
  await byLabel(page, 'E-Mail').fill('annika.brandt@post.example');
  await byLabel(page, 'Passwort').fill('ein langer Satz reicht');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await byRole(page, 'button', 'Konto erstellen').click();
  await byRole(page, 'heading', /^Annika Brandt – /, { level: 1 }).waitFor();
  expect(pathOf(page)).toBe('/dashboard');

  await goInside(page, '/forgot-password');
  await byLabel(page, 'E-Mail').fill('annika.brandt@post.example');
  await byRole(page, 'button', 'Link anfordern').click();
  const underWay = /Wenn es zu dieser Adresse ein Konto gibt, ist der Link unterwegs\. Bitte sehen Sie in Ihr Postfach\.$/;
  await byText(page.getByRole('status'), underWay).waitFor();
  await goInside(page, await mailedLink(dataDir, 'annika.brandt@post.example', 'password'));
  await byLabel(page, 'Neues Passwort').fill('Rotkehlchen singt früh');
  await page.keyboard.press('Enter');
  await byText(page, /Ihr Passwort wurde geändert/).waitFor();
  // Every session of the account has ended, including this browser's.
  expect(await stored(page)).toEqual([null, null]);
  await byRole(byRole(page, 'main'), 'link', 'Zur Anmeldung').click();
  await byLabel(page, 'E-Mail').fill('annika.brandt@post.example');
  await byLabel(page, 'Passwort').fill('Rotkehlchen singt früh');
  await byRole(page, 'button', 'Anmelden').click();
  await byRole(page, 'heading', /^Annika Brandt – /, { level: 1 }).waitFor();
  await context.close();
});

it(
  'AC01 AC02 AC03 AC06 AC08 AC10 AC11 AC12 AC14 AC19 AC20 AC21 AU03 AU22 EN39 the own area lists the own applications, shows one, and takes it back',
  WALK,
  async () => {
    const applications = await own();
    const application = applications.find(({ id }) => id === 1001);
    if (application === undefined) throw new Error('The demo has no application 1001.');
    const { page, calls, context } = await visit(browser, { login: candidate });
    const [request] = await Promise.all([page.waitForRequest(OWN), page.goto(`${origin}/dashboard`)]);
    expect(request.headers().authorization).toBe(`Bearer ${candidate.token}`);
    await byRole(page, 'heading', 'Amelie Thorwald – Übersicht', { level: 1 }).waitFor();
    await page.getByRole('article').first().waitFor();
    const cards = await page
      .getByRole('article')
      .evaluateAll((all) =>
        all.map((card) => [
          card.querySelector('a')?.textContent,
          card.querySelector('a')?.getAttribute('href'),
          card.querySelector('[data-status]')?.textContent,
          [...card.querySelectorAll('button')].map((button) => button.textContent),
        ]),
      );
    expect(cards).toEqual(
      applications.map(({ id, jobTitle, status }) => [
        jobTitle,
        `/applications/${id}`,
        candidateStatusLabels[status],
        status === 'SUBMITTED' ? ['Bewerbung zurückziehen'] : [],
      ]),
    );

    await page.locator('article a[href="/applications/1001"]').first().click();
    await byRole(page, 'heading', application.jobTitle, { level: 1 }).waitFor();
    const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });
    await byText(byRole(page, 'region', 'Ihre Angaben'), `${moment.format(new Date(application.createdAt))} Uhr`).waitFor();
    const sent = () => calls.filter((call) => call.startsWith('POST'));
    await byRole(page, 'button', 'Bewerbung zurückziehen').click();
    const dialog = page.getByRole('alertdialog');
    await byText(dialog, 'Möchten Sie Ihre Bewerbung wirklich zurückziehen? Das kann nicht rückgängig gemacht werden.').waitFor();
    expect(sent()).toEqual([]);
    await byRole(dialog, 'button', 'Bewerbung zurückziehen').click();
    await byText(page, 'Ihre Bewerbung wurde erfolgreich zurückgezogen').waitFor();
    expect(sent()).toEqual(['POST /api/private/applications/1001/withdraw']);
    await byText(page, 'Zurückgezogen').first().waitFor();
    expect(await byRole(page, 'button', 'Bewerbung zurückziehen').count()).toBe(0);
    expect((await own()).find(({ id }) => id === 1001)?.status).toBe('WITHDRAWN');

    // Another person's profile, the own one, and one that does not exist.
    await goInside(page, '/applications/1002');
    await byRole(page, 'heading', 'Bewerbung nicht gefunden').waitFor();
    const { id } = await readAs<{ id: number }>(candidate, '/api/private/users/profile');
    await goInside(page, `/users/${id}`);
    await byRole(page, 'heading', 'Amelie Thorwald', { level: 1 }).waitFor();
    await byRole(page, 'heading', 'Ihre Bewerbungen').waitFor();
    await byRole(page, 'link', 'Profil bearbeiten').click();
    await expect.poll(() => pathOf(page)).toBe('/dashboard?tab=profile');
    await goInside(page, '/users/99999999');
    await byText(page, 'Profil nicht gefunden').waitFor();
    await context.close();
  },
);

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

it('AU04 AU14 a token of a wrong form is warned of and sent; a refused one is forgotten', async () => {
  const { page, complaints, context } = await visit(browser, { login: { token: 'abc', roles: ['CANDIDATE'], origin } });
  const [request] = await Promise.all([page.waitForRequest(OWN), page.goto(`${origin}/dashboard`)]);
  expect(request.headers().authorization).toBe('Bearer abc');
  await page.waitForURL(/\/login/);
  expect(complaints).toContain('The stored token does not have three parts.');
  expect(await stored(page)).toEqual([null, null]);
  expect(pathOf(page)).toBe('/login?redirect=%2Fdashboard');
  await context.close();
});
