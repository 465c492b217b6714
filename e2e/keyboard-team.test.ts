/** @module-tag full */
import { readTeam, type TeamRole } from '@stellwerk/domain';
import { expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { enter, slowly, typeInto } from './support/keyboard';
import { opener } from './support/member';
import { mailedLink } from './support/mails';
import { logIn, readAs } from './support/session';

const { origin, browser, dataDir } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const candidate = await logIn(origin, 'candidate@demo.example');

it('an employer and a candidate with the keyboard alone invite, accept, and give and take a role', async () => {
  const { page: team, context: company } = await opener(browser, owner)('/company/1/team');
  await slowly(team);
  await enter(team, byRole(team, 'button', 'Einladen'));
  const dialog = byRole(team, 'dialog', 'Teammitglied einladen');
  await typeInto(team, byLabel(dialog, 'E-Mail'), 'candidate@demo.example');
  await enter(team, byRole(dialog, 'button', 'Einladung senden'));
  await byText(dialog, /Einladung erfolgreich gesendet!$/).waitFor();
  await team.keyboard.press('Escape');

  const invitation = await mailedLink(dataDir, 'candidate@demo.example', 'invitation');
  const { page, context } = await opener(browser, candidate)(invitation);
  await enter(page, byRole(page, 'button', 'Einladung annehmen'));
  await byText(page, /^Sie gehören jetzt zum Team von /).waitFor();
  await byRole(page, 'navigation', 'Bereiche des Unternehmens').waitFor();
  await context.close();

  await team.reload();
  const members = async () => readTeam(await readAs(owner, '/api/private/companies/1/get-company-team-members'));
  const known = await members();
  const joined = known.find(({ email }) => email === 'candidate@demo.example');
  if (joined === undefined) throw new Error('Nobody has joined.');
  const name = `${joined.firstName} ${joined.lastName}`;
  const form = byRole(team, 'dialog', 'Teammitglied bearbeiten');
  for (const [letters, role] of [
    ['Recr', 'RECRUITER'],
    ['Mitg', 'MEMBER'],
  ] as const satisfies readonly (readonly [string, TeamRole])[]) {
    await enter(team, byRole(team, 'button', `${name} bearbeiten`));
    if (role === 'RECRUITER') {
      await typeInto(team, byLabel(form, 'Position'), 'Recruiter');
      await typeInto(team, byLabel(form, 'Aufgaben'), 'Begleitet Bewerbungen.');
    }
    await typeInto(team, byLabel(form, 'Rolle'), letters);
    await enter(team, byRole(form, 'button', 'Speichern'));
    await form.waitFor({ state: 'detached' });
    expect((await members()).find(({ id }) => id === joined.id)?.role).toBe(role);
  }
  await company.close();
});

it('an employer with the keyboard alone removes somebody from the team', async () => {
  const { page, context } = await opener(browser, owner)('/company/1/team');
  const card = byRole(page, 'article').filter({ has: byRole(page, 'heading', 'Ruprecht Steinhauer') });
  await enter(page, byRole(card, 'button', 'Ruprecht Steinhauer löschen'));
  await enter(page, byRole(page, 'button', 'Ja, löschen'));
  await card.waitFor({ state: 'detached' });
  await enter(page, byRole(page, 'button', 'Einladen'));
  await context.close();
});
