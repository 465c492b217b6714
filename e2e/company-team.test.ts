import { memberName, readTeam } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
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
