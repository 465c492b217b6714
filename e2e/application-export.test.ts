/** @module-tag full */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readSheet } from 'read-excel-file/universal';
import { afterEach, expect, it } from 'vitest';
import { nameOf, newestFirst, readCompanyApplications } from './support/applications';
import { goInside, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const openAs = opener(browser, owner);

let visitor: Visit;
afterEach(() => visitor.context.close());

const FAILED = 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.';

/**
 * Opens the list filtered by its URL.
 * @returns the page, and the number of rows that the list shows
 */
async function openList(query: string): Promise<{ readonly page: Page; readonly total: number }> {
  visitor = await openAs(`/company/1/dashboard?tab=applications${query}`);
  const { page } = visitor;
  const counted = byText(page, /^[\d.]+ Bewerbung(en)?$/).first();
  await counted.waitFor();
  return { page, total: Number.parseInt((await counted.textContent()) ?? '', 10) };
}

async function save(page: Page, name: 'Excel' | 'PDF'): Promise<{ readonly name: string; readonly bytes: Buffer<ArrayBuffer> }> {
  const begun = page.waitForEvent('download');
  await byRole(page, 'button', name).click();
  const file = await begun;
  return { name: file.suggestedFilename(), bytes: Buffer.from(await readFile(await file.path())) };
}

async function textOf(bytes: Buffer<ArrayBuffer>): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  );
  return pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ');
}

it('CA13 the list is saved as Excel and PDF: every row that the filters leave, in its order, and a failure is said', async () => {
  const { page, total } = await openList('');
  const pages = /by-company\/1\?.*pageSize=100/;
  await page.route(pages, (route) => route.abort());
  await byRole(page, 'button', 'Excel').click();
  await byText(page, FAILED).waitFor();
  await page.unroute(pages);
  const { name, bytes } = await save(page, 'Excel');
  expect(name).toMatch(/^bewerbungen-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const [head, ...rows] = await readSheet(new Blob([bytes]));
  expect(head?.slice(0, 4)).toEqual(['Name', 'Stelle', 'Eingegangen am', 'Status']);
  // Including those of the following pages.
  expect(total).toBeGreaterThan(20);
  expect(rows).toHaveLength(total);
  await byText(page, `Gespeichert als „${name}“`).waitFor();

  await goInside(page, '/company/1/dashboard?tab=applications&status=rejected&sort=name-asc');
  const list = byRole(page, 'table', 'Bewerbungen').locator('tbody tr');
  await expect.poll(async () => (await list.allTextContents()).every((text) => text.includes('Abgelehnt'))).toBe(true);
  const [, ...rejected] = await readSheet(new Blob([(await save(page, 'Excel')).bytes]));
  expect(rejected).toHaveLength(await list.count());
  expect(new Set(rejected.map((row) => row[3]))).toEqual(new Set(['Abgelehnt']));
  expect(await list.first().textContent()).toContain(String(rejected[0]?.[0]));
  const pdf = await save(page, 'PDF');
  expect(pdf.name).toMatch(/\.pdf$/);
  const text = await textOf(pdf.bytes);
  expect(text).toContain(`${rejected.length} Bewerbungen, Stand`);
  expect(text.split('Abgelehnt')).toHaveLength(rejected.length + 1);
});

it('CA13 O40 O41 several applications are saved, written to, and moved and taken back together', { tags: ['walk'] }, async () => {
  const { page } = await openList('');
  const before = newestFirst(await readCompanyApplications(owner));
  const boxes = byRole(byRole(page, 'table', 'Bewerbungen'), 'checkbox');
  const bar = byRole(page, 'region', 'Auswahl');
  const toast = (text: string) => byText(byRole(page, 'region', 'Meldungen'), text).waitFor();

  // A message reaches each applicant with an account, and the dialog shows beforehand how many it does not reach.
  const all = await readAs<readonly { id: number; user: { id: number } | null }[]>(owner, '/api/private/applications/by-company/1');
  const ids = new Set(before.slice(0, 20).map(({ id }) => id));
  const people = all.flatMap(({ id, user }) => (ids.has(id) && user !== null ? [user.id] : []));
  expect([people.length > 1, people.length < 20]).toEqual([true, true]);
  await byRole(page, 'checkbox', 'Alle auf dieser Seite auswählen').check();
  await byRole(bar, 'button', 'Nachricht schreiben').click();
  const dialog = byRole(page, 'dialog', 'Nachricht zu 20 Bewerbungen');
  await byText(dialog, new RegExp(`Zu ${people.length} Bewerbungen gibt es ein Konto`)).waitFor();
  await byLabel(dialog, 'Betreff').fill('Einladung zum Rundgang');
  await byLabel(dialog, 'Nachricht').fill('Kommen Sie am Dienstag?');
  await byRole(dialog, 'button', 'Senden').click();
  await toast(`Nachricht zu ${people.length} Bewerbungen gesendet`);
  const { messages } = await readAs<{ messages: readonly { userId: number }[] }>(
    owner,
    '/api/private/messages/by-company/1?page=1&pageSize=50&search=Rundgang',
  );
  expect(messages.map(({ userId }) => userId).toSorted()).toEqual([...new Set(people)].toSorted());

  await dialog.waitFor({ state: 'detached' });
  await byRole(bar, 'button', 'Auswahl aufheben').click();
  await bar.waitFor({ state: 'detached' });
  await goInside(page, '/company/1/dashboard?tab=applications&status=new');
  const fresh = before.filter(({ status }) => status === 'SUBMITTED').slice(0, 2);
  const shown = byRole(page, 'table', 'Bewerbungen').locator('tbody tr');
  await expect.poll(async () => (await shown.allTextContents()).every((text) => text.includes('Eingereicht'))).toBe(true);
  for (const index of [0, 1]) await boxes.nth(index).check();
  await byRole(bar, 'button', 'Status ändern').click();
  const change = byRole(page, 'dialog', /^Status von/);
  await byRole(change, 'radio', 'Abgelehnt').check();
  await byRole(change, 'button', /^Status von/).click();
  await byLabel(change, 'Grund').selectOption({ label: 'Anderer Grund' });
  await byRole(change, 'button', 'Ja, ablehnen').click();
  await toast('Status von 2 Bewerbungen geändert');
  const now = async () => {
    const known = await readCompanyApplications(owner);
    return fresh.map(({ id }) => known.find((one) => one.id === id)?.status);
  };
  expect(await now()).toEqual(['REJECTED', 'REJECTED']);
  await byRole(page, 'button', 'Rückgängig').click();
  await toast('Änderung an 2 Bewerbungen zurückgenommen');
  expect(await now()).toEqual(['SUBMITTED', 'SUBMITTED']);

  // After a reload nothing is selected.
  await page.goto(`${origin}/company/1/dashboard?tab=applications`);
  await byText(page, /^1 bis 20 von /).waitFor();
  // A file has the selected ones only, including those of another page.
  await boxes.first().check();
  await byRole(page, 'button', 'Weiter').click();
  await byText(page, '1 Bewerbung ausgewählt, keine davon auf dieser Seite').waitFor();
  await boxes.first().check();
  await byRole(bar, 'button', 'Exportieren').click();
  const begun = page.waitForEvent('download');
  await byRole(page, 'menuitem', 'Excel').click();
  const [, ...rows] = await readSheet(new Blob([await readFile(await (await begun).path())]));
  expect(rows.map(([name]) => name)).toEqual([before[0], before[20]].map((row) => row && nameOf(row)));
  await byText(page, '2 Bewerbungen ausgewählt, 1 davon auf dieser Seite').waitFor();
});
