/** @module-tag full */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseResume, consent, fileField, fillPerson, linkedInSwitch, privacy, SLOTS, submit, terms } from './support/application-form';
import { goInside, visit, type Visit } from './support/browser';
import { pdf } from './support/files';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';

const { origin, browser } = await startDemo();

/** Oberärztin oder Oberarzt Geriatrie: one can apply until a day some weeks from now. */
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

  it('AF01 is there for a job that is open until a day to come', async () => {
    const { closesAt } = await (await fetch(`${origin}/api/public/jobs/${JOB}`)).json();
    expect(Date.parse(closesAt)).toBeGreaterThan(Date.now());
    await byRole(page, 'form', 'Bewerbung').waitFor();
    expect(await byRole(page, 'button', 'Bewerbung absenden').isEnabled()).toBe(true);
    expect(await byRole(page, 'button', 'Abbrechen').isEnabled()).toBe(true);
  });

  it('AF06 AF67 sums the job up as it was loaded', async () => {
    const summary = byRole(page, 'region', 'Stelle');
    for (const text of ['Oberärztin oder Oberarzt Geriatrie (m/w/d)', 'Klinikverbund Auental gGmbH', 'Northeim', 'Teilzeit', 'Büro'])
      await byText(summary, text).waitFor();
  });

  it.each([
    ['AF10', 'Vorname', 'firstName', 'text'],
    ['AF11', 'Nachname', 'lastName', 'text'],
    ['AF12', 'E-Mail', 'email', 'email'],
  ])('%s requires %s', async (_row, label, name, type) => {
    const field = byLabel(page, label);
    expect(await field.evaluate((input: HTMLInputElement) => [input.name, input.type, input.required])).toEqual([name, type, true]);
  });

  it('AF13 AF14 asks for phone and message, but requires neither', async () => {
    expect(await byLabel(page, 'Telefon (optional)').getAttribute('required')).toBeNull();
    const message = byLabel(page, 'Nachricht (optional)');
    expect(await message.evaluate((field) => [field.tagName, field.getAttribute('rows'), field.getAttribute('required')])).toEqual([
      'TEXTAREA',
      '5',
      null,
    ]);
  });

  it('AF15 asks for a LinkedIn profile as soon as the switch is on', async () => {
    expect(await byLabel(page, 'LinkedIn-Profil-URL').count()).toBe(0);
    await linkedInSwitch(page).check();
    expect(await byLabel(page, 'LinkedIn-Profil-URL').getAttribute('type')).toBe('url');
    await linkedInSwitch(page).uncheck();
    expect(await byLabel(page, 'LinkedIn-Profil-URL').count()).toBe(0);
  });

  it.each([
    ['AF16', 'resume', '.pdf,.doc,.docx'],
    ['AF17', 'coverLetter', '.pdf,.doc,.docx'],
    ['AF18', 'additionalDocuments', '.pdf,.doc,.docx,.zip'],
    ['AF19', 'video', '.mp4,.mov,.avi'],
  ] as const)('%s accepts files as %s', async (_row, slot, accept) => {
    expect(await fileField(page, slot).getAttribute('accept')).toBe(accept);
  });

  it('AF20 says how long the video may be', async () => {
    await byText(page, /höchstens 2 Minuten/).waitFor();
  });

  it.each(SLOTS)('AF25 has one file as %s: a second one replaces the first', async (slot) => {
    expect(await fileField(page, slot).getAttribute('multiple')).toBeNull();
    const type = slot === 'video' ? 'mp4' : 'pdf';
    for (const name of ['eins', 'zwei']) await fileField(page, slot).setInputFiles({ ...pdf, name: `${name}.${type}` });
    await byRole(page, 'button', `zwei.${type} entfernen`).waitFor();
    expect(await byRole(page, 'button', `eins.${type} entfernen`).count()).toBe(0);
    await byRole(page, 'button', `zwei.${type} entfernen`).click();
  });

  it('AF21 AF22 AF23 ticks nothing by itself, and requires the consents alone', async () => {
    const boxes = page.locator('form input[type=checkbox]:not([role=switch])');
    expect(await boxes.evaluateAll((all: HTMLInputElement[]) => all.map((box) => [box.name, box.checked, box.required]))).toEqual([
      ['terms', false, true],
      ['gdpr', false, true],
      ['newsletter', false, false],
    ]);
  });

  it.each([
    ['AF23', 'Allgemeinen Geschäftsbedingungen', '/agb'],
    ['AF22', 'Datenschutzerklärung', '/datenschutz'],
    ['AF24', 'Nutzungsbedingungen', '/nutzerbedingungen'],
    ['AF24', 'Hinweise zum Datenschutz', '/privacy-policy'],
  ])('%s NL25 links %s', async (_row, name, path) => {
    expect(await byRole(byRole(page, 'form', 'Bewerbung'), 'link', name).getAttribute('href')).toBe(path);
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<html[^>]* lang="de"[\s\S]*<h1[^>]*>[^<]+/);
  });
});

