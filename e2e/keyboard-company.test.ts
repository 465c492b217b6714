/** @module-tag full */
import { readApplications, type Application } from '@stellwerk/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { arrowTo, choose, enter, passMenu, pressAt, signInByKeys, slowly, tabTo, type, typeInto } from './support/keyboard';
import { logIn, readAs, type Login } from './support/session';
import { rejectionDialog } from './support/rejection';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');

const list = async () => readApplications(await readAs(owner, `${origin}/api/private/applications/by-company/1`));
const stored = async ({ id }: Application) => (await list()).find((one) => one.id === id);
async function sample(fits: (application: Application) => boolean): Promise<Application> {
  const found = (await list()).find(fits);
  if (found === undefined) throw new Error('The demo data has no such application.');
  return found;
}

async function open(path: string, login: Login = owner): Promise<Visit> {
  const visitor = await visit(browser, { login: { ...login, origin } });
  await visitor.page.goto(origin + path, { waitUntil: 'networkidle' });
  return visitor;
}
const heading = (page: Page, name: string) => byRole(page, 'heading', name, { level: 1 }).waitFor();

const TABLE = '/company/1/dashboard?tab=applications';

describe('a member of a company with the keyboard alone', () => {
  it('logs in, finds an application and comes back from its details', async () => {
    const { page, context } = await visit(browser);
    await page.goto(origin + TABLE);
    await signInByKeys(page, 'owner@demo.example');
    await heading(page, 'Bewerbungen');
    await typeInto(page, byRole(page, 'searchbox', 'Suche'), 'Thorwald');
    await enter(page, byRole(page, 'button', /^Details zu Amelie Thorwald, /));
    await byRole(page, 'dialog', 'Bewerbung von Amelie Thorwald').waitFor();
    await page.keyboard.press('Escape');
    await byRole(page, 'dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Amelie Thorwald');
    await context.close();
  });

  it('filters and sorts the table', async () => {
    const { page, context } = await open(TABLE);
    const all = await list();
    await enter(page, byRole(byRole(page, 'group', 'Bewerbungen filtern'), 'button', /^Interview\s*\d+$/));
    const rows = byRole(page, 'table', 'Bewerbungen').locator('tbody tr');
    const interviews = all.filter(({ status }) => status === 'INTERVIEW_SCHEDULED');
    await expect.poll(() => rows.count()).toBe(interviews.length);
    await choose(page, byRole(page, 'combobox', 'Sortierung'), 'Name A');
    await page.waitForURL(/sort=name/);
    await expect.poll(() => byRole(page, 'combobox', 'Sortierung').textContent()).toBe('Name A-Z');
    await context.close();
  });

  it('opens a card and moves the application forward there', async () => {
    const application = await sample(({ status }) => status === 'SUBMITTED');
    const { page, context } = await open('/company/1/applications');
    await typeInto(page, byRole(page, 'searchbox', 'Suche'), application.name);
    const card = byRole(page, 'list', 'Bewerbungen').locator(':scope > li').filter({ hasText: application.name }).first();
    await enter(page, card.locator('summary'));
    const states = byRole(card, 'group', 'Status der Bewerbung');
    await enter(page, byRole(states, 'button', 'Angesehen'));
    await expect.poll(async () => (await stored(application))?.status).toBe('VIEWED');
    await context.close();
  });

  it('moves a card of the board by its menu', async () => {
    const application = await sample(({ status }) => status === 'SUBMITTED');
    const { page, context } = await open('/company/1/applications?view=board');
    await enter(page, byRole(page, 'button', `${application.name} verschieben`));
    await arrowTo(page, byRole(page, 'menuitem', /In Bearbeitung/));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await stored(application))?.status).toBe('IN_REVIEW');
    await byText(byRole(page, 'region', /^In Bearbeitung/), application.name).waitFor();
    await context.close();
  });

  it('reads a document, rates, keeps a note, makes somebody responsible and decides', async () => {
    const application = await sample(
      ({ status, assignee, documents }) => status === 'VIEWED' && assignee === null && documents.some(({ kind }) => kind === 'resume'),
    );
    const { page, context } = await open(`/company/1/applications/${application.id}`);
    await slowly(page);
    await enter(page, byRole(page, 'button', 'Ansehen: Lebenslauf'));
    await tabTo(page, byRole(page, 'region', 'Lebenslauf, Seiten'));
    const opened = context.waitForEvent('page');
    await enter(page, byRole(page, 'button', 'In neuem Tab'));
    await (await opened).close();
    await tabTo(page, page.locator('main input[type=radio]').first());
    await page.keyboard.press('ArrowRight');
    await choose(page, byRole(page, 'combobox', 'Zuständig'), 'Jonas');
    await enter(page, byRole(page, 'button', 'Notizen bearbeiten'));
    await type(page, 'Am Montag anrufen');
    await enter(page, byRole(page, 'button', 'Speichern'));
    await byRole(page, 'button', 'Notizen bearbeiten').waitFor();
    await enter(page, byRole(byRole(page, 'group', 'Entscheidung'), 'button', 'Ablehnen'));
    await byLabel(rejectionDialog(page), 'Grund').waitFor();
    await page.keyboard.press('ArrowDown');
    await enter(page, byRole(rejectionDialog(page), 'button', 'Ja, ablehnen'));
    await expect
      .poll(() => stored(application))
      .toMatchObject({ rating: 2, notes: 'Am Montag anrufen', assignee: { name: 'Jonas Terhorst' }, status: 'REJECTED' });
    await context.close();
  });

  it('previews a job, copies its link and its code, and meets the team', async () => {
    const { page, context } = await open('/company/1/jobs');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const menu = page.getByRole('button', { name: /^Weitere Aktionen zu / }).first();
    // Tab leaves the menu and continues behind its button.
    await passMenu(page, menu);
    await enter(page, menu);
    await arrowTo(page, byRole(page, 'menuitem', 'Link kopieren'));
    await page.keyboard.press('Enter');
    await byText(page, 'Link wurde in die Zwischenablage kopiert').waitFor();
    expect(await copied()).toMatch(/\/jobs\/\d+$/);
    await enter(page, menu);
    await arrowTo(page, byRole(page, 'menuitem', 'Einbettungscode kopieren'));
    await page.keyboard.press('Enter');
    await byText(page, 'Einbettungscode wurde in die Zwischenablage kopiert').waitFor();
    expect(await copied()).toMatch(/^<iframe /);
    await enter(page, page.getByRole('link', { name: /^Vorschau zu / }).first());
    await page.waitForURL(/\/jobs\/preview\/\d+/);
    await enter(page, byRole(page, 'link', 'Zu den Stellenanzeigen'));
    await heading(page, 'Stellenanzeigen');
    await enter(page, byRole(byRole(page, 'navigation', 'Bereiche des Unternehmens'), 'link', 'Team'));
    await heading(page, 'Team');
    await context.close();
  });
});

it('an administrator with the keyboard alone reads what was mailed and what waits', async () => {
  const { page, context } = await open('/admin?tab=outbox', await logIn(origin, 'admin@demo.example'));
  await slowly(page);
  await byRole(page, 'heading', 'Ausgehende E-Mails').waitFor();
  await pressAt(page, page.getByRole('button', { name: /^Wartet/ }), 'Enter');
  await page
    .locator('[aria-pressed=true]')
    .filter({ hasText: /^Wartet/ })
    .waitFor();
  await context.close();
});
