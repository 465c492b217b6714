import { memberName, readTeam } from '@stellwerk/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit, type Visit } from './support/browser';
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

describe('the team', () => {
  it('CD12 CT01 CT07 CT08 CT09 CT16 MD08 shows each member with a picture of 60 pixels and how it came to be there', async () => {
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
    await context.close();
  });
});

describe('the people of the team', () => {
  const cardOf = (page: Page, name: string) => byRole(page, 'article').filter({ has: byRole(page, 'heading', name) });

  it('CT05 CT11 CT03 CT14 CT19 are created on their page, changed with a picture in the dialog, and deleted', async () => {
    const { page: team, context } = await open('owner', '/company/1/team');
    await byRole(team, 'link', 'Teammitglied anlegen').click();
    await byRole(team, 'heading', 'Teammitglied anlegen', { level: 1 }).waitFor();
    await byRole(team, 'button', 'Speichern').click();
    await byText(team, 'Bitte füllen Sie alle Pflichtfelder aus').waitFor();
    for (const [label, value] of [
      ['Vorname', 'Thorwald'],
      ['Nachname', 'Amelung'],
      ['Position', 'Recruiter'],
      ['Aufgaben', 'Begleitet Bewerbungen.'],
    ] as const)
      await byLabel(team, label).fill(value);
    await byRole(team, 'button', 'Speichern').click();
    await byText(team, 'Teammitglied wurde angelegt').waitFor();
    const card = cardOf(team, 'Thorwald Amelung');
    await byText(card, 'Manuell angelegt').waitFor();

    await byRole(card, 'button', 'Thorwald Amelung bearbeiten').click();
    const dialog = byRole(team, 'dialog', 'Teammitglied bearbeiten');
    await byLabel(dialog, 'E-Mail').fill('thorwald.amelung@weserbund.example');
    await byLabel(dialog, 'Rolle').selectOption('RECRUITER');
    // Any real picture will do: a piece of this page.
    const content = await team.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
    await dialog.locator('input[type=file]').setInputFiles({ name: 'Foto.png', mimeType: 'image/png', buffer: content });
    await byRole(dialog, 'button', 'Speichern').click();
    await byText(team, 'Teammitglied wurde gespeichert').waitFor();
    await byText(card, 'Recruiter').last().waitFor();
    await expect
      .poll(() => card.locator('img').first().getAttribute('src'))
      .toMatch(/^\/api\/media\/avatars\/original\/[0-9a-f]{32}\.png$/);
    await team.reload();
    await byText(card, 'thorwald.amelung@weserbund.example').waitFor();

    await byRole(card, 'button', 'Thorwald Amelung löschen').click();
    await byRole(team, 'button', 'Ja, löschen').click();
    await byText(team, 'Teammitglied wurde erfolgreich gelöscht').waitFor();
    expect(await card.count()).toBe(0);
    await context.close();
  });

  it('CT36 CT37 a picture that cannot be stored does not keep the rest from being saved', async () => {
    const { page, context } = await open('owner', '/company/1/dashboard?tab=team');
    await page.route('**/team-member/*/avatar', (route) => route.fulfill({ status: 500, json: { success: false, message: 'x' } }));
    await byRole(page, 'button', 'Gesine Mohrmann bearbeiten').click();
    const dialog = byRole(page, 'dialog', 'Teammitglied bearbeiten');
    await byLabel(dialog, 'Position').fill('Leiterin Ausbildung');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'Foto.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await byRole(dialog, 'button', 'Speichern').click();
    await byText(page, 'Teammitglied wurde gespeichert').waitFor();
    await byText(cardOf(page, 'Gesine Mohrmann'), 'Leiterin Ausbildung').waitFor();
    await context.close();
  });

  it.each([
    ['CT32', 401, 'Sie haben keine Berechtigung, dieses Teammitglied zu bearbeiten.'],
    ['CT32', 403, 'Sie haben keine Berechtigung, dieses Teammitglied zu bearbeiten.'],
    ['CT31', 404, 'Das Teammitglied wurde nicht gefunden.'],
    ['CT33', 500, 'Serverfehler beim Aktualisieren des Teammitglieds: 500'],
    [
      'CT30',
      0,
      'Es konnte keine Verbindung zum Server hergestellt werden. Bitte überprüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    ],
  ] as const)('%s says in the form why it could not be saved: %i', async (_row, status, text) => {
    const { page, context } = await open('owner', '/company/1/team');
    await page.route('**/team-member/*', (route) =>
      route.request().method() === 'PUT' ? (status === 0 ? route.abort() : route.fulfill({ status, json: {} })) : route.fallback(),
    );
    await byRole(page, 'button', 'Ruprecht Steinhauer bearbeiten').click();
    const dialog = byRole(page, 'dialog', 'Teammitglied bearbeiten');
    await byLabel(dialog, 'Position').fill('Leiter Vertrieb');
    await byRole(dialog, 'button', 'Speichern').click();
    await byText(dialog, text).waitFor();
    expect(await byLabel(dialog, 'Position').inputValue()).toBe('Leiter Vertrieb');
    await context.close();
  });

  it('O89 members read the team and are offered nothing', async () => {
    const { page, context } = await open('member', '/company/1/team');
    await byRole(page, 'list', 'Mitglieder des Teams').waitFor();
    expect(await byRole(page, 'main').getByRole('button').count()).toBe(0);
    await page.goto(`${origin}/company/1/team/create`);
    await byText(page, 'Teammitglieder legen Administratoren und die Inhaberin oder der Inhaber an.').waitFor();
    await context.close();
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
  it('O46 shows administrators the outbox, and only that', async () => {
    const { page, context } = await open('admin', '/admin');
    await byRole(page, 'heading', 'Ausgehende E-Mails').waitFor();
    expect(await byRole(page, 'navigation', 'Bereiche der Verwaltung').getByRole('link').allTextContents()).toEqual(['Postausgang']);
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

it('CD25 O29 lets the owner of an inactive company activate it again', async () => {
  const { page, context } = await open('owner', '/company/11/dashboard?tab=team');
  await byRole(page, 'button', 'Unternehmen aktivieren').click();
  await byRole(page, 'button', 'Ja, aktivieren').click();
  await byText(page, 'Unternehmen wurde erfolgreich aktiviert').waitFor();
  await expect.poll(() => page.getByText(/inaktiv/i).count()).toBe(0);
  expect((await fetch(`${origin}/api/public/companies/11`)).status).toBe(200);
  await context.close();
});
