/** @module-tag full */
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn } from './support/session';

const { origin, browser } = await startDemo();
const open = opener(browser, await logIn(origin, 'owner@demo.example'));

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

it('JM15 JM18 JM19 JM20 a job is switched off and on, and says what fails: to switch, to load the list anew, to delete', async () => {
  const { page, context } = await open(TAB);
  await rowOf(page).waitFor();
  await broken(page, '**/api/private/jobs/111/status');
  await choose(page, 'Deaktivieren');
  await toast(page, 'Fehler beim Ändern des Job-Status');
  await byText(rowOf(page), 'Aktiv').waitFor();
  await page.unroute('**/api/private/jobs/111/status');

  await broken(page, LIST);
  await choose(page, 'Deaktivieren');
  await toast(page, 'Fehler beim Aktualisieren der Jobs');
  await byText(rowOf(page), 'Inaktiv').waitFor();
  await page.unroute(LIST);
  await choose(page, 'Aktivieren');
  await toast(page, 'Stellenanzeige wurde aktiviert');
  await byText(rowOf(page), 'Aktiv').waitFor();

  await broken(page, '**/api/private/jobs/111');
  await choose(page, 'Löschen');
  await byRole(byRole(page, 'alertdialog'), 'button', 'Ja, löschen').click();
  await toast(page, 'Fehler beim Löschen: Bitte versuchen Sie es später erneut.');
  await rowOf(page).waitFor();
  await context.close();
});
