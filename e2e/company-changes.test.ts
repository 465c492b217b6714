/** @module-tag full */
import { readTeam } from '@stellwerk/domain';
import { expect, it } from 'vitest';
import { goInside } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';

/** Changes to a company while another person has it open. */
const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const recruiter = await logIn(origin, 'recruiter@demo.example');

/** A private call of the owner. */
async function asOwner(method: string, path: string, body?: object): Promise<void> {
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
  const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect(answer.status).toBe(200);
}

/** Gives the recruiter another role. */
async function setRole(role: string): Promise<void> {
  const { email } = await readAs<{ readonly email: string }>(recruiter, '/api/private/users/profile');
  const team = readTeam(await readAs(owner, '/api/private/companies/1/get-company-team-members'));
  const { id } = team.find((one) => one.email === email) ?? {};
  await asOwner('PUT', `/api/private/companies/team-member/${id}`, { role });
}

const INACTIVE = 'Dieses Unternehmen ist inaktiv und wird nicht öffentlich angezeigt.';

it('CD24 O30 a company that is deactivated under an open dashboard says so after a refresh, and its applications can still be worked on', async () => {
  const { page, context } = await opener(browser, recruiter)('/company/1/dashboard');
  await byRole(page, 'button', 'Aktualisieren').waitFor();
  expect(await byText(page, INACTIVE).count()).toBe(0);
  await asOwner('PATCH', '/api/private/companies/1/deactivate');
  await byRole(page, 'button', 'Aktualisieren').click();
  await byText(page, INACTIVE).waitFor();
  // Only the owner may make it public again.
  expect(await byRole(page, 'button', 'Unternehmen aktivieren').count()).toBe(0);
  const { id } = (await readAs<readonly { readonly id: number }[]>(recruiter, '/api/private/applications/by-company/1'))[0] ?? {};
  await goInside(page, `/company/1/applications/${id}`);
  await byRole(page, 'button', 'Notizen bearbeiten').click();
  await byRole(page, 'textbox', 'Notizen').fill('Auch jetzt noch.');
  await byRole(page, 'button', 'Speichern').click();
  await byText(page, 'Auch jetzt noch.').waitFor();
  expect((await fetch(`${origin}/company/1`)).status).toBe(404);
  await asOwner('PATCH', '/api/private/companies/1/activate');
  await context.close();
});

it('O50 O89 whose role was taken is refused once, keeps what was typed, and is offered nothing more of it', async () => {
  const { page, context } = await opener(browser, recruiter)('/company/1/dashboard?tab=focus');
  await byRole(page, 'button', 'Fokusseite erstellen').click();
  const dialog = byRole(page, 'dialog', 'Fokusseite erstellen');
  await byRole(dialog, 'toolbar', 'Inhalt: Formatierung').waitFor();
  await byLabel(dialog, /^Titel/)
    .first()
    .fill('Noch nicht gespeichert');
  await byLabel(dialog, /^Beschreibung/).fill('Im Norden.');
  await setRole('MEMBER');
  await byRole(dialog, 'button', 'Speichern').click();
  await byText(dialog, 'Fehler beim Erstellen der Fokusseite').waitFor();
  expect(
    await byLabel(dialog, /^Titel/)
      .first()
      .inputValue(),
  ).toBe('Noch nicht gespeichert');
  // The list behind the dialog follows the company's response, which the error has triggered.
  await expect.poll(() => byRole(page, 'button', 'Fokusseite erstellen', { includeHidden: true }).count()).toBe(0);
  await setRole('RECRUITER');
  await context.close();
});
