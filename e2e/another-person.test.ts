/** @module-tag full */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseResume, fillPerson } from './support/application-form';
import { hydrated, visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { keptOf } from './support/kept';
import { enter, keepsFocus } from './support/keyboard';
import { DEMO_PASSWORD, logIn, readAs } from './support/session';

/** Two people at one browser: data loaded or typed for one is never shown to the other, nor after logout (decision 0083). */
const { origin, browser } = await startDemo();
const OWNER = 'owner@demo.example';
const CANDIDATE = 'candidate@demo.example';
const PROFILE = /\/api\/private\/users\/profile$/;
const MINE = /\/api\/private\/companies\/my-companies(?:\?|$)/;

/** Name of a person in the own area. */
async function nameOf(email: string): Promise<string> {
  const { firstName, lastName } = await readAs<{ readonly firstName: string; readonly lastName: string }>(
    await logIn(origin, email),
    '/api/private/users/profile',
  );
  return `${firstName} ${lastName}`;
}
const names = { owner: await nameOf(OWNER), candidate: await nameOf(CANDIDATE) };

const accountOf = (page: Page, name: string) => byRole(page, 'button', `Konto von ${name}`);

async function logInAt(page: Page, email: string): Promise<void> {
  // The start page has a field with the same name.
  await byRole(page, 'heading', 'Anmelden', { level: 1 }).waitFor();
  await byLabel(page, 'E-Mail').fill(email);
  await byLabel(page, 'Passwort').fill(DEMO_PASSWORD);
  await byRole(page, 'button', 'Anmelden').click();
}

async function logOutAt(page: Page, name: string): Promise<void> {
  await accountOf(page, name).click();
  await byRole(page.getByRole('banner'), 'button', 'Abmelden').click();
  await page.waitForURL(`${origin}/`);
}

/** Another tab of the same browser. */
async function otherTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin + path);
  await hydrated(page);
  return page;
}

/** These calls are never answered. */
const hold = (page: Page, calls: RegExp): Promise<unknown> => page.route(calls, () => undefined);

/** Visible text of the page, including names of buttons. */
const wholeText = (page: Page): Promise<string> => page.locator('body').ariaSnapshot();

describe('whoever logs out', () => {
  it('is logged out at once, however long the server takes', async () => {
    const { page, context } = await visit(browser, { login: await logIn(origin, OWNER) });
    await page.goto(`${origin}/dashboard`);
    const LOGOUT = /\/api\/private\/auth\/logout$/;
    await hold(page, LOGOUT);
    let givenUp = false;
    page.on('requestfailed', (request) => (givenUp ||= LOGOUT.test(request.url())));
    await logOutAt(page, names.owner);
    await byRole(page, 'link', 'Anmelden').waitFor();
    // The call is still pending: no later step has waited for its end.
    expect(givenUp).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('jwt_token'))).toBeNull();
    await page.unrouteAll();
    await context.close();
  });

  it('ends the session on the server, too', async () => {
    const login = await logIn(origin, OWNER);
    const { page, context } = await visit(browser, { login });
    await page.goto(`${origin}/dashboard`);
    await accountOf(page, names.owner).waitFor();
    const ended = page.waitForResponse(/\/api\/private\/auth\/logout$/);
    await logOutAt(page, names.owner);
    expect((await ended).status()).toBe(200);
    const profile = await fetch(`${origin}/api/private/users/profile`, { headers: { authorization: `Bearer ${login.token}` } });
    expect(profile.status).toBe(401);
    await context.close();
  });
});

describe('A85 what somebody has typed into an application', () => {
  it('stays on the device for the same account, and is shown to nobody else', async () => {
    const { page, context } = await visit(browser, { login: await logIn(origin, CANDIDATE) });
    const message = byRole(page, 'textbox', 'Nachricht (optional)');
    const open = async () => {
      await page.goto(`${origin}/jobs/view/503/apply`);
      await hydrated(page);
    };
    const change = async (before: string, after: string) => {
      await logOutAt(page, before);
      await byRole(page, 'link', 'Anmelden').click();
      await logInAt(page, after);
      await page.waitForURL((url) => url.pathname !== '/login');
    };
    await open();
    await message.fill('Nur für dieses Unternehmen.');
    await expect.poll(() => keptOf(page)).toContain('application-draft-503');
    await logOutAt(page, names.candidate);
    await open();
    expect(await keptOf(page)).toContain('application-draft-503');
    expect(await message.inputValue()).toBe('');
    await byRole(page, 'link', 'Anmelden').click();
    await logInAt(page, OWNER);
    await page.waitForURL((url) => url.pathname !== '/login');
    await open();
    expect(await keptOf(page)).toContain('application-draft-503');
    expect(await message.inputValue()).toBe('');
    await change(names.owner, CANDIDATE);
    await open();
    await expect.poll(() => message.inputValue()).toBe('Nur für dieses Unternehmen.');
    await context.close();
  });

  it('says at the next visit whose entries the form shows, and goes from the device by keys', async () => {
    const { page, context } = await visit(browser);
    const firstName = byLabel(page, 'Vorname');
    const open = async () => {
      await page.goto(`${origin}/jobs/view/501/apply`);
      await hydrated(page);
    };
    await open();
    await fillPerson(page);
    await chooseResume(page);
    await expect.poll(() => keptOf(page)).toMatch(/Annika.*Lebenslauf\.pdf|Lebenslauf\.pdf.*Annika/u);
    await open();
    await byText(page, 'Sie sehen Eingaben von Annika Brandt von einem früheren Besuch auf diesem Gerät.').waitFor();
    await byRole(page, 'button', 'Lebenslauf.pdf entfernen').waitFor();
    expect(await firstName.inputValue()).toBe('Annika');

    await enter(page, byRole(page, 'button', 'Eingaben löschen'));
    await expect.poll(() => firstName.inputValue()).toBe('');
    await keepsFocus(page);
    const gone = async () => {
      expect(await keptOf(page)).not.toMatch(/Annika|Lebenslauf/u);
      expect(await wholeText(page)).not.toMatch(/Annika|Brandt|Lebenslauf\.pdf|Eingaben löschen/u);
    };
    await gone();
    await open();
    await gone();
    await context.close();
  });

  it('goes with an account that logs out in another tab, and stays for a visitor who logs in there', async () => {
    const { page, context } = await visit(browser, {});
    const message = byRole(page, 'textbox', 'Nachricht (optional)');
    await page.goto(`${origin}/jobs/view/502/apply`);
    await hydrated(page);
    await message.fill('Noch ohne Konto getippt.');
    const other = await otherTab(context, '/login');
    await logInAt(other, CANDIDATE);
    await accountOf(page, names.candidate).waitFor();
    expect(await message.inputValue()).toBe('Noch ohne Konto getippt.');
    await expect.poll(() => keptOf(page)).toContain('application-draft-502-of-');
    await expect.poll(() => keptOf(page)).not.toContain('"application-draft-502"');
    await accountOf(other, names.candidate).waitFor();
    await logOutAt(other, names.candidate);
    await expect.poll(() => message.inputValue()).toBe('');
    expect(await wholeText(page)).not.toContain(names.candidate);
    await context.close();
  });
});

