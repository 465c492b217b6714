/** @module-tag full */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { unzip } from '../apps/api/src/testing/zip';
import { chooseResume, consent, fillPerson, submit } from './support/application-form';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { mailedLink, mailsTo } from './support/mails';
import { opener, pathOf } from './support/member';
import { DEMO_PASSWORD, logIn, readAs } from './support/session';

const clock = fileURLToPath(new URL('support/clock.mjs', import.meta.url));
const { origin, browser, dataDir, nextDay } = await startDemo({ NODE_OPTIONS: `--import=${clock}` });
const GUEST = 'gast@post.example';
const JOB = 101;

/** Names of the files in a downloaded archive, and the content of daten.json. */
async function open(download: Download): Promise<{ readonly names: readonly string[]; readonly data: unknown }> {
  const files = await unzip(await readFile(await download.path()));
  return { names: [...files.keys()], data: JSON.parse(String(files.get('daten.json'))) };
}

async function download(page: Page): Promise<{ readonly file: string; readonly names: readonly string[]; readonly data: unknown }> {
  const begun = page.waitForEvent('download');
  await byRole(page, 'button', 'Daten herunterladen').click();
  return { file: (await begun).suggestedFilename(), ...(await open(await begun)) };
}

async function applyAs(page: Page, email: string): Promise<void> {
  await page.goto(`${origin}/jobs/view/${JOB}/apply`);
  await fillPerson(page, email);
  await chooseResume(page);
  await consent(page);
  await submit(page);
  await page.waitForURL(/\/apply\/success$/);
}

const step = (page: Page, name: RegExp) => page.getByRole('listitem').filter({ hasText: name });

