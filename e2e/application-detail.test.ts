/** @module-tag full */
import { readApplications } from '@stellwerk/domain';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

// By its place in the page: while the dialog is open, the list has no roles.
const rowOf = (page: Page, name: string) => page.locator('main tbody tr', { hasText: name });

/** Opens the details of an application; `change` rewrites what the list and its own call say of it before. */
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
  await byRole(page, 'button', `Details zu ${name}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab').first().waitFor();
  return { ...visitor, dialog };
}

const step = (dialog: Locator, name: string) => byRole(dialog, 'button', new RegExp(`^${name}(?![\\wäöü])`));
const current = (dialog: Locator) => dialog.locator('[aria-current=step]').textContent();

describe('what it shows', () => {
  let opened: Opened;
  let dialog: Locator;
  beforeAll(async () => {
    opened = await open('Horst-Dieter Kleinschmidt-Wagenknecht', {
      phone: '+49 421 5550199',
      candidatePhone: '+49 421 5550199',
      linkedinProfile: 'https://www.linkedin.example/in/kleinschmidt',
      linkedinUrl: 'https://www.linkedin.example/in/kleinschmidt',
      xingProfile: 'https://www.xing.example/profile/kleinschmidt',
      xingUrl: 'https://www.xing.example/profile/kleinschmidt',
    });
    dialog = opened.dialog;
  });
  afterAll(() => opened.context.close());

  it('CA52 has initials, name, job and day', async () => {
    await byRole(dialog, 'heading', 'Horst-Dieter Kleinschmidt-Wagenknecht').waitFor();
    await byText(dialog, 'HK').waitFor();
    await byText(dialog, 'Sachbearbeitung Schaden Gebäude (m/w/d)').waitFor();
    await byText(dialog, /^Eingegangen am \d{2}\.\d{2}\.\d{4}$/).waitFor();
  });

  it('CA53 has the five steps, the reached ones marked up to the current one', async () => {
    for (const name of ['Neu', 'In Bearbeitung', 'Interview', 'Eingestellt', 'Abgelehnt']) await step(dialog, name).waitFor();
    expect(await current(dialog)).toMatch(/^In Bearbeitung/);
  });

  it('CA57 has the tabs Profil, Dokumente and Verlauf', async () => {
    expect((await dialog.getByRole('tab').allTextContents()).map((text) => text.replace(/\d+$/, ''))).toEqual([
      'Profil',
      'Dokumente',
      'Verlauf',
    ]);
  });

  it('CA58 links mail, phone, LinkedIn and XING, and has the notes', async () => {
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
  });

  it('CA54 ignores the current step', async () => {
    const before = opened.calls.length;
    await step(dialog, 'In Bearbeitung').click();
    expect(await current(dialog)).toMatch(/^In Bearbeitung/);
    expect(opened.calls.slice(before)).toEqual([]);
  });

  it('CA59 views and downloads each document', async () => {
    await byRole(dialog, 'tab', /^Dokumente/).click();
    for (const kind of ['Lebenslauf', 'Anschreiben', 'Video']) {
      await byRole(dialog, 'button', new RegExp(`^Ansehen ?: ${kind}$`)).waitFor();
      await byRole(dialog, 'button', new RegExp(`^Herunterladen ?: ${kind}$`)).waitFor();
    }
    const [file] = await Promise.all([
      opened.page.waitForEvent('download'),
      byRole(dialog, 'button', /^Herunterladen ?: Lebenslauf$/).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    expect(opened.context.pages()).toHaveLength(1);
  });

  it('NL21 NL22 lies at 1000 above the page, and fades for 300 ms', async () => {
    expect(await dialog.evaluate((element) => getComputedStyle(element).zIndex)).toBe('1000');
    await opened.page.emulateMedia({ reducedMotion: 'no-preference' });
    // It listens before the key is pressed, however long the way into the page takes.
    await dialog.evaluate((element: HTMLElement) => {
      const faded = new Promise<number>((resolve) => {
        element.addEventListener('animationend', ({ animationName, elapsedTime }) => {
          if (animationName === 'sw-out') resolve(elapsedTime);
        });
      });
      Reflect.set(window, 'faded', faded);
    });
    await opened.page.keyboard.press('Escape');
    expect(await opened.page.evaluate(() => Reflect.get(window, 'faded'))).toBe(0.3);
    await dialog.waitFor({ state: 'hidden' });
  });
});

it.each([
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside it', (page: Page) => page.mouse.click(5, 400)],
])('NL20 closes on %s', async (_name, close) => {
  const { page, dialog, context } = await open('Swantje Diercks');
  await close(page);
  await dialog.waitFor({ state: 'hidden' });
  await context.close();
});

it('CA61 EN09 is new without a status', async () => {
  const { page, dialog, context } = await open('Swantje Diercks', { status: null, statusHistory: [] });
  expect(await current(dialog)).toMatch(/^Neu/);
  expect(await rowOf(page, 'Swantje Diercks').locator('[data-status]').textContent()).toBe('Eingereicht');
  await context.close();
});

describe('moving it', () => {
  it('CA37 CA40 CA41 CA54 CA60 shows the new status after the answer only, and writes it into the history', async () => {
    const { page, dialog, context } = await open('Nadine Wollschläger');
    const badge = rowOf(page, 'Nadine Wollschläger').locator('[data-status]');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(STATUS, async (route) => {
      await held;
      await route.continue();
    });
    await step(dialog, 'Interview').click();
    await byText(page, 'Status wird aktualisiert...').first().waitFor();
    expect([await badge.textContent(), await dialog.locator('[data-status]').first().textContent()]).toEqual([
      'Eingereicht',
      'Eingereicht',
    ]);
    release();
    await byText(page, 'Status wurde aktualisiert').first().waitFor();
    await expect.poll(() => dialog.locator('[data-status]').first().textContent()).toBe('Interview geplant');
    expect(await badge.textContent()).toBe('Interview geplant');
    expect(await current(dialog)).toMatch(/^Interview/);
    await byRole(dialog, 'tab', 'Verlauf').click();
    const [newest] = await byRole(dialog, 'list', 'Verlauf').getByRole('listitem').allTextContents();
    expect(newest).toMatch(/^Interview geplant\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2} Uhr von Katharina Brandis$/);
    await context.close();
  });

  it('CA60 takes a change back by keyboard while its message waits, and says so in the history', async () => {
    const { page, dialog, context } = await open('Gerrit Lübbers');
    await step(dialog, 'Interview').click();
    await byText(dialog, 'Die Nachricht an Gerrit Lübbers geht in einer Minute hinaus.').waitFor();
    await byRole(dialog, 'button', 'Rückgängig').press('Enter');
    await byText(page, 'Die Änderung wurde zurückgenommen').waitFor();
    await byRole(dialog, 'button', 'Rückgängig').waitFor({ state: 'detached' });
    expect(await rowOf(page, 'Gerrit Lübbers').locator('[data-status]').textContent()).toBe('Angesehen');
    await byRole(dialog, 'tab', 'Verlauf').click();
    await byText(dialog, 'Zurückgenommen von Katharina Brandis').waitFor();
    await context.close();
  });

  it('CA42 says that the status could not be changed, and changes nothing', async () => {
    const { page, dialog, context } = await open('Swantje Diercks');
    await page.route(STATUS, (route) => route.fulfill({ status: 500, body: '{}' }));
    await step(dialog, 'Interview').click();
    await byText(page, 'Status konnte nicht aktualisiert werden').first().waitFor();
    expect(await current(dialog)).toMatch(/^Neu/);
    expect(await rowOf(page, 'Swantje Diercks').locator('[data-status]').textContent()).toBe('Eingereicht');
    await context.close();
  });

  it('CA55 asks before it rejects', async () => {
    const { page, dialog, calls, context } = await open('Gerrit Lübbers');
    const patches = () => calls.filter((call) => call.startsWith('PATCH'));
    await step(dialog, 'Abgelehnt').click();
    await byRole(rejectionDialog(page), 'button', 'Abbrechen').click();
    await rejectionDialog(page).waitFor({ state: 'detached' });
    expect(patches()).toEqual([]);
    await step(dialog, 'Abgelehnt').click();
    await answerRejection(page);
    await byText(page, 'Status wurde aktualisiert').first().waitFor();
    expect(patches()).toHaveLength(1);
    await expect.poll(() => dialog.locator('[data-status]').first().textContent()).toBe('Abgelehnt');
    await context.close();
  });
});

describe('notes', () => {
  it('CA44 CA45 CA46 CA50 CA51 are kept; a failed save loses nothing', async () => {
    const { page, dialog, context } = await open('Finja Oldewurtel');
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
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(NOTES, async (route) => {
      await held;
      await route.continue();
    });
    await byRole(dialog, 'button', 'Speichern').click();
    await byText(page, 'Notizen werden gespeichert...').first().waitFor();
    release();
    await byText(page, 'Notizen wurden gespeichert').first().waitFor();
    await byText(dialog, 'Am Montag anrufen.').waitFor();
    await context.close();
  });
});

describe('going through the list', () => {
  it('leads by keys from one application to the next, and beyond the page', async () => {
    const list = readApplications(await readAs(owner, '/api/private/applications/by-company/1'));
    const [first, second] = list;
    if (first === undefined || second === undefined) throw new Error('The demo data has too few applications.');
    const { page, context } = await visit(browser, { login: owner });
    await page.goto(`${origin}/company/1/dashboard?tab=applications`);
    await byRole(page, 'button', `Details zu ${first.name}`).first().click();
    const dialog = page.getByRole('dialog');
    await byText(dialog, `1 von ${list.length}`).waitFor();
    await dialog.getByRole('tab').first().waitFor();
    await page.keyboard.press('j');
    await byRole(dialog, 'heading', second.name).waitFor();
    await byText(dialog, `2 von ${list.length}`).waitFor();
    await page.keyboard.press('k');
    await byRole(dialog, 'heading', first.name).waitFor();
    await context.close();
    // The last of a page leads to the first of the next one.
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
