/** @module-tag full */
import { expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { choose, enter, keepsFocus } from './support/keyboard';
import { opener, pathOf } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

it('an owner changes the company and reads it in the history, found from the settings', async () => {
  const { page, context } = await open('/company/1/settings?tab=company');
  await byLabel(page, /^Stadt/).fill('Emden');
  await byRole(page, 'button', 'Speichern').click();
  await byText(page, 'Unternehmensdaten wurden gespeichert').first().waitFor();
  await byRole(page, 'link', 'Verlauf').click();
  const today = byRole(page, 'region', /^Heute, /);
  await byText(today, 'Geändert: Stadt').waitFor();
  const [newest] = await byRole(today, 'listitem').allTextContents();
  expect(newest).toMatch(/^\d\d:\d\dKatharina Brandis hat die Unternehmensdaten geändert\.Geändert: Stadt$/);
  expect(await page.title()).toMatch(/^Verlauf, Weserbund/);
  await byRole(page, 'button', 'Team').click();
  // The old entries stay until the new ones are loaded.
  await expect.poll(() => byText(page, /hat die Unternehmensdaten geändert\.$/).count()).toBe(0);
  expect(await byText(page, /hat Valentin Szabó eingeladen\.$/).count()).toBe(1);
  expect(pathOf(page)).toBe('/company/1/history?area=team');
  await page.goBack();
  await byText(page, /hat die Unternehmensdaten geändert\.$/)
    .first()
    .waitFor();
  await context.close();
});

it('an owner reads who has changed the status of an application, and goes on to it', { tags: ['walk'] }, async () => {
  const recruiter = await logIn(origin, 'recruiter@demo.example');
  await fetch(`${origin}/api/private/applications/1001/status`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${recruiter.token}` },
    body: JSON.stringify({ status: 'INTERVIEW_SCHEDULED' }),
  });
  const { firstName, lastName } = await readAs<{ readonly firstName: string; readonly lastName: string }>(
    owner,
    '/api/private/applications/1001',
  );
  const name = `${firstName} ${lastName}`;
  const { page, context } = await open('/company/1/history');
  await byRole(page, 'button', 'Bewerbungen').click();
  await page.waitForURL(/area=applications/);
  const newest = byRole(byRole(page, 'region', /^Heute, /), 'listitem').first();
  await expect
    .poll(() => newest.textContent())
    .toMatch(
      new RegExp(`^\\d\\d:\\d\\dJonas Terhorst hat den Status der Bewerbung von ${name} geändert\\.Status: Interview geplant, vorher `),
    );
  await byRole(newest, 'link', name).click();
  await byRole(page, 'heading', name, { level: 1 }).waitFor();
  expect(pathOf(page)).toBe('/company/1/applications/1001');
  await context.close();
});

it('an owner with the keyboard alone chooses the jobs and goes on from one of them to its page', async () => {
  const { page, context } = await opener(browser, owner)('/company/1/history');
  await enter(page, byRole(page, 'button', 'Stellenanzeigen').last());
  await byText(page, /hat das Unternehmen angelegt\.$/).waitFor({ state: 'detached' });
  await keepsFocus(page);
  await enter(page, byRole(page, 'link', 'Praktikum Öffentlichkeitsarbeit (m/w/d)').first());
  await byRole(page, 'heading', /Praktikum Öffentlichkeitsarbeit/)
    .first()
    .waitFor();
  expect(pathOf(page)).toBe('/company/1/jobs/111');
  await context.close();
});

it('an owner with the keyboard alone sees what one person did on one day, shares the address, and takes the filters away', async () => {
  const { page, context } = await opener(browser, owner)('/company/1/history');
  const ofOwner = byRole(page, 'listitem').filter({ hasText: /^\d\d:\d\dKatharina Brandis/ });
  await choose(page, byRole(page, 'combobox', 'Person'), 'Jonas');
  await page.waitForURL(/[?&]by=\d+/);
  await expect.poll(() => ofOwner.count()).toBe(0);
  await enter(page, byRole(page, 'button', 'Kalender Zeitraum'));
  await enter(page, byRole(byRole(page, 'dialog', 'Kalender Zeitraum'), 'button', 'Heute'));
  await page.waitForURL(/from=\d{4}-\d\d-\d\d&to=/);
  await expect.poll(() => byRole(page, 'region', /^Gestern, /).count()).toBe(0);
  await keepsFocus(page);
  // Another page with the same URL shows the same.
  await page.goto(page.url().replace(/from=[\d-]+&to=[\d-]+/, 'from=2001-01-01&to=2001-01-02'));
  await byText(page, 'Gefiltert nach Person „Jonas Terhorst“, Zeitraum 01.01.2001 bis 02.01.2001.').waitFor();
  await enter(page, byRole(page, 'button', 'Filter zurücksetzen'));
  await ofOwner.first().waitFor();
  expect(pathOf(page)).toBe('/company/1/history');
  await keepsFocus(page);
  await context.close();
});

it('whoever does not own the company is offered no history, and asks for none', async () => {
  const { page, context } = await opener(browser, await logIn(origin, 'recruiter@demo.example'))('/company/1/settings');
  await byRole(page, 'heading', 'Einstellungen').waitFor();
  expect(await byRole(page, 'link', 'Verlauf').count()).toBe(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${origin}/company/1/history`);
  await byText(page, 'Den Verlauf eines Unternehmens sehen nur seine Inhaber.').waitFor();
  expect(asked.filter((path) => path.endsWith('/history') && path.startsWith('/api'))).toEqual([]);
  await context.close();
});
