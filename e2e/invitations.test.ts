/** @module-tag full */
import { expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { mailedLink } from './support/mails';
import { logIn } from './support/session';

const { origin, browser, dataDir } = await startDemo();
const EMAIL = 'deniz.arslan@weserbund.example';
const PASSWORD = 'Rotkehlchen singt früh';

const linkTo = (email: string, kind: 'invitation') => mailedLink(dataDir, email, kind);

it('O48 O50 CT02 CT04 CT18 CT24 a colleague is invited, registers, accepts, gets another role, and is removed', async () => {
  const owner = await visit(browser, { login: await logIn(origin, 'owner@demo.example') });
  const team = owner.page;
  await team.goto(`${origin}/company/1/dashboard?tab=team&action=invite`);
  const dialog = byRole(team, 'dialog', 'Teammitglied einladen');
  await byLabel(dialog, 'E-Mail').fill(EMAIL);
  await byLabel(dialog, 'Vorname (optional)').fill('Deniz');
  await byLabel(dialog, 'Nachname (optional)').fill('Arslan');
  await byLabel(dialog, 'Rolle').selectOption('RECRUITER');
  await byRole(dialog, 'button', 'Einladung senden').click();
  await byText(dialog, /Einladung erfolgreich gesendet!$/).waitFor();
  expect(new URL(team.url()).search).toBe('?tab=team');
  await team.keyboard.press('Escape');
  await byText(byRole(team, 'table', 'Offene Einladungen'), EMAIL).waitFor();

  const invited = await visit(browser);
  const { page } = invited;
  const invitation = await linkTo(EMAIL, 'invitation');
  await page.goto(origin + invitation);
  await byText(page, 'Katharina Brandis lädt Sie ein, im Team von Weserbund Versicherungen AG mitzuarbeiten.').waitFor();
  await byRole(byRole(page, 'main'), 'link', 'Konto erstellen').click();
  await expect.poll(() => byLabel(page, 'E-Mail').inputValue()).toBe(EMAIL);
  expect(await byRole(page, 'radio', 'Unternehmen').isChecked()).toBe(true);
  expect(await byLabel(page, 'Vorname').inputValue()).toBe('Deniz');
  expect(await byLabel(page, 'Nachname').inputValue()).toBe('Arslan');
  await byLabel(page, 'Passwort').fill(PASSWORD);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await byRole(page, 'button', 'Konto erstellen').click();
  await byRole(page, 'button', 'Einladung annehmen').click();
  await byText(page, /Sie gehören jetzt zum Team von Weserbund Versicherungen AG$/).waitFor();
  await byRole(page, 'navigation', 'Bereiche des Unternehmens').waitFor();

  await team.reload();
  const card = byRole(team, 'article').filter({ has: byRole(team, 'heading', 'Deniz Arslan') });
  await byText(card, 'Aktives Konto').waitFor();
  expect(await byText(byRole(team, 'table', 'Offene Einladungen'), EMAIL).count()).toBe(0);
  await byRole(card, 'button', 'Deniz Arslan bearbeiten').click();
  const form = byRole(team, 'dialog', 'Teammitglied bearbeiten');
  await byLabel(form, 'Position').fill('Recruiter');
  await byLabel(form, 'Aufgaben').fill('Begleitet Bewerbungen.');
  await byLabel(form, 'Rolle').selectOption('ADMIN');
  await byRole(form, 'button', 'Speichern').click();
  await byText(card, 'Administrator').waitFor();
  // The role counts at the next request.
  await page.goto(`${origin}/company/1/team`);
  await byRole(page, 'link', 'Teammitglied anlegen').waitFor();

  await byRole(card, 'button', 'Deniz Arslan löschen').click();
  await byRole(team, 'button', 'Ja, löschen').click();
  await byText(team, 'Teammitglied wurde aus dem Unternehmen entfernt').waitFor();
  await page.reload();
  await byText(page, 'Ihre Sitzung ist abgelaufen oder Sie haben keine Berechtigung. Bitte melden Sie sich erneut an.').waitFor();
  await page.goto(origin + invitation);
  await byText(page, 'Diese Einladung gilt nicht mehr').waitFor();
  await invited.context.close();
  await owner.context.close();
});

it('O48 somebody else cannot accept; an invitation is sent again and taken back', async () => {
  const email = 'ronja.petersen@weserbund.example';
  const owner = await visit(browser, { login: await logIn(origin, 'owner@demo.example') });
  const team = owner.page;
  await team.goto(`${origin}/company/1/team`);
  await byRole(team, 'button', 'Einladen').click();
  const dialog = byRole(team, 'dialog', 'Teammitglied einladen');
  await byLabel(dialog, 'E-Mail').fill(email);
  await byRole(dialog, 'button', 'Einladung senden').click();
  await byText(dialog, /Einladung erfolgreich gesendet!$/).waitFor();
  await byRole(dialog, 'button', 'Einladung senden').click();
  await byText(dialog.getByRole('alert'), /An diese Adresse ist schon eine Einladung offen\.$/).waitFor();
  await team.keyboard.press('Escape');
  const first = await linkTo(email, 'invitation');

  const other = await visit(browser, { login: await logIn(origin, 'candidate@demo.example') });
  await other.page.goto(origin + first);
  await byText(other.page, /Sie sind als candidate@demo\.example angemeldet/).waitFor();
  expect(await byRole(other.page, 'button', 'Einladung annehmen').count()).toBe(0);

  await byRole(team, 'button', new RegExp(`^Erneut senden.*${email}`)).click();
  await byText(team, 'Einladung wurde erneut gesendet').waitFor();
  await expect.poll(async () => (await linkTo(email, 'invitation')) === first).toBe(false);
  await other.page.reload();
  await byText(other.page, 'Diese Einladung gilt nicht mehr').waitFor();

  await byRole(team, 'button', new RegExp(`^Löschen.*${email}`)).click();
  await byRole(team, 'button', 'Ja, löschen').click();
  await byText(team, 'Einladung wurde gelöscht').waitFor();
  await other.page.goto(origin + (await linkTo(email, 'invitation')));
  await byText(other.page, 'Diese Einladung gilt nicht mehr').waitFor();
  await other.context.close();
  await owner.context.close();
});

it(
  'O48 who has an account accepts an invitation by its mailed link (/invitations/:token), and opens the company',
  { tags: ['walk'] },
  async () => {
    const owner = await logIn(origin, 'owner@demo.example');
    const email = 'candidate@demo.example';
    const invited = await fetch(`${origin}/api/private/companies/1/team/invite/send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email, firstName: 'Amelie', lastName: 'Thorwald', position: 'Recruiterin' }),
    });
    expect(invited.status).toBeLessThan(300);
    const { page, context } = await visit(browser, { login: await logIn(origin, email) });
    await page.goto(origin + (await linkTo(email, 'invitation')));
    await byText(page, 'Katharina Brandis lädt Sie ein, im Team von Weserbund Versicherungen AG mitzuarbeiten.').waitFor();
    await byRole(page, 'button', 'Einladung annehmen').click();
    await byText(page, /Sie gehören jetzt zum Team von Weserbund Versicherungen AG$/).waitFor();
    await byRole(page, 'navigation', 'Bereiche des Unternehmens').waitFor();
    await context.close();
  },
);
