/** @module-tag full */
import { readTeam } from '@stellwerk/domain';
import { expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { chooseFile, enter, keepsFocus, pressAt, slowly, stepTo, tabTo, type, typeInto } from './support/keyboard';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const otherOwner = await logIn(origin, 'owner2@demo.example');
const open = opener(browser, owner);
const openOther = opener(browser, otherOwner);

it('an owner with the keyboard alone asks for another plan by the year, and prepares the mail for it', async () => {
  const { page, context } = await openOther('/company/2/subscription');
  await enter(page, byRole(byRole(page, 'group', 'Abrechnung'), 'button', /^Jährlich/));
  const plan = byRole(byRole(page, 'region', 'Tarife'), 'button', / wählen$/).first();
  await enter(page, plan);
  const panel = byRole(page, 'region', 'Auswahl bestätigen');
  await pressAt(page, panel.getByRole('checkbox'), 'Space');
  await enter(page, byRole(panel, 'button', /^Auswahl bestätigen/));
  await byText(panel, /Ihr Wunsch wurde vermerkt\. Bitte bestätigen Sie ihn beim Support\.$/).waitFor();
  const mail = byRole(page, 'link', 'E-Mail an den Support vorbereiten');
  await tabTo(page, mail);
  expect(await mail.getAttribute('href')).toContain('Jahr');
  await enter(page, byRole(panel, 'button', 'Zurück zur Planauswahl'));
  await plan.waitFor();
  await context.close();
});

it('an owner with the keyboard alone writes what the company says about itself, and makes it a list', async () => {
  const { page, context } = await open('/company/1/settings?tab=company');
  await slowly(page);
  // The initial position of the cursor: a jump to the end would reach the editor later than the next key.
  const text = byRole(page, 'textbox', 'Beschreibung');
  await typeInto(page, text, 'Wir versichern Windräder. ');
  await page.keyboard.press('Shift+Tab');
  await stepTo(page, byRole(page, 'button', 'Aufzählung'));
  await page.keyboard.press('Enter');
  // The tool returns the focus to the text, one frame later.
  await expect.poll(() => text.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await type(page, 'Auch zu Wasser. ');
  await enter(page, byRole(page, 'button', 'Speichern'));
  await byText(page, 'Unternehmensdaten wurden gespeichert').first().waitFor();
  const { description } = await readAs<{ readonly description: string }>(owner, '/api/private/companies/1');
  expect(description).toMatch(/^<ul><li><p>Wir versichern Windräder\. Auch zu Wasser\. Weserbund versichert seit 1894/);
  await context.close();
});

it('an owner with the keyboard alone gives the company a logo and takes it away', async () => {
  const { page, context } = await open('/company/1/settings?tab=company');
  const logo = async () => (await readAs<{ readonly logoLink: string | null }>(owner, '/api/private/companies/1')).logoLink;
  const before = await logo();
  await tabTo(page, byLabel(page, /^Logo/));
  await chooseFile(page, { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><path d="M0 0h9v9"/></svg>') });
  await byText(page, 'Logo wurde gespeichert').waitFor();
  expect(await logo()).not.toBe(before);
  await enter(page, byRole(page, 'button', /entfernen$/i));
  await byText(page, 'Logo wurde entfernt').waitFor();
  expect(await logo()).toBeNull();
  await keepsFocus(page);
  await context.close();
});

it('an owner with the keyboard alone deactivates the company by its name, and activates it again', async () => {
  interface Company {
    readonly name: string;
    readonly isActive: boolean;
  }
  const company = () => readAs<Company>(otherOwner, '/api/private/companies/2');
  const { name } = await company();
  const { page, context } = await openOther('/company/2/settings?tab=company');
  await enter(page, byRole(page, 'button', 'Unternehmen deaktivieren'));
  const dialog = byRole(page, 'dialog', 'Unternehmen deaktivieren?');
  await typeInto(page, byLabel(dialog, 'Name des Unternehmens'), name);
  await enter(page, byRole(dialog, 'button', 'Unternehmen deaktivieren'));
  await expect.poll(async () => (await company()).isActive).toBe(false);
  await page.goto(`${origin}/company/2/settings?tab=company`);
  await enter(page, byRole(byRole(page, 'main'), 'button', 'Unternehmen aktivieren').last());
  await enter(page, byRole(byRole(page, 'alertdialog', 'Unternehmen aktivieren?'), 'button', 'Ja, aktivieren'));
  await byRole(page, 'button', 'Unternehmen deaktivieren').waitFor();
  await byRole(page, 'alertdialog').waitFor({ state: 'detached' });
  expect((await company()).isActive).toBe(true);
  await keepsFocus(page);
  await context.close();
});

it('an owner with the keyboard alone hands the company over', async () => {
  const { page, context } = await open('/company/1/team');
  await enter(page, byRole(page, 'button', 'Inhaberschaft übertragen'));
  await typeInto(page, byLabel(page, 'Neue Inhaberin oder neuer Inhaber'), 'Aylin');
  await enter(page, byRole(page, 'button', 'Ja, übertragen'));
  await byText(page, 'Aylin Karadeniz hat jetzt die Inhaberschaft').waitFor();
  const team = readTeam(await readAs(owner, '/api/private/companies/1/get-company-team-members'));
  expect(team.filter(({ role }) => role === 'OWNER').map(({ lastName }) => lastName)).toEqual(['Karadeniz']);
  await byRole(page, 'button', 'Inhaberschaft übertragen').waitFor({ state: 'detached' });
  await keepsFocus(page);
  await context.close();
});
