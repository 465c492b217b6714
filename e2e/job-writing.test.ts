/** @module-tag full */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseResume, consent, fillPerson, submit } from './support/application-form';
import { goInside, visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { createJob } from './support/job-offer';
import { keptOf } from './support/kept';
import { opener, pathOf } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

const TITLE = 'Fachkraft für Gleisvermessung (m/w/d)';
const TAB = '/company/1/dashboard?tab=jobs';

interface WireJob {
  readonly id: number;
  readonly title: string;
  readonly updatedAt: string;
}

const jobs = (): Promise<readonly WireJob[]> => readAs(owner, '/api/private/jobs/get-company-jobs/1');
const made = async (): Promise<readonly WireJob[]> => (await jobs()).filter(({ title }) => title.startsWith(TITLE));
const stored = (id: number) => readAs<Readonly<Record<string, unknown>>>(owner, `/api/private/jobs/${id}`);
const publicStatus = async (id: number): Promise<number> => (await fetch(`${origin}/api/public/jobs/${id}`)).status;

/** An entry in the menu of a job's row. */
async function choose(page: Page, job: RegExp, entry: string): Promise<void> {
  await byRole(page, 'button', job).last().click();
  await byRole(page, 'menuitem', entry).click();
}

describe('JM85 a posting, from the empty form to its end', () => {
  let desk: Visit;
  let id: number;
  beforeAll(async () => {
    desk = await open('/company/1/jobs/create');
  });
  afterAll(() => desk.context.close());

  it('JM01 JM27 JM65 JM85 is created once, by two quick clicks', { tags: ['walk'] }, async () => {
    const { page } = desk;
    await byLabel(page, 'Stellentitel').fill(TITLE);
    await byLabel(page, 'Standort').fill('Kassel');
    await byLabel(page, 'Arbeitsmodell').selectOption('Büro');
    await byLabel(page, 'Beschäftigungsart').selectOption('Vollzeit');
    for (const [name, text] of [
      ['Stellenbeschreibung', 'Sie vermessen Gleise.'],
      ['Ihre Aufgaben', 'Messen und rechnen.'],
      ['Ihr Profil', 'Sorgfalt.'],
    ] as const) {
      await byRole(page, 'textbox', name).click();
      await page.keyboard.type(text);
    }
    await byLabel(page, 'Profiltyp').selectOption('TECH');
    await byLabel(page, 'Tech-Stack (optional)').fill('Rust');
    await byLabel(page, 'Fokusseite (optional)').selectOption({ index: 1 });
    await byRole(byRole(page, 'group', 'Ansprechpartner'), 'checkbox')
      .first()
      .check();
    await byRole(page, 'radio', /Klassisch/).check();
    await byRole(page, 'button', 'Stellenanzeige erstellen').dblclick();
    await byText(page, 'Stellenanzeige erfolgreich erstellt').first().waitFor();
    await expect.poll(() => pathOf(page)).toBe(TAB);
    const [job, ...more] = await made();
    expect(more).toEqual([]);
    id = job?.id ?? 0;
    expect(await stored(id)).toMatchObject({
      city: 'Kassel',
      templateType: 'template1',
      yourProfile: '<p>Sorgfalt.</p>',
      jobProfileType: 'TECH',
      specificInformation: expect.objectContaining({ techStack: 'Rust' }),
      focusPage: { id: expect.any(Number) },
      teamMembers: [{ jobOfferRank: 1 }],
    });
    await byRole(page, 'heading', TITLE).waitFor();
  });

  it('is one posting also when the answer is lost and the person tries again, even after the page was loaded anew', async () => {
    const lost = 'Prellbockpflege (m/w/d)';
    const found = async () => (await jobs()).filter(({ title }) => title.startsWith('Prellbockpflege'));
    const { page, context } = await open('/company/1/jobs/create');
    const lose = () =>
      page.route(
        '**/jobs/create',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
    await byLabel(page, 'Stellentitel').fill(lost);
    await byLabel(page, 'Standort').fill('Kassel');
    await byLabel(page, 'Arbeitsmodell').selectOption('Büro');
    await byLabel(page, 'Beschäftigungsart').selectOption('Vollzeit');
    for (const name of ['Stellenbeschreibung', 'Ihre Aufgaben', 'Ihr Profil']) {
      await byRole(page, 'textbox', name).click();
      await page.keyboard.type('Pflegen.');
    }
    const send = () => byRole(page, 'button', 'Stellenanzeige erstellen').click();
    await lose();
    await send();
    await byRole(page, 'alert').waitFor();
    expect(await found()).toHaveLength(1);
    await expect.poll(() => keptOf(page)).toContain('Prellbockpflege');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await byRole(page, 'button', 'Entwurf übernehmen').click();
    await byLabel(page, 'Standort').fill('Emden');
    await send();
    await expect.poll(() => pathOf(page)).toBe(TAB);
    const made = await found();
    expect(made).toHaveLength(1);
    expect(await stored(made[0]?.id ?? 0)).toMatchObject({ title: lost, city: 'Emden' });
    await context.close();
  });

  it('JM86 EN27 EN28 is found by a visitor, who comes by a recommendation and applies', { tags: ['walk'] }, async () => {
    const referrer = await logIn(origin, 'referrer@demo.example');
    const answer = await fetch(`${origin}/api/private/referrals/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${referrer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ jobOfferId: id }),
    });
    const { referralCode: code }: { readonly referralCode: string } = await answer.json();
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs?search=Gleisvermessung`);
    await byRole(page, 'link', /Gleisvermessung/)
      .first()
      .waitFor();
    await goInside(page, `/jobs/${id}?ref=${code}`);
    await byRole(page, 'heading', TITLE, { level: 1 }).waitFor();
    await byText(page, 'Diese Stelle wurde Ihnen von Miriam Castellanos empfohlen.').waitFor();
    const shown = await byRole(page, 'main').innerText();
    for (const word of ['Büro', 'Vollzeit']) expect(shown).toMatch(new RegExp(`\\b${word}\\b`));
    await page.goto(`${origin}/jobs/view/${id}/apply`, { waitUntil: 'networkidle' });
    await fillPerson(page);
    await chooseResume(page);
    await consent(page);
    await submit(page);
    await byText(page, 'Ihre Bewerbung wurde erfolgreich übermittelt!').first().waitFor();
    await context.close();
  });

  it('JM14 JM16 JM79 gets another design, is switched off and is gone for visitors', { tags: ['walk'] }, async () => {
    const { page } = desk;
    await page.goto(origin + TAB);
    await choose(page, /Gleisvermessung/, 'Design ändern');
    await byRole(page, 'radio', /Konservatives Business/).check();
    await byRole(byRole(page, 'dialog'), 'button', 'Speichern').click();
    await byText(page, 'Template erfolgreich aktualisiert').first().waitFor();
    await expect.poll(() => page.url()).toContain('t=');
    expect(await stored(id)).toMatchObject({ templateType: 'template3' });
    await choose(page, /Gleisvermessung/, 'Deaktivieren');
    await byText(page, 'Stellenanzeige wurde deaktiviert').first().waitFor();
    expect(await publicStatus(id)).toBe(404);
  });

  it('JM17 JM23 JM24 is deleted, and what was sent to it is rejected', { tags: ['walk'] }, async () => {
    const { page } = desk;
    await choose(page, /Gleisvermessung/, 'Löschen');
    await byRole(byRole(page, 'alertdialog'), 'button', 'Ja, löschen').click();
    await byText(page, 'Stellenanzeige wurde erfolgreich gelöscht').first().waitFor();
    expect(await made()).toEqual([]);
    const sent = await readAs<readonly { readonly jobId: number; readonly status: string }[]>(
      owner,
      '/api/private/applications/by-company/1',
    );
    expect(sent.filter(({ jobId }) => jobId === id).map(({ status }) => status)).toEqual(['REJECTED']);
  });
});

describe('a posting that stands', () => {
  const title = 'Oberleitungsmontage (m/w/d)';
  let desk: Visit;
  let id: number;
  beforeAll(async () => {
    id = await createJob(owner, { title, jobProfileType: 'TECH' });
    desk = await open(TAB);
  });
  afterAll(() => desk.context.close());

  it('O79 stays as it was when it is saved without a change; a changed title is saved', async () => {
    const { page } = desk;
    const edit = async (): Promise<void> => {
      await page.goto(`${origin}/company/1/jobs/${id}/edit`);
      await byRole(page, 'textbox', 'Stellenbeschreibung').waitFor();
    };
    const save = async (): Promise<void> => {
      const answer = page.waitForResponse((one) => one.request().method() === 'PUT');
      await byRole(page, 'button', 'Stellenanzeige aktualisieren').click();
      expect((await answer).status()).toBe(200);
      await expect.poll(() => pathOf(page)).toBe(TAB);
    };
    const { updatedAt: _before, ...before } = await stored(id);
    await edit();
    await save();
    const { updatedAt: _after, ...after } = await stored(id);
    expect(after).toEqual(before);
    await edit();
    await byLabel(page, 'Standort').fill('Bremen');
    await save();
    expect(await stored(id)).toMatchObject({ city: 'Bremen' });
  });

  it('tells the second of two people that the posting was changed, shows both versions, and saves after they chose', async () => {
    const [first, second] = [await open(`/company/1/jobs/${id}/edit`), await open(`/company/1/jobs/${id}/edit`)];
    const save = (page: Page) => byRole(page, 'button', 'Stellenanzeige aktualisieren').click();
    await byLabel(second.page, 'Standort').fill('Hamburg');
    await byLabel(second.page, /^Vergütungsstruktur/).fill('Tarif');
    await byLabel(first.page, 'Standort').fill('Lübeck');
    await byLabel(first.page, /^Gehalt \(/).fill('nach Tarif');
    await save(first.page);
    await expect.poll(() => pathOf(first.page)).toBe(TAB);
    await save(second.page);
    const list = byRole(second.page, 'list', 'Angaben in zwei Fassungen');
    await byText(list, 'Lübeck').waitFor();
    await byText(list, 'Hamburg').waitFor();
    expect(await stored(id)).toMatchObject({ city: 'Lübeck', remunerationStructure: null });
    await byRole(list, 'button', 'Standort: gespeicherte Fassung übernehmen').click();
    await list.waitFor({ state: 'detached' });
    await save(second.page);
    await expect.poll(() => pathOf(second.page)).toBe(TAB);
    expect(await stored(id)).toMatchObject({ city: 'Lübeck', ote: 'nach Tarif', remunerationStructure: 'Tarif' });
    for (const { context } of [first, second]) await context.close();
  });

  it('says at the field what only the server refuses, and loses nothing', async () => {
    const { page, context } = await open(`/company/1/jobs/${id}/edit`);
    await byLabel(page, 'Profiltyp').selectOption('TECH');
    const fact = byRole(page, 'region', 'Profilspezifische Informationen').getByRole('textbox').first();
    const long = 'x'.repeat(20_001);
    await fact.fill(long);
    await byRole(page, 'button', 'Stellenanzeige aktualisieren').click();
    await expect.poll(() => fact.getAttribute('aria-invalid')).toBe('true');
    const described = await fact.evaluate((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent);
    expect(described).toContain('Höchstens 20000 Zeichen.');
    expect(await fact.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await fact.inputValue()).toBe(long);
    await context.close();
  });

  it('lets nothing move when the editors arrive, so that a click meets what it was meant for', async () => {
    const { page, context } = await open('/company/1/dashboard?tab=jobs');
    let arrive = (): void => undefined;
    const editor = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/rich-text-editor-*.js', async (route) => {
      await editor;
      await route.continue();
    });
    await page.goto(`${origin}/company/1/jobs/${id}/edit`);
    const height = async (): Promise<number | undefined> => (await byRole(page, 'region', 'Beschreibung').boundingBox())?.height;
    const before = await height();
    expect(before).toBeGreaterThan(1500);
    expect(await byRole(page, 'textbox', 'Stellenbeschreibung').count()).toBe(0);
    arrive();
    await byRole(page, 'textbox', 'Stellenbeschreibung').waitFor();
    expect(await height()).toBe(before);
    await context.close();
  });

  it('is the beginning of another one, which has a row of its own', async () => {
    const { page, context } = await open(TAB);
    await choose(page, /Oberleitungsmontage/, 'Duplizieren');
    await byText(page, /mit dem Inhalt von .* beginnt/).waitFor();
    expect(pathOf(page)).toBe(`/company/1/jobs/create?copy=${id}`);
    expect(await byLabel(page, 'Stellentitel').inputValue()).toBe(title);
    await byLabel(page, 'Stellentitel').fill('Weichenvermessung (m/w/d)');
    await byRole(page, 'textbox', 'Ihr Profil').waitFor();
    await byRole(page, 'button', 'Stellenanzeige erstellen').click();
    await expect.poll(() => pathOf(page)).toBe(TAB);
    const copy = (await jobs()).find(({ title }) => title === 'Weichenvermessung (m/w/d)');
    const [first, second] = await Promise.all([stored(id), stored(copy?.id ?? 0)]);
    const content = ['city', 'workingModel', 'employment', 'jobDescription', 'yourTasks', 'yourProfile', 'templateType', 'teamMembers'];
    for (const name of content) expect(first[name], name).toBeDefined();
    for (const name of content) expect(second[name], name).toEqual(first[name]);
    expect(first.title).not.toBe(second.title);
    await context.close();
  });
});
