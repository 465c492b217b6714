/** @module-tag full */
import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseResume, consent, fileField, fillPerson, linkedInSwitch, privacy, submit, terms } from './support/application-form';
import { goInside, visit, type Visit } from './support/browser';
import { pdf, shortVideo } from './support/files';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { pathOf } from './support/member';

const { origin, browser } = await startDemo();
const WALK = { tags: ['walk'] };

/** Oberärztin oder Oberarzt Geriatrie: open for applications until a day some weeks from now. */
const JOB = 402;
const FORM = `/jobs/view/${JOB}/apply`;

async function open(path = FORM): Promise<Visit> {
  const visitor = await visit(browser);
  await visitor.page.goto(origin + path, { waitUntil: 'networkidle' });
  return visitor;
}

describe('the form', () => {
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    visitor = await open();
    page = visitor.page;
  });
  afterAll(() => visitor.context.close());

  it(
    'AF01 AF02 AF06 AF10 AF11 AF12 AF13 AF14 AF15 AF20 AF21 AF22 AF23 AF24 AF67 NL25 has every field, and sums the job up',
    WALK,
    async () => {
      const { closesAt } = await (await fetch(`${origin}/api/public/jobs/${JOB}`)).json();
      expect(Date.parse(closesAt)).toBeGreaterThan(Date.now());
      const form = byRole(page, 'form', 'Bewerbung');
      await form.waitFor();
      expect(await byRole(page, 'button', 'Bewerbung absenden').isEnabled()).toBe(true);
      expect(await byRole(page, 'button', 'Abbrechen').isEnabled()).toBe(true);
      const summary = byRole(page, 'region', 'Stelle');
      for (const text of ['Oberärztin oder Oberarzt Geriatrie (m/w/d)', 'Klinikverbund Auental gGmbH', 'Northeim', 'Teilzeit', 'Büro'])
        await byText(summary, text).waitFor();

      const labels = ['Vorname', 'Nachname', 'E-Mail', 'Telefon (optional)', 'Nachricht (optional)'];
      const fields = labels.map((label) =>
        byLabel(page, label).evaluate((field: HTMLInputElement) => [field.name, field.type, field.required, field.getAttribute('rows')]),
      );
      expect(await Promise.all(fields)).toEqual([
        ['firstName', 'text', true, null],
        ['lastName', 'text', true, null],
        ['email', 'email', true, null],
        ['phone', 'tel', false, null],
        ['message', 'textarea', false, '5'],
      ]);
      await byText(page, /max\. 2 Minuten/).waitFor();
      const boxes = page.locator('form input[type=checkbox]:not([role=switch])');
      expect(await boxes.evaluateAll((all: HTMLInputElement[]) => all.map((box) => [box.name, box.checked, box.required]))).toEqual([
        ['terms', false, true],
        ['gdpr', false, true],
        ['newsletter', false, false],
      ]);

      expect(await byLabel(page, 'LinkedIn-Profil-URL').count()).toBe(0);
      await linkedInSwitch(page).check();
      expect(await byLabel(page, 'LinkedIn-Profil-URL').getAttribute('type')).toBe('url');
      await linkedInSwitch(page).uncheck();
      expect(await byLabel(page, 'LinkedIn-Profil-URL').count()).toBe(0);

      for (const [name, path] of [
        ['Allgemeinen Geschäftsbedingungen', '/agb'],
        ['Datenschutzerklärung', '/datenschutz'],
        ['Nutzungsbedingungen', '/nutzerbedingungen'],
        ['Hinweise zum Datenschutz', '/privacy-policy'],
      ] as const) {
        expect(await byRole(form, 'link', name).getAttribute('href')).toBe(path);
        const answer = await fetch(origin + path);
        expect(answer.status, path).toBe(200);
        expect(await answer.text()).toMatch(/<html[^>]* lang="de"[\s\S]*<h1[^>]*>[^<]+/);
      }

      // The text of the URL is shown only until the stored job is loaded.
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/public/jobs/101', async (route) => {
        await held;
        await route.continue();
      });
      const query = 'title=Titel A&company=Firma B&location=Ort C&employment=Art D&workingModel=Modell E';
      await goInside(page, `/jobs/view/101/apply?${query}`);
      for (const text of ['Titel A', 'Firma B', 'Ort C', 'Art D', 'Modell E']) await byText(summary, text).waitFor();
      release();
      await form.waitFor();
      for (const text of ['Titel A', 'Firma B', 'Ort C', 'Art D', 'Modell E']) expect(await byText(summary, text).count()).toBe(0);
      await goInside(page, FORM);
    },
  );

  it('AF16 AF17 AF18 AF19 AF25 AF37 AF38 AF39 AF40 AF41 AF42 AF43 AF44 AF46 takes one file in a slot, and names what is missing', async () => {
    for (const [slot, accept] of [
      ['resume', '.pdf,.doc,.docx'],
      ['coverLetter', '.pdf,.doc,.docx'],
      ['additionalDocuments', '.pdf,.doc,.docx,.zip'],
      ['video', '.mp4,.mov,.avi'],
    ] as const) {
      expect(await fileField(page, slot).getAttribute('accept')).toBe(accept);
      expect(await fileField(page, slot).getAttribute('multiple')).toBeNull();
      const type = slot === 'video' ? 'mp4' : 'pdf';
      const file = slot === 'video' ? shortVideo : pdf;
      for (const name of ['eins', 'zwei']) await fileField(page, slot).setInputFiles({ ...file, name: `${name}-${slot}.${type}` });
      await byRole(page, 'button', `zwei-${slot}.${type} entfernen`).waitFor();
      expect(await byRole(page, 'button', `eins-${slot}.${type} entfernen`).count()).toBe(0);
      // The other files do not replace the required resume.
      if (slot === 'resume') await byRole(page, 'button', `zwei-${slot}.${type} entfernen`).click();
    }

    /** Sends the form and reads the lines above it. */
    const lines = async (): Promise<readonly string[]> => {
      await submit(page);
      const links = page.getByRole('alert').getByRole('link');
      await links.first().waitFor();
      return links.allTextContents();
    };
    const messageAt = (field: Locator) =>
      field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.querySelector(`[id="${id}"]`)?.textContent),
      );
    await fillPerson(page);
    await consent(page);
    expect(await lines()).toEqual(['Bitte laden Sie einen Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an']);
    const withoutResume = 'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.';
    expect(await messageAt(fileField(page, 'resume'))).toContain(withoutResume);
    await chooseResume(page);

    for (const [label, message] of [
      ['Vorname', 'Bitte geben Sie Ihren Vornamen an.'],
      ['Nachname', 'Bitte geben Sie Ihren Nachnamen an.'],
      ['E-Mail', 'Bitte geben Sie eine gültige E-Mail-Adresse an.'],
    ] as const) {
      await byLabel(page, label).fill('');
      expect(await lines()).toEqual(['Bitte füllen Sie alle Pflichtfelder aus']);
      expect(await messageAt(byLabel(page, label))).toContain(message);
      await byRole(page, 'link', 'Bitte füllen Sie alle Pflichtfelder aus').click();
      await expect.poll(() => byLabel(page, label).evaluate((field) => field === document.activeElement)).toBe(true);
      await fillPerson(page);
    }

    for (const [box, line, message] of [
      [
        terms(page),
        'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen',
        'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
      ],
      [privacy(page), 'Bitte akzeptieren Sie die Datenschutzerklärung', 'Bitte akzeptieren Sie die Datenschutzrichtlinien.'],
    ] as const) {
      await box.uncheck();
      expect(await lines()).toEqual([line]);
      expect(await messageAt(box)).toContain(message);
      await box.check();
    }

    await linkedInSwitch(page).check();
    expect(await lines()).toEqual(['Bitte geben Sie Ihre LinkedIn-Profil-URL an.']);
  });
});

