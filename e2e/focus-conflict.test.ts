/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const recruiter = await logIn(origin, 'recruiter@demo.example');
const owner = await logIn(origin, 'owner@demo.example');

interface StoredPage {
  readonly title: string;
  readonly slogan: string | null;
  readonly description: string;
}

const TITLE = 'Sturmsaison 2025';
const stored = async (title: string): Promise<StoredPage | undefined> =>
  (await readAs<readonly StoredPage[]>(owner, '/api/private/focus-pages/by-company/1')).find((page) => page.title === title);

/** The form of a known page, opened by one of two people. */
async function openForm(login: typeof owner) {
  const { page, context } = await opener(browser, login)('/company/1/dashboard?tab=focus');
  await byRole(page, 'button', `Bearbeiten: ${TITLE}`).click();
  const dialog = byRole(page, 'dialog', 'Fokusseite bearbeiten');
  await byRole(dialog, 'toolbar', 'Inhalt: Formatierung').waitFor();
  return { page, context, dialog };
}

const titleOf = (dialog: ReturnType<Page['locator']>) => byLabel(dialog, /^Titel/).first();

it('shows the second of two people both versions of a focus page, and loses nothing', async () => {
  const [first, second] = [await openForm(owner), await openForm(recruiter)];
  await titleOf(second.dialog).fill('Sturmsaison 2026');
  await byLabel(second.dialog, /^Beschreibung/).fill('Wenn es wieder weht.');
  await titleOf(first.dialog).fill('Sturm und Saison');
  await byLabel(first.dialog, /^Slogan/).fill('Bei jedem Wetter.');
  await byRole(first.dialog, 'button', 'Speichern').click();
  await byText(first.page, 'Fokusseite wurde aktualisiert').waitFor();

  await byRole(second.dialog, 'button', 'Speichern').click();
  const list = byRole(second.dialog, 'list', 'Angaben in zwei Fassungen');
  await byText(list, 'Sturm und Saison').waitFor();
  await byText(list, 'Sturmsaison 2026').waitFor();
  expect(await titleOf(second.dialog).inputValue()).toBe('Sturmsaison 2026');
  expect(await byLabel(second.dialog, /^Slogan/).inputValue()).toBe('Bei jedem Wetter.');
  expect(await stored('Sturm und Saison')).toMatchObject({ slogan: 'Bei jedem Wetter.' });

  await byRole(list, 'button', 'Titel: gespeicherte Fassung übernehmen').click();
  await byRole(second.dialog, 'button', 'Speichern').click();
  await byText(second.page, 'Fokusseite wurde aktualisiert').waitFor();
  expect(await stored('Sturm und Saison')).toMatchObject({ slogan: 'Bei jedem Wetter.', description: 'Wenn es wieder weht.' });
  for (const { context } of [first, second]) await context.close();
});
