/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

const TAB = '/company/1/dashboard?tab=jobs';
const LIST = '**/api/private/jobs/get-company-jobs/1';
const TITLE = 'Praktikum Öffentlichkeitsarbeit (m/w/d)';

const toast = (page: Page, text: string | RegExp) =>
  byText(byRole(page, 'region', 'Meldungen'), text)
    .first()
    .waitFor();
const rowOf = (page: Page) => byRole(page, 'listitem').filter({ has: byRole(page, 'heading', TITLE) });
const broken = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 500, json: { success: false, message: 'Bitte versuchen Sie es später erneut.' } }));

/** An entry in the menu of the job's row. */
async function choose(page: Page, entry: string): Promise<void> {
  await byRole(page, 'button', `Weitere Aktionen zu ${TITLE}`).click();
  await byRole(page, 'menuitem', entry).click();
}

it('JM19 a job that cannot be switched stays as it was', async () => {
  const { page, context } = await open(TAB);
  await broken(page, '**/api/private/jobs/111/status');
  await choose(page, 'Deaktivieren');
  await toast(page, 'Fehler beim Ändern des Job-Status');
  await byText(rowOf(page), 'Aktiv').waitFor();
  await context.close();
});

it('JM15 JM18 a job is switched off and on again, also when the list cannot be loaded anew', async () => {
  const { page, context } = await open(TAB);
  await rowOf(page).waitFor();
  await broken(page, LIST);
  await choose(page, 'Deaktivieren');
  await toast(page, 'Fehler beim Aktualisieren der Jobs');
  await byText(rowOf(page), 'Inaktiv').waitFor();
  await page.unroute(LIST);
  await choose(page, 'Aktivieren');
  await toast(page, 'Stellenanzeige wurde aktiviert');
  await byText(rowOf(page), 'Aktiv').waitFor();
  await context.close();
});

it('JM20 a job that cannot be deleted stays, with the reason', async () => {
  const { page, context } = await open(TAB);
  await page.route('**/api/private/jobs/111', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Bitte versuchen Sie es später erneut.' } }),
  );
  await choose(page, 'Löschen');
  await byRole(byRole(page, 'alertdialog'), 'button', 'Ja, löschen').click();
  await toast(page, 'Fehler beim Löschen: Bitte versuchen Sie es später erneut.');
  await rowOf(page).waitFor();
  await context.close();
});

it('JM75 JM76 the design of a job is one of three, chosen together with its profile', async () => {
  const { page, context } = await open(TAB);
  await choose(page, 'Design ändern');
  const dialog = byRole(page, 'dialog');
  const designs = byRole(dialog, 'radio');
  await designs.first().waitFor();
  expect(await designs.evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))).toEqual([
    'template1',
    'template2',
    'template3',
  ]);
  for (const name of ['Klassisch', 'Moderne Alternative']) expect(await byRole(dialog, 'radio', name).count()).toBe(1);
  await byRole(dialog, 'radio', 'Konservatives Business').check();
  await byLabel(dialog, 'Profiltyp').selectOption('EXECUTIVE');
  await byRole(dialog, 'button', 'Speichern').click();
  await toast(page, 'Template erfolgreich aktualisiert');
  expect(await readAs(owner, '/api/private/jobs/111')).toMatchObject({ templateType: 'template3', jobProfileType: 'EXECUTIVE' });
  await context.close();
});