describe('O72: after applying, without an account', () => {
  it(
    'AC09 AC10 AC11 AC12 AC14 the mailed link (/applications/status/:token) shows the way, takes back, exports and deletes',
    { tags: ['walk'] },
    async () => {
      const { page, context } = await visit(browser);
      await applyAs(page, GUEST);
      const link = await mailedLink(dataDir, GUEST, 'status');
      const answer = await page.goto(origin + link);
      expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      await step(page, /^Eingereicht/)
        .first()
        .waitFor();

      // The company reads it: a second mail reports it, and its link leads to the same application.
      const company = await logIn(origin, 'member@demo.example');
      const [own] = (await readAs<{ id: number; email: string }[]>(company, '/api/private/applications/by-company/1')).filter(
        ({ email }) => email === GUEST,
      );
      const setStatus = async (status: string) =>
        fetch(`${origin}/api/private/applications/${own?.id}/status`, {
          method: 'PATCH',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${(await logIn(origin, 'member@demo.example')).token}`,
          },
          body: JSON.stringify({ status }),
        });
      await setStatus('viewed');
      // It can be undone for a minute.
      nextDay();
      await expect.poll(() => mailsTo(dataDir, GUEST).length).toBe(2);
      const second = await mailedLink(dataDir, GUEST, 'status');
      expect(second).not.toBe(link);
      await page.goto(origin + second);
      await byText(page, 'Angesehen').first().waitFor();
      expect(await byRole(page, 'button', 'Bewerbung zurückziehen').count()).toBe(0);
      await setStatus('new');

      await page.goto(origin + link);
      await byRole(page, 'button', 'Bewerbung zurückziehen').click();
      const question = page.getByRole('alertdialog');
      await byRole(question, 'button', 'Bewerbung zurückziehen').click();
      await byText(page, 'Ihre Bewerbung wurde erfolgreich zurückgezogen').waitFor();
      await page.getByText(/^Ihre Unterlagen werden am \d\d\.\d\d\.\d{4} gelöscht\.$/).waitFor();

      const { file, names, data } = await download(page);
      expect(file).toMatch(/^bewerbung-\d+\.zip$/);
      expect(names).toEqual(['daten.json', 'LIESMICH.txt', expect.stringMatching(/^1 Lebenslauf .+\.pdf$/)]);
      expect(data).toMatchObject({ email: GUEST, status: 'WITHDRAWN' });

      await byRole(page, 'button', 'Bewerbung löschen').click();
      await byRole(page.getByRole('alertdialog'), 'button', 'Bewerbung endgültig löschen').click();
      await byRole(page, 'heading', 'Ihre Bewerbung ist gelöscht', { level: 1 }).waitFor();
      for (const path of [link, second]) {
        expect((await page.goto(origin + path))?.status()).toBe(404);
        await byText(page, 'Dieser Link ist nicht mehr gültig').waitFor();
      }
      await context.close();
    },
  );
});

describe('an account', () => {
  it('AC01 AC03 exports and deletes an own application from its page', async () => {
    const login = await logIn(origin, 'leon.hartwig@post.example');
    const own = await readAs<{ id: number }[]>(login, '/api/private/applications/user');
    const { page, context } = await opener(browser, login)(`/applications/${own[0]?.id}`);
    expect((await download(page)).data).toMatchObject({ id: own[0]?.id });
    await byRole(page, 'button', 'Bewerbung löschen').click();
    await byRole(page.getByRole('alertdialog'), 'button', 'Bewerbung endgültig löschen').click();
    await byText(page, 'Ihre Bewerbung ist gelöscht.').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
    expect((await readAs<unknown[]>(login, '/api/private/applications/user')).length).toBe(own.length - 1);
    await context.close();
  });

  it('AC22 API89 API90 shows the chosen picture at once, keeps it, and takes it away', async () => {
    const login = await logIn(origin, 'candidate@demo.example');
    const { page, context } = await opener(browser, login)('/dashboard?tab=profile');
    const picture = await readFile(new URL('../docs/images/jobs.png', import.meta.url));
    const file = { name: 'ich.png', mimeType: 'image/png', buffer: picture };
    const sent = page.waitForResponse(/\/users\/profile\/avatar$/);
    await page.locator('input[type=file]').setInputFiles(file);
    const { url } = await (await sent).json();
    await page
      .locator(`main img[src*="${url.split('/').at(-1)}"]`)
      .first()
      .waitFor();
    expect(await readAs<{ avatar: string }>(login, '/api/private/users/profile')).toMatchObject({ avatar: url });
    await byRole(page, 'button', 'Bild entfernen').click();
    await byRole(page, 'button', 'Bild auswählen').waitFor();
    expect(await readAs<{ avatar: null }>(login, '/api/private/users/profile')).toMatchObject({ avatar: null });
    await context.close();
  });

  it('O71 takes all own data along, and is deleted with the right password only', async () => {
    const login = await logIn(origin, 'candidate@demo.example');
    const { page, context } = await opener(browser, login)('/dashboard?tab=profile');
    const { names, data } = await download(page);
    expect(names).toEqual(expect.arrayContaining(['daten.json', 'LIESMICH.txt']));
    expect(data).toMatchObject({ profile: { email: 'candidate@demo.example' } });

    await byRole(page, 'button', 'Konto löschen').click();
    const dialog = page.getByRole('alertdialog');
    await byLabel(dialog, /^Ihr Passwort/).fill('falsch');
    await byRole(dialog, 'button', 'Konto endgültig löschen').click();
    await byText(dialog, 'Das Passwort ist falsch.').waitFor();
    expect(await readAs(login, '/api/private/users/profile')).toMatchObject({ email: 'candidate@demo.example' });

    await byLabel(dialog, /^Ihr Passwort/).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await byText(page, 'Ihr Konto ist gelöscht.').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/');
    expect(await page.evaluate(() => localStorage.getItem('jwt_token'))).toBeNull();
    const again = await fetch(`${origin}/api/private/users/profile`, { headers: { authorization: `Bearer ${login.token}` } });
    expect(again.status).toBe(401);
    await context.close();
  });
});
