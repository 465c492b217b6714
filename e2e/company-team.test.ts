/** @module-tag full */
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
    await page.route(/\/team-member\/[^/]+\/avatar$/, (route) => route.fulfill({ status: 500, json: { success: false, message: 'x' } }));
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
    await page.route(/\/team-member\/[^/]+$/, (route) =>
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

  it('CT12 CT13 an e-mail is demanded in the dialog, a profile of LinkedIn is not and is a URL', async () => {
    const { page, context, calls } = await open('owner', '/company/1/team');
    await byRole(page, 'button', 'Ruprecht Steinhauer bearbeiten').click();
    const dialog = byRole(page, 'dialog', 'Teammitglied bearbeiten');
    const linkedin = byLabel(dialog, /^LinkedIn-Profil/);
    expect(await linkedin.getAttribute('type')).toBe('url');
    await linkedin.fill('');
    const email = byLabel(dialog, 'E-Mail');
    const known = await email.inputValue();
    await email.fill('');
    const before = calls.length;
    await byRole(dialog, 'button', 'Speichern').click();
    await byText(dialog, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.').first().waitFor();
    expect(calls.slice(before)).toEqual([]);
    await email.fill(known);
    await byRole(dialog, 'button', 'Speichern').click();
    await byText(page, 'Teammitglied wurde gespeichert').waitFor();
    await context.close();
  });

  it('CT15 the hint of the picture speaks of 5 MB, and a larger one is taken all the same', async () => {
    const { page, context } = await open('owner', '/company/1/team/create');
    await byText(page, 'JPG, PNG oder GIF, max. 5MB').waitFor();
    // A real picture with six megabytes behind it, which nobody reads.
    const large = Buffer.concat([await page.screenshot(), Buffer.alloc(6 * 1024 * 1024)]);
    await page.locator('input[type=file]').setInputFiles({ name: 'Foto.png', mimeType: 'image/png', buffer: large });
    await expect.poll(() => byRole(page, 'form').locator('img').first().getAttribute('src')).toMatch(/^blob:/);
    expect(await byText(page, /Ungültiges Bildformat/).count()).toBe(0);
    await context.close();
  });

  it('CT29 a member that could not be created stays in the form, which says so', async () => {
    const { page, context } = await open('owner', '/company/1/team/create');
    await page.route(/\/team-member\/create$/, (route) => route.fulfill({ status: 500, json: { success: false, message: 'x' } }));
    for (const label of ['Vorname', 'Nachname', 'Position', 'Aufgaben']) await byLabel(page, label).fill('Gesine');
    await byRole(page, 'button', 'Speichern').click();
    await byText(page, 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.').first().waitFor();
    expect(await byLabel(page, 'Vorname').inputValue()).toBe('Gesine');
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

  it.each([
    [0, '', 'Fehler beim Senden der Einladung. Bitte versuchen Sie es später erneut.'],
    [500, '', 'Fehler beim Senden der Einladung'],
    [409, 'Diese Adresse ist schon eingeladen.', 'Diese Adresse ist schon eingeladen.'],
  ])('CT25 an invitation that fails with %i and "%s" says "%s", and keeps what is typed', async (status, message, text) => {
    const { page, context } = await open('owner', '/company/1/dashboard?tab=team&action=invite');
    const dialog = byRole(page, 'dialog', 'Teammitglied einladen');
    await byLabel(dialog, 'E-Mail').fill('v.szabo@weserbund.example');
    await page.route(/\/team\/invite\/send$/, (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, json: { success: false, message } }),
    );
    await byRole(dialog, 'button', 'Einladung senden').click();
    await byText(dialog, text).first().waitFor();
    expect(await byLabel(dialog, 'E-Mail').inputValue()).toBe('v.szabo@weserbund.example');
    await context.close();
  });

  it('CT28 no invitation is open where they could not be loaded, and nothing is said', async () => {
    const visitor = await visit(browser, { login: await asMember('owner') });
    await visitor.page.route(/\/invitations\/pending$/, (route) => route.abort());
    await visitor.page.goto(`${origin}/company/1/team`);
    await byRole(visitor.page, 'list', 'Mitglieder des Teams').waitFor();
    await byText(visitor.page, 'Es ist keine Einladung offen.').waitFor();
    expect(await visitor.page.getByRole('alert').count()).toBe(0);
    await visitor.context.close();
  });

  it('CT35 a picture that could not be deleted stays, and the dialog says so', async () => {
    const members = readTeam(await readAs(await asMember('owner'), '/api/private/companies/1/get-company-team-members'));
    const shown = members.find(({ avatarUrl }) => avatarUrl !== '');
    if (shown === undefined) throw new Error('Niemand hat ein Bild.');
    const { page, context } = await open('owner', '/company/1/team');
    await page.route(/\/team-member\/[^/]+\/avatar$/, (route) => route.fulfill({ status: 500, json: { success: false, message: 'x' } }));
    await byRole(page, 'button', `${memberName(shown)} bearbeiten`).click();
    const dialog = byRole(page, 'dialog', 'Teammitglied bearbeiten');
    await byRole(dialog, 'button', /[Ee]ntfernen/).click();
    await byText(dialog, 'Fehler beim Löschen des Avatars. Bitte versuchen Sie es später erneut.').waitFor();
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
    // This section asks for something of its own.
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
    // How many wait stands behind some.
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

it('CD25 O29 lets the owner of an inactive company activate it again', async () => {
  const { page, context } = await open('owner', '/company/11/dashboard?tab=team');
  await byRole(page, 'button', 'Unternehmen aktivieren').click();
  await byRole(page, 'button', 'Ja, aktivieren').click();
  await byText(page, 'Unternehmen wurde erfolgreich aktiviert').waitFor();
  await expect.poll(() => page.getByText(/inaktiv/i).count()).toBe(0);
  expect((await fetch(`${origin}/api/public/companies/11`)).status).toBe(200);
  await context.close();
});