describe('somebody else at the same browser', () => {
  it.each([
    ['never comes', hold],
    ['fails', (page: Page, calls: RegExp) => page.route(calls, (route) => route.fulfill({ status: 500, json: {} }))],
  ])('sees nothing of the person before in the same tab, even when what is asked for %s', async (_what, refuse) => {
    const { page, context } = await visit(browser, { login: await logIn(origin, OWNER) });
    await page.goto(`${origin}/dashboard`);
    await byText(page, 'Weserbund Versicherungen AG').first().waitFor();
    await logOutAt(page, names.owner);
    await refuse(page, PROFILE);
    await refuse(page, MINE);
    await byRole(page, 'link', 'Anmelden').click();
    await logInAt(page, CANDIDATE);
    await page.waitForURL((url) => url.pathname !== '/login');
    await byRole(page.getByRole('banner'), 'button', 'Konto').waitFor();
    const text = await wholeText(page);
    expect(text).not.toContain(names.owner);
    // The candidate has applied there, so the name alone proves nothing; the link into the company does.
    expect(await page.locator('a[href^="/company/1/dashboard"]').count()).toBe(0);
    await context.close();
  });

  it('sees nothing of the person before in a tab that was left open', async () => {
    const { page, context } = await visit(browser, { login: await logIn(origin, OWNER) });
    await page.goto(`${origin}/dashboard`);
    await accountOf(page, names.owner).waitFor();
    await byText(page, 'Weserbund Versicherungen AG').first().waitFor();
    const other = await otherTab(context, '/');
    await logOutAt(other, names.owner);
    // Logout in one tab logs out all tabs.
    await page.waitForURL(`${origin}/`);
    await hold(page, PROFILE);
    const asked = page.waitForRequest(PROFILE);
    await byRole(other, 'link', 'Anmelden').click();
    await logInAt(other, CANDIDATE);
    await accountOf(other, names.candidate).waitFor();
    await asked;
    expect(await wholeText(page)).not.toContain(names.owner);
    await page.unrouteAll();
    await context.close();
  });

  it('finds nothing of what was typed in a page that stayed for a new login, which the same person finds', async () => {
    const { page, context } = await visit(browser, { login: await logIn(origin, OWNER) });
    await page.goto(`${origin}/company/create`);
    const box = byRole(page, 'textbox', 'Firmenname');
    await box.fill('Noch geheim GmbH');
    const other = await otherTab(context, '/impressum');
    /** As after a rejected call in the other tab. */
    const refuse = () => other.evaluate(() => localStorage.removeItem('jwt_token'));
    for (const email of [OWNER, CANDIDATE]) {
      await refuse();
      await other.goto(`${origin}/login`);
      await logInAt(other, email);
      await accountOf(other, email === OWNER ? names.owner : names.candidate).waitFor();
      await accountOf(page, email === OWNER ? names.owner : names.candidate).waitFor();
      await expect.poll(() => box.inputValue()).toBe(email === OWNER ? 'Noch geheim GmbH' : '');
    }
    await context.close();
  });

  it('goes back to nothing of the person before', async () => {
    const { page, context } = await visit(browser, { login: await logIn(origin, OWNER) });
    await page.goto(`${origin}/company/1/dashboard?tab=jobs`);
    await byRole(page, 'heading', 'Stellenanzeigen', { level: 1 }).waitFor();
    await logOutAt(page, names.owner);
    await page.goBack();
    // The destination depends on the progress of the page: the login, or the start page again. Never an empty page.
    await page.locator('main h1').first().waitFor();
    await expect.poll(() => wholeText(page)).not.toContain(names.owner);
    await context.close();
  });
});
