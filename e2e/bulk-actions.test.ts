/** @module-tag full */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/universal';
import { afterEach, describe, expect, it } from 'vitest';
import { nameOf, newestFirst, readCompanyApplications, STATUS_LABELS, type WireApplication } from './support/applications';
import type { Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { mailsTo } from './support/mails';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';

const clock = fileURLToPath(new URL('support/clock.mjs', import.meta.url));
const { origin, browser, dataDir, nextDay } = await startDemo({ NODE_OPTIONS: `--import=${clock}` });
const owner = await logIn(origin, 'owner@demo.example');
const openAsOwner = opener(browser, owner);
const readAll = async (): Promise<readonly WireApplication[]> => newestFirst(await readCompanyApplications(owner));
const before = await readAll();

const LIST = '/company/1/dashboard?tab=applications';
const CARDS = '/company/1/applications';
const PAGE = 'Alle auf dieser Seite auswählen';

let visitor: Visit;
afterEach(() => visitor.context.close());

async function open(path: string): Promise<Page> {
  visitor = await openAsOwner(path);
  await byRole(visitor.page, 'checkbox', PAGE).waitFor();
  return visitor.page;
}
const boxes = (page: Page): Locator => byRole(byRole(page, 'table', 'Bewerbungen'), 'checkbox');
const bar = (page: Page): Locator => byRole(page, 'region', 'Auswahl');
const toast = (page: Page, text: string | RegExp) => byText(byRole(page, 'region', 'Meldungen'), text).waitFor();
const selected = (page: Page, text: string) => byText(page, text).waitFor();

async function choose(page: Page, status: string | RegExp): Promise<void> {
  await byRole(bar(page), 'button', 'Status ändern').click();
  const dialog = byRole(page, 'dialog', /^Status von/);
  await byRole(dialog, 'radio', status).check();
  await byRole(dialog, 'button', /^Status von/).click();
}

/** The first of a status in the order of the list. */
const first = (rows: readonly WireApplication[], status: string, count: number) =>
  rows.filter((row) => row.status === status).slice(0, count);
const statusesOf = async (rows: readonly WireApplication[]) => {
  const now = new Map((await readAll()).map((row) => [row.id, row.status]));
  return rows.map(({ id }) => now.get(id));
};

describe('several applications at once', () => {
  it('a status for three is taken back for all of them, and nobody hears of it', async () => {
    const rows = first(before, 'SUBMITTED', 3);
    const page = await open(`${LIST}&status=new`);
    for (const index of [0, 1, 2]) await boxes(page).nth(index).check();
    await selected(page, '3 Bewerbungen ausgewählt');
    await choose(page, 'Abgelehnt');
    const dialog = byRole(page, 'dialog', /^Status von/);
    await byLabel(dialog, 'Grund').selectOption({ label: 'Anderer Grund' });
    await byRole(dialog, 'button', 'Ja, ablehnen').click();
    await toast(page, 'Status von 3 Bewerbungen geändert');
    expect(await statusesOf(rows)).toEqual(['REJECTED', 'REJECTED', 'REJECTED']);
    await byRole(page, 'button', 'Rückgängig').click();
    await toast(page, 'Änderung an 3 Bewerbungen zurückgenommen');
    expect(await statusesOf(rows)).toEqual(['SUBMITTED', 'SUBMITTED', 'SUBMITTED']);
  });

  it('CA13 a file has the selected ones alone, also those of another page', async () => {
    const page = await open(LIST);
    await boxes(page).first().check();
    await byRole(page, 'button', 'Weiter').click();
    await selected(page, '1 Bewerbung ausgewählt, keine davon auf dieser Seite');
    await boxes(page).first().check();
    await byRole(bar(page), 'button', 'Exportieren').click();
    const begun = page.waitForEvent('download');
    await byRole(page, 'menuitem', 'Excel').click();
    const [, ...rows] = await readSheet(new Blob([await readFile(await (await begun).path())]));
    expect(rows.map(([name]) => name)).toEqual([before[0], before[20]].map((row) => row && nameOf(row)));
    await selected(page, '2 Bewerbungen ausgewählt, 1 davon auf dieser Seite');
  });

  it('O40 O41 a message reaches each applicant with an account, and says before how many it does not reach', async () => {
    const page = await open(LIST);
    const all = await readAs<readonly { id: number; user: { id: number } | null }[]>(owner, '/api/private/applications/by-company/1');
    const ids = new Set(before.slice(0, 20).map(({ id }) => id));
    const people = all.flatMap(({ id, user }) => (ids.has(id) && user !== null ? [user.id] : []));
    const reached = people.length;
    expect([reached > 1, reached < 20]).toEqual([true, true]);
    await byRole(page, 'checkbox', PAGE).check();
    await byRole(bar(page), 'button', 'Nachricht schreiben').click();
    const dialog = byRole(page, 'dialog', 'Nachricht zu 20 Bewerbungen');
    await byText(dialog, new RegExp(`Zu ${reached} Bewerbungen gibt es ein Konto`)).waitFor();
    await byLabel(dialog, 'Betreff').fill('Einladung zum Rundgang');
    await byLabel(dialog, 'Nachricht').fill('Kommen Sie am Dienstag?');
    await byRole(dialog, 'button', 'Senden').click();
    await toast(page, `Nachricht zu ${reached} Bewerbungen gesendet`);
    const list = await readAs<{ messages: { subject: string; userId: number }[] }>(
      owner,
      '/api/private/messages/by-company/1?page=1&pageSize=50&search=Rundgang',
    );
    expect(list.messages.map(({ userId }) => userId).toSorted()).toEqual([...new Set(people)].toSorted());
  });

  it('a line that is cut or a call that is refused loses no selection', async () => {
    const page = await open(`${LIST}&status=new`);
    const call = /by-company\/1\/status$/;
    for (const index of [0, 1]) await boxes(page).nth(index).check();
    for (const status of [0, 403, 404, 500]) {
      await page.route(call, (route) => (status === 0 ? route.abort() : route.fulfill({ status, json: {} })));
      await choose(page, STATUS_LABELS.VIEWED);
      const dialog = byRole(page, 'dialog', /^Status von/);
      await byRole(dialog, 'heading', '2 Bewerbungen noch nicht bearbeitet').waitFor();
      await page.unroute(call);
      await byRole(dialog, 'button', 'Fertig').click();
      await selected(page, '2 Bewerbungen ausgewählt');
    }
  });

  it('by keyboard alone: a range with Shift, a status, and Escape', async () => {
    const rows = first(await readAll(), 'VIEWED', 3);
    const page = await open(`${CARDS}?status=VIEWED`);
    const cards = byRole(byRole(page, 'list', 'Bewerbungen'), 'checkbox');
    await cards.first().focus();
    await page.keyboard.press('Space');
    await cards.nth(2).focus();
    await page.keyboard.press('Shift+Space');
    await selected(page, '3 Bewerbungen ausgewählt');
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
    await expect.poll(() => cards.nth(2).evaluate((box) => box === document.activeElement)).toBe(true);
    await cards.first().focus();
    await page.keyboard.press('Space');
    await cards.nth(2).focus();
    await page.keyboard.press('Shift+Space');
    const status = byRole(bar(page), 'button', 'Status ändern');
    await status.focus();
    await page.keyboard.press('Enter');
    const dialog = byRole(page, 'dialog', 'Status von 3 Bewerbungen ändern');
    await dialog.waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await toast(page, 'Status von 3 Bewerbungen geändert');
    expect(await statusesOf(rows)).toEqual(['IN_REVIEW', 'IN_REVIEW', 'IN_REVIEW']);
  });

  it('rule 13 each of three gets a mail alone, a minute later', async () => {
    const rows = first(await readAll(), 'INTERVIEW_SCHEDULED', 3);
    const page = await open(`${LIST}&status=interview`);
    for (const index of [0, 1, 2]) await boxes(page).nth(index).check();
    await choose(page, STATUS_LABELS.OFFER_MADE);
    await toast(page, 'Status von 3 Bewerbungen geändert');
    const mails = (email: string) => mailsTo(dataDir, email).filter((mail) => mail.includes('neuen Status'));
    for (const { email } of rows) expect(mails(email)).toEqual([]);
    nextDay();
    for (const { email } of rows) await expect.poll(() => mails(email).length, { message: email }).toBe(1);
  });
});
