/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD, logIn } from './support/session';
import { startDemo } from './support/demo';
import { breakingLine } from './support/breaking-line';
import { largeVideo as film, LARGE as SIZE } from './support/files';
import { byLabel, byRole, byText } from './support/find';
import { opener, pathOf } from './support/member';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

const EDIT = '/company/1/jobs/101/edit';
const toast = (page: Page, text: string) =>
  byText(byRole(page, 'region', 'Meldungen'), text)
    .first()
    .waitFor();

it('JM60: a large video goes on where the line broke off', async () => {
  const { page, context } = await opener(browser, { ...owner, origin: await breakingLine(origin, SIZE / 2) })(EDIT);
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/api/private/uploads/'))
      offsets.push(Number(request.headers()['upload-offset']));
  });
  await byLabel(page, /^Video \(optional\)/).setInputFiles(film);
  await byRole(page, 'button', 'Stellenanzeige aktualisieren').click();
  await toast(page, 'Video erfolgreich hochgeladen');
  await expect.poll(() => pathOf(page)).toContain('tab=jobs');
  expect(offsets[0]).toBe(0);
  expect(offsets.at(-1)).toBeGreaterThan(SIZE / 4);

  const job: { readonly video?: { readonly url: string } } = await (await fetch(`${origin}/api/public/jobs/101`)).json();
  const stored = await fetch(origin + job.video?.url, { method: 'HEAD' });
  expect(Number(stored.headers.get('content-length'))).toBe(SIZE);
  await context.close();
});

it('a large video that is refused is named with the words of the server', async () => {
  const { page, context } = await open(EDIT);
  await page.route('**/api/private/uploads', (route) => route.fulfill({ status: 413, json: { success: false, message: 'Zu groß' } }));
  await byLabel(page, /^Video \(optional\)/).setInputFiles(film);
  await byRole(page, 'button', 'Stellenanzeige aktualisieren').click();
  await toast(page, 'Video-Upload fehlgeschlagen: 413 Payload Too Large');
  await byText(page, 'Die Stellenanzeige ist gespeichert, das Video fehlt noch').waitFor();
  await page.unroute('**/api/private/uploads');
  await byRole(page, 'button', 'Video erneut hochladen').click();
  await toast(page, 'Video erfolgreich hochgeladen');
  await context.close();
});

it('a login that ends in the middle of the form takes neither what was typed nor the video that was chosen', async () => {
  const { page, context } = await open(EDIT);
  await byLabel(page, /^Video \(optional\)/).setInputFiles(film);
  await page.route('**/api/private/jobs/101', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 401, json: { success: false, message: 'Abgelaufen' } }) : route.continue(),
  );
  await byLabel(page, 'Stellentitel').fill('Leitung mit Rundgang (m/w/d)');
  // On the key that submits a form, immediately after the last letter.
  await byLabel(page, 'Stellentitel').press('Enter');
  await byLabel(page, 'E-Mail').fill('owner@demo.example');
  await page.unroute('**/api/private/jobs/101');
  await byLabel(page, 'Passwort').fill(DEMO_PASSWORD);
  await byRole(page, 'button', 'Anmelden').click();
  await byRole(page, 'button', 'Entwurf übernehmen').click();
  await expect.poll(() => byLabel(page, 'Stellentitel').inputValue()).toBe('Leitung mit Rundgang (m/w/d)');
  await byText(page, /rundgang\.mp4/)
    .first()
    .waitFor();
  await byRole(page, 'button', 'Stellenanzeige aktualisieren').click();
  await toast(page, 'Video erfolgreich hochgeladen');
  await expect.poll(() => pathOf(page)).toContain('tab=jobs');
  const job: { readonly title: string; readonly video?: { readonly url: string } } = await (
    await fetch(`${origin}/api/public/jobs/101`)
  ).json();
  expect(job.title).toBe('Leitung mit Rundgang (m/w/d)');
  const stored = await fetch(origin + job.video?.url, { method: 'HEAD' });
  expect(Number(stored.headers.get('content-length'))).toBe(SIZE);
  await context.close();
});