it('is done by keyboard alone', async () => {
  const { page, context } = await open();
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (name: string): Promise<void> => {
    const field = page.locator(`[name=${name}]`);
    for (let step = 0; step < 20 && !(await field.evaluate((element) => element === document.activeElement)); step += 1) await press('Tab');
  };
  await byLabel(page, 'Vorname').focus();
  await page.keyboard.type('Karl');
  await tabTo('lastName');
  await page.keyboard.type('Weiche');
  await tabTo('email');
  await page.keyboard.type('karl.weiche@post.example');
  await tabTo('message');
  await page.keyboard.type('Nachricht');
  await press('Tab');
  await press('Space');
  await byLabel(page, 'LinkedIn-Profil-URL').waitFor();
  await press('Tab');
  await page.keyboard.type('https://www.linkedin.com/in/karl-weiche');
  for (const name of ['terms', 'gdpr']) {
    await tabTo(name);
    await press('Space');
  }
  const button = byRole(page, 'button', 'Bewerbung absenden');
  for (let step = 0; step < 6 && !(await button.evaluate((element) => element === document.activeElement)); step += 1) await press('Tab');
  await press('Enter');
  await page.waitForURL(/\/success$/, { waitUntil: 'commit' });
  await context.close();
});

it('AF07 AF08 AF09 AF28 AF67 loads, is the form, says why it is not, and goes back to where the person came from', WALK, async () => {
  const { page, context } = await open(`/jobs/${JOB}`);
  const form = byRole(page, 'form', 'Bewerbung');
  const ONE = /\/public\/jobs\/\d+$/;

  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(ONE, async (route) => {
    await held;
    await route.continue();
  });
  await goInside(page, '/jobs/view/101/apply');
  await byText(page.getByRole('status'), 'Wird geladen...').waitFor();
  expect(await form.count()).toBe(0);
  release();
  await form.waitFor();
  await page.unroute(ONE);

  // A status 500, a response without a message for the person, and a broken connection.
  const failures: readonly ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 500, body: '{}' }),
    (route) => route.fulfill({ status: 403, body: '{}' }),
    (route) => route.abort('connectionreset'),
  ];
  for (const [index, fail] of failures.entries()) {
    await page.route(ONE, fail);
    await goInside(page, `/jobs/view/${200 + index}/apply`);
    await byText(page, 'Fehler beim Laden der Stellenanzeige: Bitte versuchen Sie es später erneut.').waitFor();
    expect(await form.count()).toBe(0);
    await byRole(page, 'button', 'Zurück').click();
    await expect.poll(() => pathOf(page)).toBe('/jobs');
    await page.unroute(ONE);
  }

  await goInside(page, '/jobs/view/unbekannt/apply');
  await byText(page, 'Stellenanzeige nicht gefunden').waitFor();
  expect(await form.count()).toBe(0);
  for (const id of ['99999999', 'unbekannt']) expect((await fetch(`${origin}/jobs/view/${id}/apply`)).status).toBe(404);

  // Back in history instead of a link to the job: its URL would lose the query that the person came with.
  await goInside(page, `/jobs/${JOB}?title=Kollegin`);
  await byRole(page, 'link', 'Jetzt bewerben').first().click();
  await form.waitFor();
  await byRole(page, 'button', 'Abbrechen').click();
  // A page from the back/forward cache fires no load event.
  await page.waitForURL(`${origin}/jobs/${JOB}?title=Kollegin`, { waitUntil: 'commit' });
  await context.close();
});
