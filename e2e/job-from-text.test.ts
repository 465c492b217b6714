/** @module-tag full */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'recruiter@demo.example');
const open = opener(browser, owner);

const TEXT = `Leuchtturmwärterin oder Leuchtturmwärter (m/w/d)
Vollzeit | vor Ort

Arbeitsort: 26757 Borkum
Gehalt: 42.000 – 48.000 € im Jahr

Seit 1871 halten wir das Licht an der Küste am Brennen.

Ihre Aufgaben
- Sie prüfen die Lampen jeden Abend.
- Sie führen das Logbuch.

Ihr Profil
- Sie sind schwindelfrei.`;

let desk: Visit;
beforeAll(async () => {
  desk = await open('/company/1/jobs/create');
});
afterAll(() => desk.context.close());

const dialog = () => byRole(desk.page, 'dialog', 'Aus vorhandenem Text übernehmen');

describe('O91 a posting from a text', () => {
  it('fills the form with what was recognised, but for what the person has typed', async () => {
    const { page } = desk;
    await byRole(page, 'textbox', 'Stellenbeschreibung').waitFor();
    await byLabel(page, 'Standort').fill('Emden');
    await byRole(page, 'button', 'Aus vorhandenem Text übernehmen').click();
    await byLabel(dialog(), 'Text der Stellenanzeige').fill(TEXT);
    await byRole(dialog(), 'button', 'Text auswerten').click();
    await byText(dialog(), '8 Angaben erkannt').waitFor();
    expect(await byRole(dialog(), 'checkbox', 'Standort (ersetzt Ihre Eingabe)').isChecked()).toBe(false);
    await byRole(dialog(), 'button', '7 Angaben übernehmen').click();
    await dialog().waitFor({ state: 'detached' });
    expect(await byLabel(page, 'Stellentitel').inputValue()).toBe('Leuchtturmwärterin oder Leuchtturmwärter (m/w/d)');
    expect(await byLabel(page, 'Standort').inputValue()).toBe('Emden');
    expect(await byLabel(page, 'Arbeitsmodell').inputValue()).toBe('Büro');
    expect(await byRole(page, 'textbox', 'Ihre Aufgaben').getByRole('listitem').allTextContents()).toEqual([
      'Sie prüfen die Lampen jeden Abend.',
      'Sie führen das Logbuch.',
    ]);
  });

  it('is saved, and a visitor reads it', async () => {
    const { page } = desk;
    await byRole(page, 'button', 'Stellenanzeige erstellen').click();
    await byText(page, 'Stellenanzeige erfolgreich erstellt').first().waitFor();
    const jobs = await readAs<readonly { readonly id: number; readonly title: string }[]>(owner, '/api/private/jobs/get-company-jobs/1');
    const [job] = jobs.filter(({ title }) => title.startsWith('Leuchtturmwärterin'));
    const visitor = await visit(browser);
    await visitor.page.goto(`${origin}/jobs/${job?.id}`);
    await byRole(visitor.page, 'heading', 'Leuchtturmwärterin oder Leuchtturmwärter (m/w/d)').waitFor();
    await byText(visitor.page, 'Sie führen das Logbuch.').waitFor();
    await visitor.context.close();
  });
});

describe('O91 a file', () => {
  it.each([
    ['stelle.txt', Buffer.from(TEXT, 'latin1')],
    ['stelle.html', Buffer.from(`<h1>Lotsin (m/w/d)</h1><h2>Ihre Aufgaben</h2><ul><li>Lotsen</li></ul>`)],
    ['stelle.docx', 'e2e/support/files/stelle.docx'],
  ])('%s is read in the browser and its text on the server', async (name, content) => {
    const { page, context } = await open('/company/1/jobs/create');
    await byRole(page, 'button', 'Aus vorhandenem Text übernehmen').click();
    const here = byRole(page, 'dialog', 'Aus vorhandenem Text übernehmen');
    const input = here.locator('input[type=file]');
    if (typeof content === 'string') await input.setInputFiles(content);
    else await input.setInputFiles({ name, mimeType: '', buffer: content });
    await expect.poll(() => byLabel(here, 'Text der Stellenanzeige').inputValue()).toContain('(m/w/d)');
    await byRole(here, 'button', 'Text auswerten').click();
    await byRole(here, 'checkbox', 'Stellentitel').waitFor();
    expect(await byRole(here, 'checkbox', 'Ihre Aufgaben').isChecked()).toBe(true);
    await context.close();
  });

  it('that is no document says so, and what was typed stays', async () => {
    const { page, context } = await open('/company/1/jobs/create');
    await byRole(page, 'button', 'Aus vorhandenem Text übernehmen').click();
    const here = byRole(page, 'dialog', 'Aus vorhandenem Text übernehmen');
    await byLabel(here, 'Text der Stellenanzeige').fill('Bleibt stehen');
    await here.locator('input[type=file]').setInputFiles({ name: 'stelle.docx', mimeType: '', buffer: Buffer.from('kein Dokument') });
    await byText(here, 'Diese Datei konnte nicht gelesen werden. Bitte fügen Sie den Text selbst ein.').waitFor();
    expect(await byLabel(here, 'Text der Stellenanzeige').inputValue()).toBe('Bleibt stehen');
    await context.close();
  });
});
