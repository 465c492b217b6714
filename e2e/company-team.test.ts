/** @module-tag full */
import { memberName, readTeam } from '@stellwerk/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goInside, visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();

const asMember = (email: string) => logIn(origin, `${email}@demo.example`);

async function open(email: string, path: string): Promise<Visit> {
  const visitor = await visit(browser, { login: await asMember(email) });
  await visitor.page.goto(origin + path);
  return visitor;
}

const PLACEHOLDER = '/images/avatar-placeholder.png';

const cardOf = (page: Page, name: string) => byRole(page, 'article').filter({ has: byRole(page, 'heading', name) });

it(
  'CT01 CT03 CT05 CT07 CT08 CT09 CT11 CT14 CT16 CT19 CT20 CT30 CT35 CD12 MD08 the team is read, created, changed with a picture, and deleted',
  { tags: ['walk'] },
  async () => {
    const members = readTeam(await readAs(await asMember('owner'), '/api/private/companies/1/get-company-team-members'));
    const { page, context } = await open('owner', '/company/1/team');
    await byRole(page, 'heading', 'Team', { level: 1 }).waitFor();
    const cards = byRole(page, 'list', 'Mitglieder des Teams').getByRole('article');
    await cards.first().waitFor();
    expect(await cards.getByRole('heading').allTextContents()).toEqual(members.map(memberName));
    const label = ({ hasAccount, status }: (typeof members)[number]) =>
      hasAccount ? 'Aktives Konto' : status === 'PENDING' ? 'Einladung ausstehend' : 'Manuell angelegt';
    for (const [index, member] of members.entries()) {
      await byText(cards.nth(index), label(member)).waitFor();
      const picture = cards.nth(index).locator('img').first();
      expect(await picture.getAttribute('src')).toBe(member.avatarUrl || PLACEHOLDER);
      const box = await picture.boundingBox();
      expect([box?.width, box?.height]).toEqual([60, 60]);
    }
    expect(new Set(members.map(label)).size).toBe(3);
    expect(new Set(members.map(({ avatarUrl }) => avatarUrl === ''))).toEqual(new Set([true, false]));
    const placeholder = await fetch(origin + PLACEHOLDER);
    expect([placeholder.status, placeholder.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await byRole(page, 'navigation', 'Bereiche des Unternehmens').locator('[aria-current=page]').allTextContents()).toEqual([
      'Team',
    ]);

    await byRole(page, 'link', 'Teammitglied anlegen').click();
    await byRole(page, 'heading', 'Teammitglied anlegen', { level: 1 }).waitFor();
    await byRole(page, 'button', 'Speichern').click();
    await byText(page, 'Bitte füllen Sie alle Pflichtfelder aus').waitFor();
    for (const [name, value] of [
      ['Vorname', 'Thorwald'],
      ['Nachname', 'Amelung'],
      ['Position', 'Recruiter'],
      ['Aufgaben', 'Begleitet Bewerbungen.'],
    ] as const)
      await byLabel(page, name).fill(value);
    await byRole(page, 'button', 'Speichern').click();
    await byText(page, 'Teammitglied wurde angelegt').waitFor();
    const card = cardOf(page, 'Thorwald Amelung');
    await byText(card, 'Manuell angelegt').waitFor();

    await byRole(card, 'button', 'Thorwald Amelung bearbeiten').click();
    const dialog = byRole(page, 'dialog', 'Teammitglied bearbeiten');
    const save = byRole(dialog, 'button', 'Speichern');
    await byLabel(dialog, 'E-Mail').fill('thorwald.amelung@weserbund.example');
    await byLabel(dialog, 'Rolle').selectOption('RECRUITER');
    // Any real picture will do: a screenshot of a part of this page.
    const content = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
    await dialog.locator('input[type=file]').setInputFiles({ name: 'Foto.png', mimeType: 'image/png', buffer: content });
    await page.route(/\/team-member\/\d+$/, (route) => route.abort(), { times: 1 });
    await save.click();
    await byText(
      dialog,
      'Es konnte keine Verbindung zum Server hergestellt werden. Bitte überprüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    ).waitFor();
    expect(await byLabel(dialog, 'Rolle').inputValue()).toBe('RECRUITER');
    await save.click();
    await byText(page, 'Teammitglied wurde gespeichert').waitFor();
    await byText(card, 'Recruiter').last().waitFor();
    await byText(card, 'thorwald.amelung@weserbund.example').waitFor();
    const picture = card.locator('img').first();
    await expect.poll(() => picture.getAttribute('src')).toMatch(/^\/api\/media\/avatars\/original\/[0-9a-f]{32}\.png$/);

    await byRole(card, 'button', 'Thorwald Amelung bearbeiten').click();
    const remove = byRole(dialog, 'button', 'Bild entfernen');
    await page.route(/\/team-member\/\d+\/avatar$/, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await remove.click();
    await byText(dialog, 'Fehler beim Löschen des Avatars. Bitte versuchen Sie es später erneut.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await byRole(card, 'button', 'Thorwald Amelung löschen').click();
    await byRole(page, 'button', 'Ja, löschen').click();
    await byText(page, 'Teammitglied wurde erfolgreich gelöscht').waitFor();
    expect(await card.count()).toBe(0);
    await context.close();
  },
);

it('CT02 CT04 CT24 CT25 CT27 O48 CD24 CD25 O29 somebody is invited, invited again and no more; an inactive company is activated', async () => {
  const email = 'v.szabo.neu@weserbund.example';
  const { page, context } = await open('owner', '/company/1/dashboard?tab=team&action=invite');
  const dialog = byRole(page, 'dialog', 'Teammitglied einladen');
  const send = byRole(dialog, 'button', 'Einladung senden');
  await byLabel(dialog, 'E-Mail').fill(email);
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=team');
  for (const [status, message, text] of [
    [0, '', 'Fehler beim Senden der Einladung. Bitte versuchen Sie es später erneut.'],
    [500, '', 'Fehler beim Senden der Einladung'],
    [409, 'Diese Adresse ist schon eingeladen.', 'Diese Adresse ist schon eingeladen.'],
  ] as const) {
    const answer = { status, json: { success: false, message } };
    await page.route(/\/team\/invite\/send$/, (route) => (status === 0 ? route.abort() : route.fulfill(answer)), { times: 1 });
    await send.click();
    await byText(dialog, text).first().waitFor();
    expect(await byLabel(dialog, 'E-Mail').inputValue()).toBe(email);
  }
  await send.click();
  await byText(dialog, /Einladung erfolgreich gesendet!$/).waitFor();
  await page.keyboard.press('Escape');
  const entry = byText(byRole(page, 'table', 'Offene Einladungen'), email);
  await entry.waitFor();
  await byRole(page, 'button', new RegExp(`^Erneut senden.*${email}`)).click();
  await byText(page, 'Einladung wurde erneut gesendet').waitFor();
  await byRole(page, 'button', new RegExp(`^Löschen.*${email}`)).click();
  await byRole(page, 'button', 'Ja, löschen').click();
  await byText(page, 'Einladung wurde gelöscht').waitFor();
  await entry.waitFor({ state: 'detached' });

  await goInside(page, '/company/11/dashboard?tab=team');
  await byText(page, 'Dieses Unternehmen ist inaktiv und wird nicht öffentlich angezeigt.').waitFor();
  await byRole(page, 'button', 'Unternehmen aktivieren').click();
  await byRole(page, 'button', 'Ja, aktivieren').click();
  await byText(page, 'Unternehmen wurde erfolgreich aktiviert').waitFor();
  await expect.poll(() => page.getByText(/inaktiv/i).count()).toBe(0);
  expect((await fetch(`${origin}/api/public/companies/11`)).status).toBe(200);
  await context.close();
});

describe('the people of the team', () => {
  it('O89 members read the team and are offered nothing', async () => {
    const { page, context } = await open('member', '/company/1/team');
    await byRole(page, 'list', 'Mitglieder des Teams').waitFor();
    expect(await byRole(page, 'main').getByRole('button').count()).toBe(0);
    await page.goto(`${origin}/company/1/team/create`);
    await byText(page, 'Teammitglieder legen Administratoren und die Inhaberin oder der Inhaber an.').waitFor();
    await context.close();
  });

  it('CT23 whoever has no e-mail cannot be invited, and is told why', async () => {
    const owner = await asMember('owner');
    const made = await fetch(`${origin}/api/private/companies/team-member/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ company: { id: 1 }, firstName: 'Wiebke', lastName: 'Harms', position: 'Recruiterin', jobDescription: 'x' }),
    });
    expect(made.status).toBe(201);
    const { page, context, calls } = await open('owner', '/company/1/team');
    await cardOf(page, 'Wiebke Harms')
      .getByRole('button', { name: /^Einladen/ })
      .click();
    await byText(page, 'Eine E-Mail-Adresse ist erforderlich, um ein Teammitglied einzuladen.').waitFor();
    expect(calls.filter((call) => call.startsWith('POST') && call.includes('invite'))).toEqual([]);
    await context.close();
  });

  it('O51 whoever is removed loses the open page at the next call, and is told so', async () => {
    const member = await open('recruiter', '/company/1/settings');
    const sections = byRole(member.page, 'navigation', 'Bereiche der Einstellungen');
    await sections.waitFor();
    const owner = await asMember('owner');
    const members = readTeam(await readAs(owner, '/api/private/companies/1/get-company-team-members'));
    const { email } = await readAs<{ readonly email: string }>(await asMember('recruiter'), '/api/private/users/profile');
    const removed = members.find((known) => known.email === email);
    const answer = await fetch(`${origin}/api/private/companies/team-member/${removed?.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(answer.status).toBe(200);
    // This section makes calls of its own.
    await byRole(sections, 'link', 'Abonnement').click();
    await byText(member.page.getByRole('alert'), 'Sie haben keinen Zugang mehr zu diesem Unternehmen').waitFor();
    expect(await byRole(member.page, 'main').getByRole('link').allTextContents()).toEqual(['Zurück zum Dashboard']);
    await member.context.close();
  });

  it('O49 the owner hands the ownership over and goes on as administrator', async () => {
    const owner = await open('owner', '/company/1/team');
    await byRole(owner.page, 'button', 'Inhaberschaft übertragen').click();
    await byLabel(owner.page, 'Neue Inhaberin oder neuer Inhaber').selectOption({ label: 'Aylin Karadeniz' });
    await byRole(owner.page, 'button', 'Ja, übertragen').click();
    await byText(owner.page, 'Aylin Karadeniz hat jetzt die Inhaberschaft').waitFor();
    await expect.poll(() => byRole(owner.page, 'button', 'Inhaberschaft übertragen').count()).toBe(0);
    await byText(cardOf(owner.page, 'Katharina Brandis'), 'Administrator').waitFor();
    await byText(cardOf(owner.page, 'Aylin Karadeniz'), 'Inhaber').waitFor();
    await owner.context.close();
  });
});

describe('the documents', () => {
  it('CD12 CX01 CX02 CX03 CX04 EN37 announces them by samples, active and archived, without a call of their own', async () => {
    const { page, context, calls } = await open('owner', '/company/1/documents');
    const table = byRole(page, 'table', 'Beispieldaten');
    await table.waitFor();
    await byText(page, 'Demnächst verfügbar').waitFor();
    expect(await byRole(page, 'navigation', 'Bereiche des Unternehmens').locator('[aria-current=page]').allTextContents()).toEqual([
      'Dokumente',
    ]);
    expect(await table.locator('tbody th').count()).toBe(3);
    for (const text of ['Präsentation', '4,3 MB', '23.06.2026']) await byText(table, text).first().waitFor();
    await page.getByRole('button', { name: /^Archiviert/ }).click();
    await expect
      .poll(() => table.locator('tbody th').allTextContents())
      .toEqual(['Vorlage Arbeitsvertrag, Fassung 2024', 'Messeplan Hannover']);
    expect(calls.filter((call) => call.includes('document'))).toEqual([]);
    await context.close();
  });
});

describe('the administration', () => {
  it('O46 shows administrators the outbox beside the other views', async () => {
    const { page, context } = await open('admin', '/admin?tab=outbox');
    await byRole(page, 'heading', 'Ausgehende E-Mails').waitFor();
    const views = await byRole(page, 'navigation', 'Bereiche der Verwaltung').getByRole('link').allTextContents();
    // Some labels are followed by a count.
    expect(views.map((view) => view.replace(/\d+$/, ''))).toEqual([
      'Übersicht',
      'Unternehmen',
      'Registrierungen',
      'Abonnenten',
      'Auszahlungen',
      'Meldungen',
      'Nachrichten',
      'Postausgang',
    ]);
    await context.close();
  });

  it('O89 shows nobody else anything of it, and asks a visitor to log in', async () => {
    const { page, context, calls } = await open('owner', '/admin');
    await byRole(page, 'heading', 'Kein Zugriff').waitFor();
    expect(calls.filter((call) => call.includes('/admin/'))).toEqual([]);
    await context.close();
    const visitor = await visit(browser);
    await visitor.page.goto(`${origin}/admin`);
    await visitor.page.waitForURL(/\/login\?redirect=%2Fadmin/);
    await visitor.context.close();
  });
});
