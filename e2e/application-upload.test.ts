/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { applyAgain, chooseResume, consent, fileField, fillPerson, submit } from './support/application-form';
import { readCompanyApplications, type WireApplication } from './support/applications';
import { breakingLine } from './support/breaking-line';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { largeVideo, LARGE } from './support/files';
import { byLabel, byRole, byText } from './support/find';
import { keptOf } from './support/kept';
import { logIn, type Login } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const FORM = '/jobs/view/101/apply';
const UPLOADS = '**/api/public/uploads/*';

/** A form with a resume and a large video, filled in by the current user, over a given connection. */
async function openFilled(email: string, line = origin, login?: Login) {
  const visitor = await visit(browser, { login: login && { ...login, origin: line } });
  const { page } = visitor;
  await page.goto(line + FORM, { waitUntil: 'networkidle' });
  if (login === undefined) await fillPerson(page, email);
  else {
    await applyAgain(page);
    await page.locator('[name=firstName][readonly]').waitFor();
  }
  await chooseResume(page);
  await fileField(page, 'video').setInputFiles(largeVideo);
  await consent(page);
  return visitor;
}

/** The offsets of the parts of a large file. */
function offsetsOf(page: Page): readonly number[] {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/api/public/uploads/'))
      offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
}

const succeeded = (page: Page) => page.waitForURL(/\/success$/, { waitUntil: 'commit' });

/** Uploads stored in this browser. */
const knownUploads = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tus::')));

async function applicationOf(email: string): Promise<WireApplication | undefined> {
  return (await readCompanyApplications(owner)).find((application) => application.email === email);
}

it.each<[string, string, Login | undefined]>([
  ['a guest', 'gast.film@post.example', undefined],
  ['an account', 'candidate@demo.example', await logIn(origin, 'candidate@demo.example')],
])('AF19 AF65 of %s: a large video goes on where the line broke off', async (_who, email, login) => {
  const { page, context } = await openFilled(email, await breakingLine(origin, LARGE / 2), login);
  const offsets = offsetsOf(page);
  await submit(page);
  await succeeded(page);
  expect(offsets[0]).toBe(0);
  expect(offsets.at(-1)).toBeGreaterThan(LARGE / 4);
  const application = await applicationOf(email);
  expect(application?.documents.map(({ kind }) => kind).toSorted()).toEqual(['resume', 'video']);
  expect(await knownUploads(page)).toEqual([]);
  await context.close();
});

it('AF29 shows how much of the video has arrived, can be stopped, and goes on after the page was loaded anew', async () => {
  const { page, context } = await openFilled('neu.geladen@post.example');
  const offsets = offsetsOf(page);
  // The connection transfers the first part and then stalls.
  let parts = 0;
  await page.route(UPLOADS, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    parts += 1;
    if (parts > 1) return undefined;
    const body = route.request().postDataBuffer() ?? Buffer.alloc(0);
    const half = body.subarray(0, body.length / 2);
    await route.fetch({ postData: half });
    return route.abort('connectionreset');
  });
  await submit(page);
  await expect.poll(() => parts).toBe(2);
  await byRole(page, 'progressbar', /Video/).first().waitFor();
  await byRole(page, 'button', 'Hochladen abbrechen').first().click();
  await byRole(page, 'button', 'Bewerbung absenden').waitFor();
  expect(await byLabel(page, 'Vorname').inputValue()).toBe('Annika');

  await expect.poll(() => keptOf(page)).toContain('rundgang.mp4');
  await page.unroute(UPLOADS);
  await page.reload({ waitUntil: 'networkidle' });
  await byText(page, /rundgang\.mp4/)
    .first()
    .waitFor();
  await consent(page);
  await submit(page);
  await succeeded(page);
  expect(offsets.at(-1)).toBe(LARGE / 2);
  expect((await applicationOf('neu.geladen@post.example'))?.documents.map(({ kind }) => kind)).toContain('video');
  await context.close();
});

it('a form that is refused behind a finished video does not send the video again', async () => {
  const { page, context } = await openFilled('zweiter.anlauf@post.example');
  const offsets = offsetsOf(page);
  const CREATE = '**/applications/create*';
  await page.route(CREATE, (route) => route.fulfill({ status: 429, json: { success: false, message: 'Zu viele Anfragen.' } }));
  await submit(page);
  await byText(page.getByRole('alert'), 'Zu viele Anfragen.').first().waitFor();
  const sent = offsets.length;
  await page.unroute(CREATE);
  await submit(page);
  await succeeded(page);
  expect(offsets).toHaveLength(sent);
  await context.close();
});

it('AF32 W33 a video that the server refuses is named with its words, and everything else stays', async () => {
  const { page, context } = await openFilled('zu.gross@post.example');
  await page.route('**/api/public/uploads', (route) =>
    route.fulfill({ status: 413, json: { success: false, message: 'Die Datei ist zu groß.' } }),
  );
  await submit(page);
  await byText(page.getByRole('alert'), 'Die Datei ist zu groß.').first().waitFor();
  expect(await byLabel(page, 'Nachname').inputValue()).toBe('Brandt');
  await byRole(page, 'button', 'Lebenslauf.pdf entfernen').waitFor();
  await context.close();
});
