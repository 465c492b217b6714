/** @module-tag full */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { arrowTo, chooseFile, enter, keepsFocus, pressAt, tabTo, type } from './support/keyboard';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const recruiter = await logIn(origin, 'recruiter@demo.example');

interface WireJob {
  readonly id: number;
  readonly title: string;
  readonly city: string;
  readonly templateType: string | null;
}

const jobsNamed = async (title: string): Promise<readonly WireJob[]> => {
  const jobs = await readAs<readonly WireJob[]>(recruiter, '/api/private/jobs/get-company-jobs/1');
  return jobs.filter((job) => job.title.startsWith(title));
};
/** Jobs of the demo, before a test has added one that may lack fields. */
const [copied, changed] = await jobsNamed('');
if (copied === undefined || changed === undefined) throw new Error('The demo has no jobs.');
const stored = (id: number) => readAs<WireJob>(recruiter, `/api/private/jobs/${id}`);
const open = opener(browser, recruiter);

const focused = (page: Page): Promise<string | null | undefined> => page.evaluate(() => document.activeElement?.textContent);

const TEXT = [
  'Lotsin oder Lotse (m/w/d)',
  'Arbeitsort: 26757 Borkum',
  '',
  'Ihre Aufgaben',
  '- Lotsen',
  '- Funken',
  '',
  'Ihr Profil',
  'Ruhe',
];
const FROM_TEXT = 'Aus vorhandenem Text übernehmen';

it('O91 a recruiter with the keyboard alone takes a job over from a text, all but one of its fields', async () => {
  const { page, context } = await open('/company/1/jobs/create');
  await enter(page, byRole(page, 'button', FROM_TEXT));
  const dialog = byRole(page, 'dialog', FROM_TEXT);
  await tabTo(page, byLabel(dialog, 'Text der Stellenanzeige'));
  for (const line of TEXT) {
    await type(page, line);
    await page.keyboard.press('Enter');
  }
  await enter(page, byRole(dialog, 'button', 'Text auswerten'));
  await byText(dialog, '4 Angaben erkannt').waitFor();
  await pressAt(page, byRole(dialog, 'checkbox', 'Standort'), 'Space');
  await enter(page, byRole(dialog, 'button', '3 Angaben übernehmen'));
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe(FROM_TEXT);
  expect(await byLabel(page, 'Stellentitel').inputValue()).toBe(TEXT[0]);
  expect(await byLabel(page, 'Standort').inputValue()).toBe('');
  expect(await byRole(page, 'textbox', 'Ihre Aufgaben').getByRole('listitem').allTextContents()).toEqual(['Lotsen', 'Funken']);
  await context.close();
});

it('O91 a recruiter with the keyboard alone takes a job over from a file', async () => {
  const { page, context } = await open('/company/1/jobs/create');
  await enter(page, byRole(page, 'button', FROM_TEXT));
  const dialog = byRole(page, 'dialog', FROM_TEXT);
  await tabTo(page, dialog.locator('input[type=file]'));
  await chooseFile(page, { name: 'stelle.txt', mimeType: 'text/plain', buffer: Buffer.from(TEXT.join('\n')) });
  await expect.poll(() => byLabel(dialog, 'Text der Stellenanzeige').inputValue()).toContain(TEXT[0]);
  await enter(page, byRole(dialog, 'button', 'Text auswerten'));
  await enter(page, byRole(dialog, 'button', '4 Angaben übernehmen'));
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe(FROM_TEXT);
  expect(await byLabel(page, 'Standort').inputValue()).toBe('Borkum');
  await context.close();
});

it('a recruiter with the keyboard alone imports jobs from a file and exports them', async () => {
  const { page, context } = await open('/company/1/dashboard?tab=jobs');
  await enter(page, byRole(page, 'link', 'Importieren / Exportieren'));
  await page.waitForURL(/\/company\/1\/jobs\/import$/);
  const csv = 'Titel;Ort;Aufgaben\nDeichgräfin (m/w/d);Emden;Deiche prüfen\n';
  await tabTo(page, page.locator('input[type=file]'));
  await chooseFile(page, { name: 'stellen.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await byText(page, '1 neu, 0 geändert, 0 unverändert, 0 abgelehnt.').waitFor();
  await enter(page, byRole(page, 'button', 'Eine Stellenanzeige übernehmen'));
  await byText(page, 'Import abgeschlossen').waitFor();
  expect(await jobsNamed('Deichgräfin')).toMatchObject([{ title: 'Deichgräfin (m/w/d)', city: 'Emden' }]);
  for (const name of ['Als CSV herunterladen', 'Als JSON herunterladen']) {
    await tabTo(page, byRole(page, 'button', name));
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(await readFile(await download.path(), 'utf8')).toContain('Deichgräfin (m/w/d)');
  }
  await context.close();
});

it('a recruiter with the keyboard alone makes another job of a known one', async () => {
  const { page, context } = await open('/company/1/dashboard?tab=jobs');
  await enter(page, byRole(page, 'button', `Weitere Aktionen zu ${copied.title}`));
  await arrowTo(page, byRole(page, 'menuitem', 'Duplizieren'));
  await page.keyboard.press('Enter');
  await byText(page, /mit dem Inhalt von .* beginnt/).waitFor();
  await keepsFocus(page);
  const title = 'Weichenwart im Tausch (m/w/d)';
  await tabTo(page, byLabel(page, 'Stellentitel'));
  await page.keyboard.press('ControlOrMeta+a');
  await type(page, title);
  await byRole(page, 'textbox', 'Ihr Profil').waitFor();
  await enter(page, byRole(page, 'button', 'Stellenanzeige erstellen'));
  await byText(page, 'Stellenanzeige erfolgreich erstellt').first().waitFor();
  expect(await jobsNamed(title)).toHaveLength(1);
  expect((await jobsNamed(copied.title)).filter(({ id }) => id === copied.id)).toHaveLength(1);
  await context.close();
});

it('JM17 a recruiter with the keyboard alone gives a job another design and deletes it', async () => {
  const { page, context } = await open('/company/1/dashboard?tab=jobs');
  const menu = byRole(page, 'button', `Weitere Aktionen zu ${changed.title}`);
  await enter(page, menu);
  await arrowTo(page, byRole(page, 'menuitem', 'Design ändern'));
  await page.keyboard.press('Enter');
  const designs = byRole(page, 'dialog');
  const chosen = designs.locator('input[type=radio]:checked');
  await tabTo(page, chosen);
  for (let presses = 0; presses < 3 && (await chosen.inputValue()) !== 'template3'; presses += 1) await page.keyboard.press('ArrowDown');
  await enter(page, byRole(designs, 'button', 'Speichern'));
  // A new design reloads the page.
  await page.waitForURL(/[?&]t=\d/);
  expect((await stored(changed.id)).templateType).toBe('template3');
  await enter(page, menu);
  await arrowTo(page, byRole(page, 'menuitem', 'Löschen'));
  await page.keyboard.press('Enter');
  await enter(page, byRole(byRole(page, 'alertdialog'), 'button', 'Ja, löschen'));
  await byText(page, 'Stellenanzeige wurde erfolgreich gelöscht').first().waitFor();
  expect((await jobsNamed(changed.title)).filter(({ id }) => id === changed.id)).toEqual([]);
  // A removed element passes the focus on.
  await keepsFocus(page);
  await context.close();
});
