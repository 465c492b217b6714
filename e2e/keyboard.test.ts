/** @module-tag full */
import { readApplications } from '@stellwerk/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fileField, privacy, terms } from './support/application-form';
import { visit } from './support/browser';
import { pdf } from './support/files';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { chooseFile, enter, pressAt, signInByKeys, slowly, tabTo, type, typeInto } from './support/keyboard';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');

async function open(path: string): Promise<Page> {
  const { page } = await visit(browser);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  return page;
}

const focusOn = (page: Page, tag: string) => page.waitForFunction((name) => document.activeElement?.tagName === name, tag);
const applications = async () => readApplications(await readAs(owner, `${origin}/api/private/applications/by-company/1`));

describe('a visitor with the keyboard alone', () => {
  it('finds a job from the start page and begins to apply', { tags: ['walk'] }, async () => {
    const page = await open('/');
    await typeInto(page, byLabel(page, 'Suche'), 'Weserbund');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/jobs?search=Weserbund`);
    await byRole(page, 'heading', 'Stellenanzeigen', { level: 1 }).waitFor();
    const first = page.locator('main h3 a').first();
    const title = await first.textContent();
    await enter(page, first);
    await byRole(page, 'heading', title ?? '', { level: 1 }).waitFor();
    await enter(page, byRole(page, 'link', 'Jetzt bewerben').first());
    await byRole(page, 'form', 'Bewerbung').waitFor();
    await page.context().close();
  });

  it('keeps every letter of a search, and hears what the list shows', async () => {
    const page = await open('/jobs');
    const field = byRole(page, 'searchbox', 'Suche');
    await typeInto(page, field, 'Thorwald Amelie');
    await page.waitForURL(/search=Thorwald(\+|%20)Amelie$/);
    expect(await field.inputValue()).toBe('Thorwald Amelie');
    await enter(page, byRole(page, 'button', 'Filter zurücksetzen'));
    await focusOn(page, 'H2');
    await page.context().close();
  });

  it('narrows the list by place and kind of employment, and turns its page', async () => {
    const page = await open('/jobs');
    await typeInto(page, byLabel(page, 'Beschäftigungsart'), 'Teilzeit');
    await page.waitForURL(/employment=Teilzeit/);
    await typeInto(page, byLabel(page, 'Standort'), 'Bremen');
    await page.waitForURL(/location=Bremen/);
    await expect.poll(() => page.locator('main h3 a').count()).toBeLessThan(10);
    await enter(page, byRole(page, 'button', 'Filter zurücksetzen'));
    await focusOn(page, 'H2');
    await enter(page, byRole(page, 'link', 'Weiter'));
    await page.waitForURL(/page=2/);
    await focusOn(page, 'H2');
    await page.context().close();
  });

  it.each([101, 103, 105])('reads job %s in its design and gets from it to the form', async (id) => {
    const page = await open(`/jobs/${id}`);
    await enter(page, byRole(page, 'link', 'Jetzt bewerben').first());
    await byRole(page, 'form', 'Bewerbung').waitFor();
    await page.context().close();
  });

  it('applies with files and without an account; a closed window costs nothing', async () => {
    const page = await open('/jobs/view/101/apply');
    await slowly(page);
    await typeInto(page, byLabel(page, 'Vorname'), 'Karla');
    await typeInto(page, byLabel(page, 'Nachname'), 'Weichenstellerin');
    await typeInto(page, byLabel(page, 'E-Mail'), 'karla@post.example');
    await tabTo(page, fileField(page, 'resume'));
    await chooseFile(page, pdf);
    await byRole(page, 'button', 'Lebenslauf.pdf entfernen').waitFor();
    await typeInto(page, byLabel(page, 'Nachricht (optional)'), 'Guten Tag');
    await page.reload();
    await expect.poll(() => byLabel(page, 'Nachricht (optional)').inputValue()).toBe('Guten Tag');
    await byRole(page, 'button', 'Lebenslauf.pdf entfernen').waitFor();
    await pressAt(page, terms(page), 'Space');
    await pressAt(page, privacy(page), 'Space');
    await enter(page, byRole(page, 'button', 'Bewerbung absenden'));
    await page.waitForURL(/\/success$/, { waitUntil: 'commit' });
    const sent = (await applications()).find(({ name }) => name === 'Karla Weichenstellerin');
    expect(sent).toMatchObject({ email: 'karla@post.example', documents: [{ kind: 'resume', name: 'Lebenslauf.pdf' }] });
    await page.context().close();
  });

  it('is led to what is missing, and sends the form then', async () => {
    const page = await open('/jobs/view/101/apply');
    await typeInto(page, byLabel(page, 'Vorname'), 'Otto');
    await enter(page, byRole(page, 'button', 'Bewerbung absenden'));
    await page.waitForFunction(() => document.activeElement?.closest('[role=alert]') !== null);
    await enter(page, page.getByRole('alert').getByRole('link').first());
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'lastName');
    await type(page, 'Gleis');
    await typeInto(page, byLabel(page, 'E-Mail'), 'otto.gleis@post.example');
    await pressAt(page, byRole(page, 'switch', 'LinkedIn-Profil angeben'), 'Space');
    await typeInto(page, byLabel(page, 'LinkedIn-Profil-URL'), 'https://www.linkedin.com/in/otto-gleis');
    await pressAt(page, terms(page), 'Space');
    await pressAt(page, privacy(page), 'Space');
    await enter(page, byRole(page, 'button', 'Bewerbung absenden'));
    await page.waitForURL(/\/success$/, { waitUntil: 'commit' });
    await page.context().close();
  });

  it('makes an account', async () => {
    const page = await open('/register');
    await typeInto(page, byLabel(page, 'Vorname'), 'Annika');
    await typeInto(page, byLabel(page, 'Nachname'), 'Brandt');
    await typeInto(page, byLabel(page, 'E-Mail'), 'annika.brandt@post.example');
    await typeInto(page, byLabel(page, 'Passwort'), 'ein langer Satz reicht');
    for (const box of await page.getByRole('checkbox').all()) await pressAt(page, box, 'Space');
    await enter(page, byRole(page, 'button', 'Konto erstellen'));
    await byRole(page, 'heading', /^Annika Brandt – /, { level: 1 }).waitFor();
    await page.context().close();
  });
});

it('a candidate with the keyboard alone applies with the account and withdraws again', async () => {
  const page = await open('/login?redirect=%2Fjobs%2Fview%2F203%2Fapply');
  await slowly(page);
  await signInByKeys(page, 'candidate@demo.example');
  await page.locator('[name=firstName][readonly]').waitFor();
  await pressAt(page, byRole(page, 'switch', 'LinkedIn-Profil angeben'), 'Space');
  await typeInto(page, byLabel(page, 'LinkedIn-Profil-URL'), 'https://www.linkedin.com/in/amelie-thorwald');
  await pressAt(page, terms(page), 'Space');
  await pressAt(page, privacy(page), 'Space');
  await enter(page, byRole(page, 'button', 'Bewerbung absenden'));
  await page.waitForURL(/\/success$/, { waitUntil: 'commit' });
  await enter(page, byRole(page.getByRole('main'), 'link', 'Meine Bewerbungen'));
  await enter(page, byRole(page.getByRole('main'), 'link', /^Vertriebsingenieurin/));
  await byRole(page, 'heading', /^Vertriebsingenieurin/, { level: 1 }).waitFor();
  await enter(page, byRole(page, 'button', 'Bewerbung zurückziehen'));
  const dialog = page.getByRole('alertdialog');
  await enter(page, byRole(dialog, 'button', 'Bewerbung zurückziehen'));
  await byText(page, 'Ihre Bewerbung wurde erfolgreich zurückgezogen').waitFor();
  await byText(page.getByRole('main'), 'Zurückgezogen').first().waitFor();
  await page.context().close();
});
