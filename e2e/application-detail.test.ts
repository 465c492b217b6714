/** @module-tag full */
import { readApplications } from '@stellwerk/domain';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { logIn, readAs } from './support/session';
import { answerRejection, rejectionDialog } from './support/rejection';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');

const LIST = /\/api\/private\/applications\/by-company\/1(?:\?|$)/;
const STATUS = /\/status$/;
const NOTES = /\/notes$/;

interface Opened extends Visit {
  readonly dialog: Locator;
}

// By its position in the page: while the dialog is open, the list has no roles.
const rowOf = (page: Page, name: string) => page.locator('main tbody tr', { hasText: name });

/** Opens the details of an application; `change` rewrites it in the responses of the list and of its own call before. */
async function open(name: string, change?: Readonly<Record<string, unknown>>): Promise<Opened> {
  const visitor = await visit(browser, { login: owner });
  const { page } = visitor;
  if (change !== undefined) {
    const list = await readAs<{ id: number; candidateName: string }[]>(owner, '/api/private/applications/by-company/1');
    const json = list.map((one) => (one.candidateName === name ? { ...one, ...change } : one));
    const changed = json.find((one) => one.candidateName === name);
    await page.route(LIST, (route) => route.fulfill({ json }));
    await page.route(new RegExp(`/applications/${changed?.id}$`), (route) => route.fulfill({ json: changed }));
  }
  await page.goto(`${origin}/company/1/dashboard?tab=applications`);
  await byRole(page, 'button', new RegExp(`^Details zu ${name}, `)).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab').first().waitFor();
  return { ...visitor, dialog };
}

const step = (dialog: Locator, name: string) => byRole(dialog, 'button', new RegExp(`^${name}(?![\\wäöü])`));
const current = (dialog: Locator) => dialog.locator('[aria-current=step]').textContent();

it('CA52 CA53 CA54 CA57 CA58 CA59 NL20 NL21 NL22 the details show the person, the steps and the documents, and fade away', async () => {
  const { page, dialog, context, calls } = await open('Horst-Dieter Kleinschmidt-Wagenknecht', {
    phone: '+49 421 5550199',
    candidatePhone: '+49 421 5550199',
    linkedinProfile: 'https://www.linkedin.example/in/kleinschmidt',
    linkedinUrl: 'https://www.linkedin.example/in/kleinschmidt',
    xingProfile: 'https://www.xing.example/profile/kleinschmidt',
    xingUrl: 'https://www.xing.example/profile/kleinschmidt',
  });
  await byRole(dialog, 'heading', 'Horst-Dieter Kleinschmidt-Wagenknecht').waitFor();
  await byText(dialog, 'HK').waitFor();
  await byText(dialog, 'Sachbearbeitung Schaden Gebäude (m/w/d)').waitFor();
  await byText(dialog, /^Eingegangen am \d{2}\.\d{2}\.\d{4}$/).waitFor();
  for (const name of ['Neu', 'In Bearbeitung', 'Interview', 'Eingestellt', 'Abgelehnt']) await step(dialog, name).waitFor();
  expect(await current(dialog)).toMatch(/^In Bearbeitung/);
  const tabs = await dialog.getByRole('tab').allTextContents();
  expect(tabs.map((text) => text.replace(/\d+$/, ''))).toEqual(['Profil', 'Dokumente', 'Verlauf']);
  const links = await byRole(dialog, 'tabpanel', 'Profil')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.toSorted()).toEqual([
    'https://www.linkedin.example/in/kleinschmidt',
    'https://www.xing.example/profile/kleinschmidt',
    expect.stringMatching(/^mailto:[^@]+@[^@]+$/),
    'tel:+494215550199',
  ]);
  await byRole(dialog, 'button', 'Notizen bearbeiten').waitFor();

  // The current step is ignored.
  const before = calls.length;
  await step(dialog, 'In Bearbeitung').click();
  expect(await current(dialog)).toMatch(/^In Bearbeitung/);
  expect(calls.slice(before)).toEqual([]);

  await byRole(dialog, 'tab', /^Dokumente/).click();
  for (const kind of ['Lebenslauf', 'Anschreiben', 'Video']) {
    await byRole(dialog, 'button', new RegExp(`^Ansehen ?: ${kind}$`)).waitFor();
    await byRole(dialog, 'button', new RegExp(`^Herunterladen ?: ${kind}$`)).waitFor();
  }
  const [file] = await Promise.all([page.waitForEvent('download'), byRole(dialog, 'button', /^Herunterladen ?: Lebenslauf$/).click()]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  expect(context.pages()).toHaveLength(1);

  expect(await dialog.evaluate((element) => getComputedStyle(element).zIndex)).toBe('1000');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The listener is registered before the key is pressed, because evaluating in the page may take long.
  await dialog.evaluate((element: HTMLElement) => {
    const faded = new Promise<number>((resolve) => {
      element.addEventListener('animationend', ({ animationName, elapsedTime }) => {
        if (animationName === 'sw-out') resolve(elapsedTime);
      });
    });
    Reflect.set(window, 'faded', faded);
  });
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => Reflect.get(window, 'faded'))).toBe(0.3);
  await dialog.waitFor({ state: 'hidden' });
  await context.close();
});

