/** @module-tag full */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readSheet } from 'read-excel-file/universal';
import { afterEach, describe, expect, it } from 'vitest';
import type { Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn } from './support/session';

const { origin, browser } = await startDemo();
const openAs = opener(browser, await logIn(origin, 'recruiter@demo.example'));

let visitor: Visit;
afterEach(() => visitor.context.close());

const FAILED = 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.';

/** Opens the list as its URL filters it. @returns the page, and how many rows the list counts */
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

describe('the list as a file', () => {
  it('CA13 Excel: has every row that the filters leave, also those of the pages to come', async () => {
    const { page, total } = await openList('');
    const { name, bytes } = await save(page, 'Excel');
    expect(name).toMatch(/^bewerbungen-\d{4}-\d{2}-\d{2}\.xlsx$/);
    const [head, ...rows] = await readSheet(new Blob([bytes]));
    expect(head?.slice(0, 4)).toEqual(['Name', 'Stelle', 'Eingegangen am', 'Status']);
    expect(total).toBeGreaterThan(20);
    expect(rows).toHaveLength(total);
    await byText(page, `Gespeichert als „${name}“`).waitFor();
  });

  it('CA13 Excel: the filters and the order of the list are those of the file', async () => {
    const { page, total } = await openList('&status=rejected&sort=name-asc');
    const [, ...rows] = await readSheet(new Blob([(await save(page, 'Excel')).bytes]));
    expect(rows).toHaveLength(total);
    expect(new Set(rows.map((row) => row[3]))).toEqual(new Set(['Abgelehnt']));
    const [first] = await byRole(page, 'row').filter({ hasText: 'Abgelehnt' }).allTextContents();
    expect(first).toContain(String(rows[0]?.[0]));
  });

  it('CA13 PDF: is text, under the content security of the page', async () => {
    const { page, total } = await openList('&status=rejected');
    const { name, bytes } = await save(page, 'PDF');
    expect(name).toMatch(/\.pdf$/);
    const text = await textOf(bytes);
    expect(text).toContain(`${total} Bewerbungen, Stand`);
    expect(text.split('Abgelehnt')).toHaveLength(total + 1);
  });

  it('CA13 says what happened when a row could not be loaded, and makes it at the next press', async () => {
    const { page } = await openList('');
    await page.route(/by-company\/1\?.*pageSize=100/, (route) => route.abort());
    await byRole(page, 'button', 'Excel').click();
    await byText(page, FAILED).waitFor();
    await page.unroute(/by-company\/1\?.*pageSize=100/);
    expect((await save(page, 'Excel')).bytes.length).toBeGreaterThan(0);
  });
});
