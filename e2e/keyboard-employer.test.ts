/** @module-tag full */
import { expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { arrowTo, chooseFile, enter, slowly, tabTo, type, typeInto } from './support/keyboard';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

it('an employer with the keyboard alone creates a company', async () => {
  const { page, context } = await open('/dashboard');
  await enter(page, byRole(page, 'link', 'Neues Unternehmen erstellen'));
  await typeInto(page, byLabel(page, 'Firmenname'), 'Kiebitz Energie GmbH');
  await typeInto(page, byLabel(page, 'Branche'), 'Energie');
  await typeInto(page, byLabel(page, 'Website'), 'kiebitz.example');
  await typeInto(page, byRole(page, 'textbox', 'Beschreibung'), 'Wir speichern Wind.');
  await tabTo(page, byLabel(page, /^Logo/));
  await chooseFile(page, { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><path d="M0 0h9v9"/></svg>') });
  await byRole(page, 'button', 'Bild entfernen').waitFor();
  await enter(page, byRole(page, 'button', 'Speichern'));
  await page.waitForURL(/\/company\/\d+\/dashboard$/);
  const own = await readAs<readonly { name: string; logoLink: string | null }[]>(owner, '/api/private/companies/get-my-companies');
  const logos = own.filter(({ name }) => name === 'Kiebitz Energie GmbH').map(({ logoLink }) => logoLink);
  expect(logos).toEqual([expect.stringMatching(/\.svg$/)]);
  await context.close();
});

it('an employer with the keyboard alone writes a job, publishes it, and takes it away again', async () => {
  const { page, context } = await open('/company/1/dashboard?tab=jobs');
  await slowly(page);
  await enter(page, byRole(page, 'link', 'Stellenanzeige erstellen').first());
  await typeInto(page, byLabel(page, 'Stellentitel'), 'Weichenwart (m/w/d)');
  await typeInto(page, byLabel(page, 'Standort'), 'Kassel');
  await typeInto(page, byLabel(page, 'Arbeitsmodell'), 'Büro');
  await typeInto(page, byLabel(page, 'Beschäftigungsart'), 'Vollzeit');
  await typeInto(page, byRole(page, 'textbox', 'Stellenbeschreibung'), 'Sie stellen Weichen.');
  await typeInto(page, byRole(page, 'textbox', 'Ihre Aufgaben'), 'Stellen.');
  await typeInto(page, byRole(page, 'textbox', 'Ihr Profil'), 'Sorgfalt.');
  await enter(page, byRole(page, 'button', 'Stellenanzeige erstellen'));
  // The preview beside the form has the title as a heading, too: only the list has this one.
  await byRole(page, 'button', 'Weitere Aktionen zu Weichenwart (m/w/d)').waitFor();
  const found = async (): Promise<number> => {
    const answer = await fetch(`${origin}/api/jobs?search=Weichenwart`);
    return JSON.stringify(await answer.json()).split('Weichenwart (m/w/d)').length - 1;
  };
  expect(await found()).toBeGreaterThan(0);
  await enter(page, byRole(page, 'button', 'Weitere Aktionen zu Weichenwart (m/w/d)'));
  await arrowTo(page, byRole(page, 'menuitem', 'Deaktivieren'));
  await page.keyboard.press('Enter');
  await byText(page, 'Stellenanzeige wurde deaktiviert').first().waitFor();
  expect(await found()).toBe(0);
  await context.close();
});

it('an employer with the keyboard alone invites a colleague', async () => {
  const { page, context } = await open('/company/1/dashboard?tab=team');
  await enter(page, byRole(page, 'button', 'Einladen').first());
  const dialog = byRole(page, 'dialog');
  await tabTo(page, byLabel(dialog, 'E-Mail'));
  await type(page, 'juna.westphal@post.example');
  await enter(page, byRole(dialog, 'button', 'Einladung senden'));
  await byText(dialog, /Einladung erfolgreich gesendet!$/).waitFor();
  await page.keyboard.press('Escape');
  await byText(byRole(page, 'table', 'Offene Einladungen'), 'juna.westphal@post.example').waitFor();
  await context.close();
});