it('NL20 closes on a click beside it', async () => {
  const { page, dialog, context } = await open('Swantje Diercks');
  await page.mouse.click(5, 400);
  await dialog.waitFor({ state: 'hidden' });
  await context.close();
});

/** Holds a call until it is released. */
async function held(page: Page, call: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(call, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

it(
  'CA37 CA40 CA41 CA42 CA44 CA45 CA46 CA50 CA51 CA54 CA55 CA60 in the details an application is moved, noted and rejected, and a failure changes nothing',
  { tags: ['walk'] },
  async () => {
    const name = 'Nadine Wollschläger';
    const { page, dialog, calls, context } = await open(name);
    const badge = rowOf(page, name).locator('[data-status]');
    const inside = dialog.locator('[data-status]').first();
    const patches = () => calls.filter((call) => call.startsWith('PATCH')).length;

    await page.route(STATUS, (route) => route.fulfill({ status: 500, body: '{}' }));
    await step(dialog, 'Interview').click();
    await byText(page, 'Status konnte nicht aktualisiert werden').first().waitFor();
    expect(await current(dialog)).toMatch(/^Neu/);
    expect(await badge.textContent()).toBe('Eingereicht');
    await page.unroute(STATUS);

    const release = await held(page, STATUS);
    await step(dialog, 'Interview').click();
    await byText(page, 'Status wird aktualisiert...').first().waitFor();
    expect([await badge.textContent(), await inside.textContent()]).toEqual(['Eingereicht', 'Eingereicht']);
    release();
    await byText(page, 'Status wurde aktualisiert').first().waitFor();
    await expect.poll(() => inside.textContent()).toBe('Interview geplant');
    await expect.poll(() => badge.textContent()).toBe('Interview geplant');
    expect(await current(dialog)).toMatch(/^Interview/);

    const edit = byRole(dialog, 'button', 'Notizen bearbeiten');
    const field = dialog.getByRole('textbox');
    await edit.click();
    await field.fill('Verworfen.');
    await byRole(dialog, 'button', 'Abbrechen').click();
    expect(await byText(dialog, 'Verworfen.').count()).toBe(0);
    await edit.click();
    await field.fill('Am Montag anrufen.');
    await page.route(NOTES, (route) => route.fulfill({ status: 500, body: '{}' }));
    await byRole(dialog, 'button', 'Speichern').click();
    await byText(dialog, 'Fehler beim Speichern der Notizen. Bitte versuchen Sie es erneut.').waitFor();
    await byText(page, 'Fehler beim Speichern der Notizen').first().waitFor();
    expect(await field.inputValue()).toBe('Am Montag anrufen.');
    await page.unroute(NOTES);
    const stored = await held(page, NOTES);
    await byRole(dialog, 'button', 'Speichern').click();
    await byText(page, 'Notizen werden gespeichert...').first().waitFor();
    stored();
    await byText(page, 'Notizen wurden gespeichert').first().waitFor();
    await byText(dialog, 'Am Montag anrufen.').waitFor();

    const before = patches();
    await step(dialog, 'Abgelehnt').click();
    await byRole(rejectionDialog(page), 'button', 'Abbrechen').click();
    await rejectionDialog(page).waitFor({ state: 'detached' });
    expect(patches()).toBe(before);
    await step(dialog, 'Abgelehnt').click();
    await answerRejection(page);
    await expect.poll(() => inside.textContent()).toBe('Abgelehnt');
    expect(patches()).toBe(before + 1);

    await byRole(dialog, 'tab', 'Verlauf').click();
    const entries = byRole(dialog, 'list', 'Verlauf').getByRole('listitem');
    const by = /^\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} Uhr von Katharina Brandis/;
    const [newest = '', second = ''] = await entries.allTextContents();
    expect([newest.slice(0, 9), newest.slice(9)]).toEqual(['Abgelehnt', expect.stringMatching(by)]);
    expect([second.slice(0, 17), second.slice(17)]).toEqual(['Interview geplant', expect.stringMatching(by)]);
    await context.close();
  },
);

it('CA60 takes a change back by keyboard while its message waits, and says so in the history', async () => {
  const { page, dialog, context } = await open('Gerrit Lübbers');
  await step(dialog, 'Interview').click();
  await dialog.getByText(/Die Nachricht an Gerrit Lübbers geht um \d{2}:\d{2} Uhr hinaus\./).waitFor();
  await byRole(dialog, 'button', 'Rückgängig').press('Enter');
  await byText(page, 'Die Änderung wurde zurückgenommen').waitFor();
  await byRole(dialog, 'button', 'Rückgängig').waitFor({ state: 'detached' });
  expect(await rowOf(page, 'Gerrit Lübbers').locator('[data-status]').textContent()).toBe('Angesehen');
  await byRole(dialog, 'tab', 'Verlauf').click();
  await byText(dialog, 'Zurückgenommen von Katharina Brandis').waitFor();
  await context.close();
});

describe('going through the list', () => {
  it('leads by keys from one application to the next, and beyond the page', async () => {
    const list = readApplications(await readAs(owner, '/api/private/applications/by-company/1'));
    const [first, second] = list;
    if (first === undefined || second === undefined) throw new Error('The demo data has too few applications.');
    const { page, context } = await visit(browser, { login: owner });
    await page.goto(`${origin}/company/1/dashboard?tab=applications`);
    await byRole(page, 'button', new RegExp(`^Details zu ${first.name}, `))
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await byText(dialog, `1 von ${list.length}`).waitFor();
    await dialog.getByRole('tab').first().waitFor();
    await page.keyboard.press('j');
    await byRole(dialog, 'heading', second.name).waitFor();
    await byText(dialog, `2 von ${list.length}`).waitFor();
    await page.keyboard.press('k');
    await byRole(dialog, 'heading', first.name).waitFor();
    await context.close();
    // The last one of a page leads to the first one of the next page.
    const [last, beyond] = list.slice(19, 21);
    const further = await visit(browser, { login: owner });
    await further.page.goto(`${origin}/company/1/dashboard?tab=applications&application=${last?.id}`);
    const box = further.page.getByRole('dialog');
    await byText(box, `20 von ${list.length}`).waitFor();
    await byRole(box, 'button', 'Nächste').and(further.page.locator(':not([aria-disabled=true])')).click();
    await byRole(box, 'heading', beyond?.name).waitFor();
    expect(new URL(further.page.url()).searchParams.get('page')).toBe('2');
    await further.context.close();
  });

  it('a status that takes an application out of the filter leaves the way to the next one', async () => {
    const fresh = readApplications(await readAs(owner, '/api/private/applications/by-company/1')).filter(
      ({ status }) => status === 'SUBMITTED',
    );
    const [first, second] = fresh;
    const { page, context } = await visit(browser, { login: owner });
    await page.goto(`${origin}/company/1/dashboard?tab=applications&status=new&application=${first?.id}`);
    const dialog = page.getByRole('dialog');
    await byText(dialog, `1 von ${fresh.length}`).waitFor();
    await step(dialog, 'In Bearbeitung').click();
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(Math.min(20, fresh.length - 1));
    await page.keyboard.press('j');
    await byRole(dialog, 'heading', second?.name).waitFor();
    await context.close();
  });
});
