/** @module-tag full */
import { readApplication, readApplications, type Application } from '@stellwerk/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';

/** The blind first look (decision 0079). */

const JOB = '101';
const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

const HIDDEN = /^In der ersten Sichtung sieht das Team weder Ihren Namen noch Ihr Bild noch Ihre Kontaktdaten/;

const ofJob = async () => readApplications(await readAs(owner, `/api/private/applications/by-job/${JOB}`));
const [first, second] = (await ofJob()).filter(({ status }) => status === 'SUBMITTED' || status === 'VIEWED');
if (first === undefined || second === undefined) throw new Error('The demo data has too few new applications for the job.');

const numbered = ({ id }: Pick<Application, 'id'>): string => `Bewerbung ${id}`;
const stored = async ({ id }: Application) => readApplication(await readAs(owner, `/api/private/applications/${id}`));
const note = (page: Page) =>
  byText(page, 'Anonyme Erstsichtung: Name, Bild und Kontakt sehen Sie, sobald die Bewerbung in Bearbeitung ist.');
const show = (page: Page) => byRole(page, 'button', 'Auf „In Bearbeitung“ setzen');
/** Whether any text of the page contains a name. */
const says = async (page: Page, { lastName }: Application) => (await page.locator('body').innerText()).includes(lastName);

describe('a posting with a blind first look', () => {
  it('is switched on in its form, and the form says so when it is opened again', async () => {
    const { page, context } = await open(`/company/1/jobs/${JOB}/edit`);
    const option = byRole(page, 'switch', 'Anonyme Erstsichtung');
    expect(await option.isChecked()).toBe(false);
    await option.check();
    await byRole(page, 'button', 'Stellenanzeige aktualisieren').click();
    await expect.poll(async () => (await stored(first)).blind).toBe(true);
    await context.close();
    const again = await open(`/company/1/jobs/${JOB}/edit`);
    await expect.poll(() => byRole(again.page, 'switch', 'Anonyme Erstsichtung').isChecked()).toBe(true);
    await again.context.close();
  });

  it('shows numbers instead of names in the table, and no search for a name finds one', async () => {
    const { page, context } = await open('/company/1/dashboard?tab=applications');
    const search = byLabel(page, 'Suche');
    await search.fill(first.lastName);
    await byText(page, 'Keine Bewerbungen gefunden.').first().waitFor();
    await search.fill(numbered(first));
    await byText(byRole(page, 'table', 'Bewerbungen'), numbered(first)).waitFor();
    expect(await byRole(page, 'table', 'Bewerbungen').locator('tbody tr').count()).toBe(1);
    await context.close();
  });

  it('has a dialog that says why, and shows the person once the status is set', async () => {
    const { page, context } = await open(`/company/1/dashboard?tab=applications&application=${first.id}`);
    const dialog = byRole(page, 'dialog');
    await byRole(dialog, 'heading', numbered(first)).first().waitFor();
    await note(page).waitFor();
    expect(await says(page, first)).toBe(false);
    await show(page).click();
    await byRole(dialog, 'heading', first.name).first().waitFor();
    await byRole(dialog, 'link', first.email).waitFor();
    expect((await stored(first)).status).toBe('IN_REVIEW');
    await context.close();
  });

  it('has a page without contact, with a warning at its documents, where taking the status back hides the person again', async () => {
    const { page, context } = await open(`/company/1/applications/${second.id}`);
    await byRole(page, 'heading', numbered(second), { level: 1 }).waitFor();
    await note(page).waitFor();
    await byText(page, 'Anschreiben und Unterlagen können Namen und Bild enthalten.').waitFor();
    expect(await byRole(page, 'link', 'E-Mail schreiben').count()).toBe(0);
    expect(await says(page, second)).toBe(false);
    await show(page).click();
    await byRole(page, 'heading', second.name, { level: 1 }).waitFor();
    await byRole(page, 'link', second.email).waitFor();
    await byRole(page, 'button', 'Rückgängig').click();
    await byRole(page, 'heading', numbered(second), { level: 1 }).waitFor();
    expect(await says(page, second)).toBe(false);
    await context.close();
  });

  it('is explained to applicants beside the consents, and without scripts as well; nobody else is told', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, context } = await visit(browser, { javaScriptEnabled });
      await page.goto(`${origin}/jobs/view/${JOB}/apply`);
      await byText(byRole(page, 'form', 'Bewerbung'), HIDDEN).waitFor();
      await page.goto(`${origin}/jobs/view/102/apply`);
      await byRole(page, 'form', 'Bewerbung').waitFor();
      expect(await byText(page, HIDDEN).count()).toBe(0);
      await context.close();
    }
  });
});
