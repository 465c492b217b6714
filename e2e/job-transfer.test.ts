/** @module-tag full */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { opener, pathOf } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

const jobs = () => readAs<readonly { readonly title: string }[]>(owner, '/api/private/jobs/get-company-jobs/1');
const CSV = 'Titel;Ort;Aufgaben\nGleismesstechnik (m/w/d);Emden;Messen\n;Leer;Ohne Titel\n';

describe('moving job postings', () => {
  it('shows a file before it is stored, takes it over, and gives it back as an export', { tags: ['walk'] }, async () => {
    const before = await jobs();
    const { page, context } = await open('/company/1/dashboard?tab=jobs');
    await byRole(page, 'link', 'Importieren / Exportieren').click();
    await expect.poll(() => pathOf(page)).toBe('/company/1/jobs/import');
    await page.locator('input[type=file]').setInputFiles({ name: 'stellen.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
    await byText(page, '1 neu, 0 geändert, 0 unverändert, 1 abgelehnt.').waitFor();
    await byText(page, 'Der Titel fehlt.').first().waitFor();
    expect(await jobs()).toHaveLength(before.length);
    await byRole(page, 'button', 'Eine Stellenanzeige übernehmen').click();
    await byText(page, 'Import abgeschlossen').waitFor();
    expect((await jobs()).map(({ title }) => title)).toContain('Gleismesstechnik (m/w/d)');

    const [download] = await Promise.all([page.waitForEvent('download'), byRole(page, 'button', 'Als CSV herunterladen').click()]);
    expect(download.suggestedFilename()).toBe('stellenanzeigen.csv');
    await byRole(page, 'button', 'Weitere Datei importieren').click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'stellen.csv',
      mimeType: 'text/csv',
      buffer: await readFile(await download.path()),
    });
    await byText(page, `0 neu, 0 geändert, ${before.length + 1} unverändert, 0 abgelehnt.`).waitFor();
    await context.close();
  });
});
