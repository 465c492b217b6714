/** @module-tag full */
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { newestFirst, readCompanyApplications, STATUS_LABELS, type WireApplication } from './support/applications';
import type { Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { mailsTo } from './support/mails';
import { opener } from './support/member';
import { logIn } from './support/session';

const clock = fileURLToPath(new URL('support/clock.mjs', import.meta.url));
const { origin, browser, dataDir, nextDay } = await startDemo({ NODE_OPTIONS: `--import=${clock}` });
const owner = await logIn(origin, 'owner@demo.example');
const openAsOwner = opener(browser, owner);
const readAll = async (): Promise<readonly WireApplication[]> => newestFirst(await readCompanyApplications(owner));

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
