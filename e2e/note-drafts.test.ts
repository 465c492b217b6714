/** @module-tag full */
import { readApplication, readApplications, type Application } from '@stellwerk/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener } from './support/member';
import { rejectionDialog } from './support/rejection';
import { DEMO_PASSWORD, logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const recruiter = await logIn(origin, 'recruiter@demo.example');

const stored = async ({ id }: Application) => readApplication(await readAs(recruiter, `/api/private/applications/${id}`));

/** An application without notes. */
async function sample(): Promise<Application> {
  const applications = readApplications(await readAs(recruiter, '/api/private/applications/by-company/1'));
  const found = applications.find(({ notes }) => notes === '');
  if (found === undefined) throw new Error('The demo data has no such application.');
  return found;
}

describe('a note', () => {
  it('that is typed while the login ends is there after the next one, until it is saved', async () => {
    const application = await sample();
    const login = await logIn(origin, 'recruiter@demo.example');
    const { page, context } = await opener(browser, login)(`/company/1/applications/${application.id}`);
    await byRole(page, 'button', 'Notizen bearbeiten').click();
    const box = byRole(page, 'textbox', 'Notizen');
    await box.fill('Ruft am Montag wegen des Anfangs an.');
    await fetch(`${origin}/api/private/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${login.token}` } });
    await byRole(page, 'button', 'Speichern').click();
    await page.waitForURL(/\/login/);
    await byLabel(page, 'E-Mail').fill('recruiter@demo.example');
    await byLabel(page, 'Passwort').fill(DEMO_PASSWORD);
    await byRole(page, 'button', 'Anmelden').click();
    await byText(page, 'Ihr Entwurf von vorhin ist noch nicht gespeichert.').waitFor();
    expect(await box.inputValue()).toBe('Ruft am Montag wegen des Anfangs an.');
    await byRole(page, 'button', 'Speichern').click();
    await byText(page, 'Ruft am Montag wegen des Anfangs an.').waitFor();
    expect((await stored(application)).notes).toBe('Ruft am Montag wegen des Anfangs an.');
    await page.reload();
    await byText(page, 'Ruft am Montag wegen des Anfangs an.').waitFor();
    expect(await box.count()).toBe(0);
    await context.close();
  });

  it('O63 does not take the place of what a colleague has stored meanwhile, which is shown beside it', async () => {
    const application = await sample();
    const { page, context } = await opener(browser, recruiter)(`/company/1/applications/${application.id}`);
    await byRole(page, 'button', 'Notizen bearbeiten').click();
    const box = byRole(page, 'textbox', 'Notizen');
    await box.fill('Ruft am Montag an.');
    const colleague = await logIn(origin, 'member@demo.example');
    await fetch(`${origin}/api/private/applications/${application.id}/notes`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${colleague.token}` },
      body: JSON.stringify({ recruiterNotes: 'Möchte 30 Stunden arbeiten.' }),
    });
    await byRole(page, 'button', 'Speichern').click();
    await byText(page, 'Inzwischen gespeichert: Möchte 30 Stunden arbeiten.').waitFor();
    expect(await box.inputValue()).toBe('Ruft am Montag an.');
    expect((await stored(application)).notes).toBe('Möchte 30 Stunden arbeiten.');
    await box.fill('Ruft am Montag an, möchte 30 Stunden arbeiten.');
    await byRole(page, 'button', 'Speichern').click();
    await box.waitFor({ state: 'detached' });
    expect((await stored(application)).notes).toBe('Ruft am Montag an, möchte 30 Stunden arbeiten.');
    await context.close();
  });

  it('that was not saved is gone when somebody logs out', async () => {
    const application = await sample();
    const login = await logIn(origin, 'recruiter@demo.example');
    const { page, context } = await opener(browser, login)(`/company/1/applications/${application.id}`);
    await byRole(page, 'button', 'Notizen bearbeiten').click();
    await byRole(page, 'textbox', 'Notizen').fill('Nicht für andere Augen.');
    const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft-')).length);
    expect(await drafts()).toBeGreaterThan(0);
    await byRole(page, 'button', /^Konto von /).click();
    await byRole(page.getByRole('banner'), 'button', 'Abmelden').click();
    await page.waitForURL(`${origin}/`);
    expect(await drafts()).toBe(0);
    await context.close();
  });
});

describe('what is typed while a login ends', () => {
  const endSession = (token: string) =>
    fetch(`${origin}/api/private/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });

  async function logInAgain(page: Page): Promise<void> {
    await page.waitForURL(/\/login/);
    await byLabel(page, 'E-Mail').fill('recruiter@demo.example');
    await byLabel(page, 'Passwort').fill(DEMO_PASSWORD);
    await byRole(page, 'button', 'Anmelden').click();
  }

  it('of a rejection is there when it is begun again, until it is sent', async () => {
    const application = await sample();
    const login = await logIn(origin, 'recruiter@demo.example');
    const { page, context } = await opener(browser, login)(`/company/1/applications/${application.id}`);
    const reject = byRole(byRole(page, 'group', 'Entscheidung'), 'button', 'Ablehnen');
    const text = byLabel(rejectionDialog(page), 'Text an die Person');
    await reject.click();
    await byLabel(rejectionDialog(page), 'Grund').selectOption({ label: 'Anderer Grund' });
    await text.fill('Ihre Mappe hat uns gefallen, die Stelle ist leider schon vergeben.');
    await endSession(login.token);
    await byRole(rejectionDialog(page), 'button', 'Ja, ablehnen').click();
    await logInAgain(page);
    await reject.click();
    await byText(rejectionDialog(page), 'Das ist Ihr Entwurf von vorhin. Er ist noch nicht gesendet.').waitFor();
    expect(await text.inputValue()).toBe('Ihre Mappe hat uns gefallen, die Stelle ist leider schon vergeben.');
    await byRole(rejectionDialog(page), 'button', 'Ja, ablehnen').click();
    await expect.poll(async () => (await stored(application)).status).toBe('REJECTED');
    expect((await stored(application)).history.map(({ message }) => message)).toContain(
      'Ihre Mappe hat uns gefallen, die Stelle ist leider schon vergeben.',
    );
    const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft-')).length);
    await expect.poll(drafts).toBe(0);
    await context.close();
  });

  it('of a message to several is there when it is begun again', async () => {
    const login = await logIn(origin, 'recruiter@demo.example');
    const { page, context } = await opener(browser, login)('/company/1/dashboard?tab=applications');
    const begin = async () => {
      await byRole(page, 'checkbox', 'Alle auf dieser Seite auswählen').check();
      await byRole(byRole(page, 'region', 'Auswahl'), 'button', 'Nachricht schreiben').click();
    };
    const dialog = byRole(page, 'dialog', 'Nachricht zu 20 Bewerbungen');
    await begin();
    await byLabel(dialog, 'Betreff').fill('Einladung');
    await byLabel(dialog, 'Nachricht').fill('Kommen Sie am Dienstag?');
    await endSession(login.token);
    await byRole(dialog, 'button', 'Senden').click();
    await logInAgain(page);
    await begin();
    await byText(dialog, 'Das ist Ihr Entwurf von vorhin. Er ist noch nicht gesendet.').waitFor();
    expect([await byLabel(dialog, 'Betreff').inputValue(), await byLabel(dialog, 'Nachricht').inputValue()]).toEqual([
      'Einladung',
      'Kommen Sie am Dienstag?',
    ]);
    await context.close();
  });
});
