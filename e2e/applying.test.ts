import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { disguised, pdf } from './support/files';
import { startDemoServer, type DemoServer } from './support/server';

let server: DemoServer;
let browser: Browser;
let jobId: number;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemoServer(), launchBrowser()]);
  const { jobs } = await (await fetch(`${server.origin}/api/jobs`)).json();
  jobId = jobs.find((job: { company: string }) => job.company.startsWith('Weserbund')).id;
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function login(email: string): Promise<{ token: string; roles: string[] }> {
  const response = await fetch(`${server.origin}/api/public/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Stellwerk-Demo-2026' }),
  });
  return response.json();
}

async function open(query = '') {
  const visitor = await visit(browser);
  await visitor.page.goto(`${server.origin}/jobs/view/${jobId}/apply${query}`, { waitUntil: 'networkidle' });
  return visitor;
}

async function fillPerson(page: Page, email = 'annika.brandt@post.example'): Promise<void> {
  await page.getByLabel('Vorname').fill('Annika');
  await page.getByLabel('Nachname').fill('Brandt');
  await page.getByLabel('E-Mail').fill(email);
}

async function consent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }).check();
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Bewerbung absenden' }).click();
const resume = (page: Page) => page.locator('input[type=file][name=resume]');

async function fillLinkedIn(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'LinkedIn-Profil angeben' }).check();
  await page.getByLabel('LinkedIn-Profil-URL').fill('https://www.linkedin.com/in/annika-brandt');
}

function mails(): readonly string[] {
  const outbox = join(server.dataDir, 'outbox');
  return existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8')) : [];
}

describe('applying', () => {
  it('AF01 AF04 AF30 AF31 AF33 AF35 EN49 sends an application with a file, without an account', async () => {
    const { page, context, complaints } = await open();
    await fillPerson(page);
    await page.getByLabel('Nachricht').fill('Guten Tag, ich möchte zu Ihnen.');
    await resume(page).setInputFiles(pdf);
    await consent(page);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await submit(page);
    expect(new URL((await sent).url()).pathname).toBe('/api/public/applications/create');
    await page.waitForURL(`${server.origin}/jobs/view/${jobId}/apply/success`);
    await page.getByText('Ihre Bewerbung wurde erfolgreich übermittelt!').waitFor();
    await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewerbung' }).waitFor();
    const stored = await page.evaluate(() => [localStorage.getItem('lastAppliedId'), localStorage.getItem('lastAppliedJob')]);
    expect(stored[0]).toMatch(/^\d+$/);
    expect(JSON.parse(stored[1] ?? '{}')).toMatchObject({ company: 'Weserbund Versicherungen AG' });
    expect(complaints).toEqual([]);

    const owner = await login('owner@demo.example');
    const application = await (
      await fetch(`${server.origin}/api/private/applications/${stored[0]}`, { headers: { authorization: `Bearer ${owner.token}` } })
    ).json();
    expect(application).toMatchObject({
      firstName: 'Annika',
      email: 'annika.brandt@post.example',
      jobDescription: 'Guten Tag, ich möchte zu Ihnen.',
      terms: true,
      gdpr: true,
      newsletter: false,
    });
    expect(application.documents).toMatchObject([{ kind: 'resume', name: 'Lebenslauf.pdf', contentType: 'application/pdf' }]);
    await expect.poll(() => mails().some((mail) => mail.includes('To: annika.brandt@post.example')), { timeout: 20_000 }).toBe(true);
    await context.close();
  });

  it('AF45 AF49 AF50 EN38 sends JSON with its constants when a LinkedIn profile stands for the files', async () => {
    const { page, context } = await open('?ref=GIBTESNICHT');
    await fillPerson(page, 'nur.linkedin@post.example');
    await page.getByLabel('Nachricht').fill('Mein Profil sagt alles.');
    await fillLinkedIn(page);
    await consent(page);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await submit(page);
    const request = await sent;
    expect(new URL(request.url()).searchParams.get('ref')).toBe('GIBTESNICHT');
    expect(request.postDataJSON()).toMatchObject({
      subscribeNewsletter: false,
      acceptTerms: true,
      applicationDto: {
        jobOffer: { id: jobId },
        jobDescription: 'Mein Profil sagt alles.',
        salutation: 'NOT_SPECIFIED',
        applicationType: 'FULL',
        source: 'WEBSITE',
        terms: true,
        gdpr: true,
      },
    });
    // A recommendation that nobody knows must not cost the application (A12).
    await page.waitForURL(/\/success$/);
    await context.close();
  });

  it('AF05 AF26 sends through the private path with the locked identity of the profile', async () => {
    const { token, roles } = await login('candidate@demo.example');
    const { page, context } = await visit(browser);
    await context.addInitScript(
      ([t, r]) => {
        localStorage.setItem('jwt_token', String(t));
        localStorage.setItem('user_roles', String(r));
      },
      [token, JSON.stringify(roles)],
    );
    await page.goto(`${server.origin}/jobs/view/${jobId}/apply`, { waitUntil: 'networkidle' });
    const profile = await (
      await fetch(`${server.origin}/api/private/users/profile`, { headers: { authorization: `Bearer ${token}` } })
    ).json();
    await expect.poll(() => page.getByLabel('Vorname').inputValue()).toBe(profile.firstName);
    expect(await page.getByLabel('E-Mail').inputValue()).toBe(profile.email);
    for (const label of ['Vorname', 'Nachname', 'E-Mail']) expect(await page.getByLabel(label).getAttribute('readonly')).not.toBeNull();
    await fillLinkedIn(page);
    await consent(page);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await submit(page);
    const request = await sent;
    expect(new URL(request.url()).pathname).toBe('/api/private/applications/create');
    expect(request.headers().authorization).toBe(`Bearer ${token}`);
    expect(request.postDataJSON()).toMatchObject({ firstName: profile.firstName, email: profile.email });
    await page.waitForURL(/\/success$/);
    await page.getByRole('link', { name: 'Meine Bewerbungen' }).waitFor();
    await context.close();
  });

  it('AF37 AF38 AF39 AF40 AF41 AF42 AF44 says everything that is missing at once, in both wordings', async () => {
    const { page, context } = await open();
    await submit(page);
    for (const text of [
      'Bitte füllen Sie alle Pflichtfelder aus',
      'Bitte laden Sie einen Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an',
      'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen',
      'Bitte akzeptieren Sie die Datenschutzerklärung',
      'Bitte akzeptieren Sie die Datenschutzrichtlinien.',
      'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.',
    ])
      await page.getByText(text, { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'Bitte füllen Sie alle Pflichtfelder aus' }).click();
    await expect.poll(() => page.getByLabel('Vorname').evaluate((field) => field === document.activeElement)).toBe(true);
    await context.close();
  });

  it('is done by keyboard alone', async () => {
    const { page, context } = await open();
    await page.getByLabel('Vorname').focus();
    await page.keyboard.type('Karl');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Weiche');
    await page.keyboard.press('Tab');
    await page.keyboard.type('karl.weiche@post.example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Nachricht');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByLabel('LinkedIn-Profil-URL').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('https://www.linkedin.com/in/karl-weiche');
    const terms = page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ });
    for (let step = 0; step < 12 && !(await terms.evaluate((box) => box === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const privacy = page.getByRole('checkbox', { name: /Datenschutzerklärung/ });
    for (let step = 0; step < 4 && !(await privacy.evaluate((box) => box === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const button = page.getByRole('button', { name: 'Bewerbung absenden' });
    for (let step = 0; step < 6 && !(await button.evaluate((element) => element === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/success$/);
    await context.close();
  });
});

describe('what goes wrong', () => {
  const answers = [
    [
      'AF53',
      { status: 200, contentType: 'application/json', body: '{"success":true}' },
      'Die Bewerbung wurde nicht korrekt erstellt. Server hat keine gültige Bewerbungs-ID zurückgegeben.',
    ],
    [
      'AF54',
      { status: 200, contentType: 'application/json', body: '' },
      'Der Server hat keine Antwort zurückgegeben. Bitte versuchen Sie es später erneut.',
    ],
    ['AF57', { status: 200, contentType: 'application/json', body: '{"success":false,"error":"E","details":"D"}' }, 'Fehler: E - D'],
    ['AF58', { status: 500, contentType: 'application/json', body: '' }, /^Fehler bei der Übermittlung der Bewerbung/],
    [
      'AF60',
      { status: 200, contentType: 'text/html', body: '<p>Seite</p>' },
      'Server-Fehler: Die API-Route existiert nicht oder ist nicht verfügbar.',
    ],
    ['AF61', { status: 200, contentType: 'application/json', body: '{x' }, 'Ungültige Antwort vom Server'],
  ] as const;

  it.each(answers)('%s AF32 AF58 tells the reason and keeps what was typed', async (_row, answer, text) => {
    const { page, context } = await open();
    await page.route(/\/applications\/create/, (route) => route.fulfill(answer));
    await fillPerson(page);
    await fillLinkedIn(page);
    await consent(page);
    await submit(page);
    await page.getByText(text).first().waitFor();
    await page.getByText('Bewerbung konnte nicht übermittelt werden.').first().waitFor();
    expect(await page.getByLabel('Vorname').inputValue()).toBe('Annika');
    expect(page.url()).toContain('/apply');
    await context.close();
  });

  it('AF59 says that the files did not arrive, and keeps them', async () => {
    const { page, context } = await open();
    await page.route(/\/applications\/create/, (route) => route.abort('connectionreset'));
    await fillPerson(page);
    await resume(page).setInputFiles(pdf);
    await consent(page);
    await submit(page);
    await page
      .getByText(/^Die Bewerbungsdateien konnten nicht hochgeladen werden\./)
      .first()
      .waitFor();
    await page.getByText('Lebenslauf.pdf').first().waitFor();
    await context.close();
  });

  it('AF29 AF64 gives up after 30 seconds without an answer; until then both buttons wait', async () => {
    const { page, context } = await open();
    await fillPerson(page);
    await fillLinkedIn(page);
    await consent(page);
    await page.route(/\/applications\/create/, () => undefined);
    await page.clock.install();
    await submit(page);
    await expect.poll(() => page.getByRole('button', { name: 'Abbrechen' }).isDisabled()).toBe(true);
    await page.clock.fastForward(29_000);
    expect(await page.getByText(/^Fehler bei der Übermittlung/).count()).toBe(0);
    await page.clock.fastForward(2_000);
    await page
      .getByText(/^Fehler bei der Übermittlung der Bewerbung/)
      .first()
      .waitFor();
    await page.getByText('Bewerbung konnte nicht übermittelt werden.').first().waitFor();
    await context.close();
  });

  it('AF34 remembers what is unknown as unknown', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${server.origin}/jobs`);
    await page.route(/\/public\/jobs\/\d+$/, (route) =>
      route.fulfill({ contentType: 'application/json', body: JSON.stringify({ id: jobId, title: null }) }),
    );
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/jobs/view/${jobId}/apply`);
    await page.getByLabel('Vorname').waitFor();
    await fillPerson(page, 'unbekannt@post.example');
    await fillLinkedIn(page);
    await consent(page);
    await submit(page);
    await page.waitForURL(/\/success$/, { waitUntil: 'commit' });
    const stored = await page.evaluate(() => localStorage.getItem('lastAppliedJob'));
    expect(JSON.parse(stored ?? '{}')).toMatchObject({
      title: 'Unbekannte Stelle',
      company: 'Unbekanntes Unternehmen',
      location: 'Unbekannter Ort',
    });
    await context.close();
  });

  it('AF62 says that the connection is lost, and nothing typed or chosen is', async () => {
    const { page, context } = await open();
    await fillPerson(page);
    await resume(page).setInputFiles(pdf);
    await consent(page);
    await context.setOffline(true);
    await submit(page);
    await page.getByText('Keine Internetverbindung. Bitte überprüfen Sie Ihre Netzwerkverbindung.').first().waitFor();
    await page.getByText('Lebenslauf.pdf').first().waitFor();
    await context.setOffline(false);
    await submit(page);
    await page.waitForURL(/\/success$/);
    await context.close();
  });

  it('refuses a disguised file at its field', async () => {
    const { page, context } = await open();
    await fillPerson(page);
    await resume(page).setInputFiles(disguised);
    await consent(page);
    await submit(page);
    await page.getByText('Der Inhalt der Datei passt nicht zu ihrer Endung.').first().waitFor();
    expect(await page.getByLabel('Nachname').inputValue()).toBe('Brandt');
    await context.close();
  });

  it('keeps text and files of an unfinished form, but no consent', async () => {
    const { page, context } = await open();
    await fillPerson(page);
    await resume(page).setInputFiles(pdf);
    await consent(page);
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0);
    await page.waitForTimeout(800);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.getByLabel('Vorname').inputValue()).toBe('Annika');
    await page.getByText('Lebenslauf.pdf').first().waitFor();
    expect(await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).isChecked()).toBe(false);
    await context.close();
  });

  it('AF07 goes back to where the person came from', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${server.origin}/jobs/${jobId}`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Jetzt bewerben' }).first().click();
    await page.waitForURL(/\/apply/);
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    // A page from the browser's own store fires no load event.
    await page.waitForURL(`${server.origin}/jobs/${jobId}`, { waitUntil: 'commit' });
    await context.close();
  });

  it('AF09 says that the posting does not exist', async () => {
    const { page, context } = await visit(browser);
    const answer = await page.goto(`${server.origin}/jobs/view/99999999/apply`);
    expect(answer?.status()).toBe(404);
    await page.getByText('Stellenanzeige nicht gefunden', { exact: true }).waitFor();
    await context.close();
  });
});
