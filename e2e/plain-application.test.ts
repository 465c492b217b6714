/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseResume, consent, fileField, fillPerson, privacy, submit, terms } from './support/application-form';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { disguised } from './support/files';
import { byLabel, byRole, byText } from './support/find';
import { pathOf } from './support/member';

const { origin, browser } = await startDemo();
const FORM = '/jobs/view/101/apply';

/** Opens the form in a browser without scripts. */
async function open(path = FORM) {
  const { page, context } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(origin + path);
  return { page, context };
}

/** Sends the form; the browser loads the response natively. */
async function send(page: Page): Promise<number | undefined> {
  const [answer] = await Promise.all([page.waitForNavigation(), submit(page)]);
  return answer?.status();
}

describe('the application form without JavaScript', () => {
  it(
    'AF06 AF30 AF32 AF35 AF36 AF37 AF38 AF39 AF40 AF41 AF42 AF44 comes back with every fault in both wordings and what was typed, and ends with its number',
    { tags: ['walk'] },
    async () => {
      const { page, context } = await open('/jobs/101');
      await Promise.all([page.waitForURL(/\/apply/), byRole(page, 'link', 'Jetzt bewerben').first().click()]);
      await byLabel(page, 'Nachname').fill('Brandt');
      await byLabel(page, 'Nachricht (optional)').fill('Guten Tag,\n<b>ich</b> & freue mich.');
      await byRole(page, 'checkbox', 'Newsletter abonnieren').check();
      expect(await send(page)).toBe(400);
      const alert = page.getByRole('alert');
      const lines = [
        ['Bitte füllen Sie alle Pflichtfelder aus', byLabel(page, 'Vorname'), 'Bitte geben Sie Ihren Vornamen an.'],
        [
          'Bitte laden Sie einen Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an',
          fileField(page, 'resume'),
          'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.',
        ],
        [
          'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen',
          terms(page),
          'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
        ],
        ['Bitte akzeptieren Sie die Datenschutzerklärung', privacy(page), 'Bitte akzeptieren Sie die Datenschutzrichtlinien.'],
      ] as const;
      expect(await byRole(alert, 'link').allInnerTexts()).toEqual(lines.map(([line]) => line));
      for (const [line, field, message] of lines) {
        const described = (await field.getAttribute('aria-describedby')) ?? '';
        const texts = await Promise.all(described.split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()));
        expect(texts.join(' ')).toContain(message);
        // The link of the summary leads to the field.
        expect(await byRole(alert, 'link', line).getAttribute('href')).toBe(`#${await field.getAttribute('id')}`);
      }
      expect(await byLabel(page, 'Nachname').inputValue()).toBe('Brandt');
      expect(await byLabel(page, 'Nachricht (optional)').inputValue()).toBe('Guten Tag,\n<b>ich</b> & freue mich.');
      expect(await byRole(page, 'checkbox', 'Newsletter abonnieren').isChecked()).toBe(true);
      expect(await terms(page).isChecked()).toBe(false);

      await fillPerson(page, 'zweiter.versuch@post.example');
      await chooseResume(page);
      await consent(page);
      expect(await send(page)).toBe(200);
      expect(pathOf(page)).toMatch(/^\/jobs\/view\/101\/apply\/success\?number=\d+$/);
      await byRole(page, 'heading', 'Vielen Dank für Ihre Bewerbung', { level: 1 }).waitFor();
      await byText(page, /\d+$/.exec(pathOf(page))?.[0] ?? 'no number').waitFor();
      await byText(page, 'Senior Backend-Entwickler Schadenplattform (m/w/d)').first().waitFor();
      await context.close();
    },
  );

  it('AF15 AF43 AF45 AF46 takes a LinkedIn address instead of a file', async () => {
    const { page, context } = await open();
    await fillPerson(page, 'linkedin@post.example');
    await byRole(page, 'switch', 'LinkedIn-Profil angeben').check();
    await consent(page);
    expect(await send(page)).toBe(400);
    await byRole(page.getByRole('alert'), 'link', 'Bitte geben Sie Ihre LinkedIn-Profil-URL an.').waitFor();
    await byLabel(page, 'LinkedIn-Profil-URL').fill('linkedin.com/in/annika-brandt');
    expect(await send(page)).toBe(200);
    expect(pathOf(page)).toContain('/apply/success');
    await context.close();
  });

  it('says which files must be chosen again when one was refused', async () => {
    const { page, context } = await open();
    await fillPerson(page);
    await chooseResume(page);
    await fileField(page, 'coverLetter').setInputFiles({ ...disguised, name: 'Anschreiben.pdf' });
    await consent(page);
    expect(await send(page)).toBe(400);
    const alert = page.getByRole('alert');
    await byRole(alert, 'link', 'Lebenslauf: Bitte wählen Sie „Lebenslauf.pdf“ noch einmal aus.').waitFor();
    await byRole(alert, 'link', 'Anschreiben: Der Inhalt der Datei passt nicht zu ihrer Endung.').waitFor();
    expect([await terms(page).isChecked(), await privacy(page).isChecked()]).toEqual([true, true]);
    await context.close();
  });

  it('AF03 shows a recommendation and sends its code along', async () => {
    const { page, context } = await open(`${FORM}?ref=MC7F2KQW`);
    await byText(page, 'Diese Stelle wurde Ihnen von Miriam Castellanos empfohlen.').waitFor();
    expect(await page.locator('input[name=referral]').getAttribute('value')).toBe('MC7F2KQW');
    await Promise.all([page.waitForURL(origin + FORM), byRole(page, 'link', 'Empfehlung entfernen').click()]);
    expect(await page.locator('input[name=referral]').count()).toBe(0);
    await Promise.all([page.waitForURL(`${origin}/jobs/101`), byRole(page, 'link', 'Abbrechen').click()]);
    await context.close();
  });
});

it('with JavaScript the answer to a form that the browser had sent by itself works like the form', async () => {
  const { page, context } = await visit(browser);
  await page.goto(origin + FORM, { waitUntil: 'networkidle' });
  // As a browser would that has run neither of the page's scripts.
  await byLabel(page, 'Vorname').fill('Annika');
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[method=post]')?.submit());
  await byRole(page.getByRole('alert'), 'link', 'Bitte füllen Sie alle Pflichtfelder aus').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await byLabel(page, 'Vorname').inputValue()).toBe('Annika');
  await fillPerson(page, 'mit.skript@post.example');
  await chooseResume(page);
  await consent(page);
  await submit(page);
  await byText(page, 'Ihre Bewerbung wurde erfolgreich übermittelt!').first().waitFor();
  await context.close();
});