it('AF02 sums up what the URL says of the job', async () => {
  const { page, context } = await open(`${FORM}?title=Titel A&company=Firma B&location=Ort C&employment=Art D&workingModel=Modell E`);
  const summary = byRole(page, 'region', 'Stelle');
  for (const text of ['Titel A', 'Firma B', 'Ort C', 'Art D', 'Modell E']) await byText(summary, text).waitFor();
  await context.close();
});

describe('what is missing', () => {
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    visitor = await open();
    page = visitor.page;
  });
  afterAll(() => visitor.context.close());
  beforeEach(async () => {
    await fillPerson(page);
    await consent(page);
    if ((await byRole(page, 'button', 'Lebenslauf.pdf entfernen').count()) === 0) await chooseResume(page);
  });

  /** Sends the form and reads the lines above it. */
  async function lines(): Promise<readonly string[]> {
    await submit(page);
    const links = page.getByRole('alert').getByRole('link');
    await links.first().waitFor();
    return links.allTextContents();
  }
  const messageAt = (field: ReturnType<typeof byLabel>) =>
    field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.querySelector(`[id="${id}"]`)?.textContent),
    );

  it.each([
    ['Vorname', 'Bitte geben Sie Ihren Vornamen an.'],
    ['Nachname', 'Bitte geben Sie Ihren Nachnamen an.'],
    ['E-Mail', 'Bitte geben Sie eine gültige E-Mail-Adresse an.'],
  ])('AF37 %s', async (label, message) => {
    await byLabel(page, label).fill('');
    expect(await lines()).toEqual(['Bitte füllen Sie alle Pflichtfelder aus']);
    expect(await messageAt(byLabel(page, label))).toContain(message);
    await byRole(page, 'link', 'Bitte füllen Sie alle Pflichtfelder aus').click();
    await expect.poll(() => byLabel(page, label).evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it.each([undefined, 'coverLetter', 'additionalDocuments', 'video'] as const)('AF38 AF42 AF44 the resume, with %s alone', async (slot) => {
    await byRole(page, 'button', 'Lebenslauf.pdf entfernen').click();
    const name = slot === 'video' ? 'anderes.mp4' : 'anderes.pdf';
    if (slot !== undefined) await fileField(page, slot).setInputFiles({ ...pdf, name });
    expect(await lines()).toEqual(['Bitte laden Sie einen Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an']);
    expect(await messageAt(fileField(page, 'resume'))).toContain(
      'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.',
    );
    if (slot !== undefined) await byRole(page, 'button', `${name} entfernen`).click();
  });

  it('AF39 AF44 the consent to the terms', async () => {
    await terms(page).uncheck();
    expect(await lines()).toEqual(['Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen']);
    expect(await messageAt(terms(page))).toContain('Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.');
  });

  it('AF40 AF41 AF44 the consent to the privacy statement', async () => {
    await privacy(page).uncheck();
    expect(await lines()).toEqual(['Bitte akzeptieren Sie die Datenschutzerklärung']);
    expect(await messageAt(privacy(page))).toContain('Bitte akzeptieren Sie die Datenschutzrichtlinien.');
  });

  it('AF43 AF46 the LinkedIn profile that is switched on, even beside a resume', async () => {
    await linkedInSwitch(page).check();
    expect(await lines()).toEqual(['Bitte geben Sie Ihre LinkedIn-Profil-URL an.']);
    await linkedInSwitch(page).uncheck();
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

describe('instead of the form', () => {
  it('AF09 AF28 says that the job does not exist', async () => {
    const { page, context } = await visit(browser);
    for (const id of ['99999999', 'unbekannt']) {
      const answer = await page.goto(`${origin}/jobs/view/${id}/apply`);
      expect(answer?.status()).toBe(404);
      await byText(page, 'Stellenanzeige nicht gefunden').waitFor();
      expect(await byRole(page, 'form', 'Bewerbung').count()).toBe(0);
    }
    await context.close();
  });

  it('AF08 AF28 says that the job could not be loaded, and leads back', async () => {
    const { page, context } = await open('/jobs');
    await page.route(/\/public\/jobs\/\d+$/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await goInside(page, FORM);
    await byText(page, 'Fehler beim Laden der Stellenanzeige: Bitte versuchen Sie es später erneut.').waitFor();
    await byRole(page, 'button', 'Zurück').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/jobs');
    await context.close();
  });

  it('AF28 AF67 says that it loads, and is the form then', async () => {
    const { page, context } = await open('/jobs');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/public\/jobs\/\d+$/, async (route) => {
      await held;
      await route.continue();
    });
    await goInside(page, FORM);
    await byText(page.getByRole('status'), 'Wird geladen...').waitFor();
    expect(await byRole(page, 'form', 'Bewerbung').count()).toBe(0);
    release();
    await byRole(page, 'form', 'Bewerbung').waitFor();
    await context.close();
  });
});

it('AF07 goes back to where the person came from', async () => {
  const { page, context } = await open(`/jobs/${JOB}`);
  await byRole(page, 'link', 'Jetzt bewerben').first().click();
  await page.waitForURL(/\/apply/);
  await byRole(page, 'button', 'Abbrechen').click();
  // A page from the browser's own store fires no load event.
  await page.waitForURL(`${origin}/jobs/${JOB}`, { waitUntil: 'commit' });
  await context.close();
});
