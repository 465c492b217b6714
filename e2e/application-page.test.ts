/** @module-tag full */
import {
  canBeAssigned,
  companyStatusLabels,
  documentLabels,
  memberName,
  readApplication,
  readApplications,
  readTeam,
  type Application,
} from '@stellwerk/domain';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goInside, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';
import { scannedPdf } from './support/scan';
import { answerRejection, rejectionDialog } from './support/rejection';

const { origin, browser } = await startDemo();
const recruiter = await logIn(origin, 'recruiter@demo.example');
const open = opener(browser, recruiter);
const applications = readApplications(await readAs(recruiter, '/api/private/applications/by-company/1'));

const STATUS = /\/api\/private\/applications\/\d+\/status$/;
const RATE = /\/rate$/;
const ASSIGN = /\/assign$/;

const pathTo = ({ id }: Pick<Application, 'id'>) => `/company/1/applications/${id}`;
/** The server's current state of an application. */
const stored = async ({ id }: Application) => readApplication(await readAs(recruiter, `/api/private/applications/${id}`));

/** The first matching application of the demo data. */
function sample(fits: (application: Application) => boolean): Application {
  const found = applications.find(fits);
  if (found === undefined) throw new Error('The demo data has no such application.');
  return found;
}

/** The page of an application, as soon as it shows the applicant. */
async function openPage(application: Application, before?: (visitor: Visit) => Promise<unknown>): Promise<Visit> {
  const visitor = await open(pathTo(application), { before });
  await byRole(visitor.page, 'heading', application.name, { level: 1 }).waitFor();
  return visitor;
}

/** The responsible member. */
const assignee = (page: Page) => byRole(page, 'combobox', 'Zuständig');
const decisions = (page: Page) => byRole(page, 'group', 'Entscheidung');
const part = (page: Page, title: string) => byRole(page, 'region', title);
const hrefs = (root: Locator) => root.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const writeTo = (userId: string) => `/company/1/dashboard?tab=messages&action=new&to=${userId}`;
const digits = (phone: string) => phone.replace(/[^+\d]/g, '');

it(
  'CA47 CA48 CA49 CA59 CA62 CA63 CA64 CA65 CA66 CA68 CA69 CA76 CA77 rule 7: the page of an application says what is known, and is worked on',
  { tags: ['walk'] },
  async () => {
    // Its two dates differ, and it is undecided.
    const application = sample(
      ({ userId, status, updatedAt, createdAt, documents, assignee }) =>
        userId !== '' &&
        status === 'VIEWED' &&
        updatedAt !== createdAt &&
        assignee === null &&
        documents.some(({ kind }) => kind === 'resume'),
    );
    const team = readTeam(await readAs(recruiter, '/api/private/companies/1/get-company-team-members'));
    const { page, context, complaints } = await openPage(application);

    const when = (iso: string | null) => {
      const format = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });
      return `${format.format(new Date(iso ?? ''))} Uhr`;
    };
    expect(await part(page, 'Bewerbung').locator('dd').allTextContents()).toEqual([
      application.id,
      when(application.createdAt),
      when(application.updatedAt),
      ...(application.referredBy === '' ? [] : [application.referredBy]),
    ]);
    expect(await page.locator('main header [data-status]').allTextContents()).toEqual([companyStatusLabels[application.status]]);
    const { city, employment, workingModel, active } = application.job;
    expect(await part(page, 'Stelle').locator('dd').allTextContents()).toEqual([
      city,
      employment,
      workingModel,
      active ? 'Aktiv' : 'Inaktiv',
    ]);
    const back = byRole(page, 'link', 'Zurück zu den Bewerbungen');
    expect(await back.getAttribute('href')).toBe('/company/1/applications');
    const contact = await hrefs(part(page, 'Kontakt'));
    expect(contact).toEqual(
      expect.arrayContaining([`mailto:${application.email}`, writeTo(application.userId), `/users/${application.userId}`]),
    );
    expect(await decisions(page).getByRole('button').allTextContents()).toEqual(['Akzeptieren', 'Ablehnen', 'In Bearbeitung']);
    expect(await byRole(decisions(page), 'link', 'E-Mail schreiben').getAttribute('href')).toBe(`mailto:${application.email}`);

    const stars = (count: number) => byRole(page, 'radio', `${count} Sterne`);
    const rate = (count: number) => page.locator('label', { has: stars(count) }).click();
    let answer = (): void => undefined;
    const held = new Promise<void>((done) => (answer = done));
    await page.route(RATE, async (route) => {
      await held;
      await route.continue();
    });
    await rate(2);
    await byText(page, 'Bewertung wird aktualisiert...').waitFor();
    answer();
    await byText(page, 'Bewertung wurde aktualisiert').waitFor();
    await page.unroute(RATE);
    expect([await stars(2).isChecked(), (await stored(application)).rating]).toEqual([true, 2]);
    await page.route(RATE, (route) => route.fulfill({ status: 500, body: '{}' }));
    await rate(5);
    await byText(page, 'Fehler beim Aktualisieren der Bewertung').waitFor();
    await expect.poll(() => stars(2).isChecked()).toBe(true);

    // No one, and each member with permission to decide.
    await page.locator('main [role=combobox]:not([aria-busy=true])').waitFor();
    await assignee(page).click();
    expect(await page.getByRole('option').allTextContents()).toEqual(['Niemand', ...team.filter(canBeAssigned).map(memberName)]);
    expect(team.filter((member) => !canBeAssigned(member)).length).toBeGreaterThan(0);
    await byRole(page, 'option', 'Jonas Terhorst').click();
    await byText(page, 'Zuständigkeit wurde gespeichert').waitFor();
    expect((await stored(application)).assignee?.name).toBe('Jonas Terhorst');

    await byRole(part(page, 'Dokumente'), 'button', 'Ansehen: Lebenslauf').click();
    const pages = byRole(page, 'region', 'Lebenslauf, Seiten');
    await byText(pages, 'Demo: eine Beispieldatei aus den Demodaten von Stellwerk.').waitFor();
    await byText(part(page, 'Dokumente'), '1 Seite').waitFor();
    await byRole(part(page, 'Dokumente'), 'button', 'Schließen: Lebenslauf').click();
    await pages.waitFor({ state: 'detached' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      byRole(part(page, 'Dokumente'), 'button', 'Herunterladen: Lebenslauf').click(),
    ]);
    expect(file.suggestedFilename()).toBe(application.documents.find(({ kind }) => kind === 'resume')?.name);
    expect([context.pages().length, new URL(page.url()).pathname]).toEqual([1, pathTo(application)]);
    // Only the response of the rating was an error.
    expect(complaints.filter((text) => !text.includes('500'))).toEqual([]);
    await context.close();
  },
);

/** The call of the page of an application. */
const callOf = ({ id }: { readonly id: string }): RegExp => new RegExp(`/private/applications/${id}$`);

describe('what it shows of an applicant', () => {
  const links = {
    linkedinProfile: 'https://www.linkedin.com/in/jo-sample',
    linkedinUrl: 'https://www.linkedin.com/in/jo-sample',
    xingProfile: 'https://www.xing.com/profile/Jo_Sample',
    xingUrl: 'https://www.xing.com/profile/Jo_Sample',
    websiteUrl: 'https://jo-sample.example',
  };

  it('CA65 every way to reach the person, the message, the skills and each document', async () => {
    const full = sample(({ documents, phone, skills }) => documents.length > 2 && phone !== '' && skills.length > 1);
    const stated = await readAs<object>(recruiter, `/api/private/applications/${full.id}`);
    const json = { ...stated, ...links, message: null, jobDescription: 'Guten Tag,\nmoin.' };
    const { page, context } = await openPage(full, (one) => one.page.route(callOf(full), (route) => route.fulfill({ json })));
    await expect
      .poll(() => hrefs(part(page, 'Kontakt')))
      .toEqual([
        `mailto:${full.email}`,
        `tel:${digits(full.phone)}`,
        links.linkedinUrl,
        links.xingUrl,
        links.websiteUrl,
        ...(full.userId === '' ? [] : [writeTo(full.userId), `/users/${full.userId}`]),
      ]);
    expect(await part(page, 'Nachricht').locator('p').textContent()).toBe('Guten Tag,\nmoin.');
    expect(await part(page, 'Kenntnisse').getByRole('listitem').allTextContents()).toEqual(full.skills);
    const documents = part(page, 'Dokumente').getByRole('listitem');
    for (const [index, { kind }] of full.documents.entries()) {
      for (const way of ['Ansehen', 'Herunterladen'])
        await byRole(documents.nth(index), 'button', `${way}: ${documentLabels[kind]}`).waitFor();
    }
    expect(await documents.count()).toBe(full.documents.length);
    await context.close();
  });

  describe('a document inside the page', () => {
    const full = sample(({ documents }) => documents.some(({ kind }) => kind === 'resume'));
    const pages = (page: Page) => byRole(page, 'region', 'Lebenslauf, Seiten');
    const view = (page: Page) => byRole(part(page, 'Dokumente'), 'button', 'Ansehen: Lebenslauf');

    it('CA59 reads a scan that no browser reads by itself', async () => {
      const { page, context, complaints } = await openPage(full, (one) =>
        one.page.route('**/api/public/media/cv/**', (route) => route.fulfill({ contentType: 'application/pdf', body: scannedPdf() })),
      );
      await view(page).click();
      const middle = () =>
        pages(page)
          .locator('canvas')
          .evaluate((canvas) => {
            if (!(canvas instanceof HTMLCanvasElement)) return null;
            // A copy: the browser warns about repeated reads of a rendered canvas.
            const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
            copy?.drawImage(canvas, canvas.width / 2, canvas.height / 2, 1, 1, 0, 0, 1, 1);
            return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
          });
      await expect.poll(middle).toEqual([0, 170, 0, 255]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('says that a file is broken, and asks for a new address to try again', async () => {
      let broken = true;
      const { page, context } = await openPage(full, (one) =>
        one.page.route('**/api/public/media/cv/**', (route) =>
          broken ? route.fulfill({ contentType: 'application/pdf', body: 'kein PDF' }) : route.continue(),
        ),
      );
      await view(page).click();
      await byText(page, 'Dieses Dokument lässt sich hier nicht zeigen.').waitFor();
      broken = false;
      await byRole(part(page, 'Dokumente'), 'button', 'Erneut versuchen').click();
      await byText(pages(page), 'Demo: eine Beispieldatei aus den Demodaten von Stellwerk.').waitFor();
      await context.close();
    });
  });

  it('CA65 nothing of what is not there', async () => {
    const bare = sample(({ documents, skills }) => documents.length === 0 && skills.length === 0);
    const stated = await readAs<object>(recruiter, `/api/private/applications/${bare.id}`);
    const none = Object.fromEntries(
      [...Object.keys(links), 'message', 'jobDescription', 'phone', 'candidatePhone'].map((key) => [key, null]),
    );
    const json = { ...stated, ...none };
    const { page, context } = await openPage(bare, (one) => one.page.route(callOf(bare), (route) => route.fulfill({ json })));
    await byText(page, 'Ohne Nachricht.').waitFor();
    await byText(page, 'Keine Dokumente vorhanden.').waitFor();
    const account = bare.userId === '' ? [] : [writeTo(bare.userId), `/users/${bare.userId}`];
    expect(await hrefs(part(page, 'Kontakt'))).toEqual([`mailto:${bare.email}`, ...account]);
    expect(await part(page, 'Kenntnisse').count()).toBe(0);
    await context.close();
  });
});

describe('who looks after it', () => {
  /** Opens the list, which waits for the team. */
  async function choose(page: Page, name: string) {
    await page.locator('main [role=combobox]:not([aria-busy=true])').waitFor();
    await assignee(page).click();
    await byRole(page, 'option', name).click();
  }

  it('CA76 is made responsible, and nobody again', async () => {
    const application = sample(({ assignee }) => assignee === null);
    const { page, context } = await openPage(application);
    await choose(page, 'Jonas Terhorst');
    await byText(page, 'Zuständigkeit wurde gespeichert').waitFor();
    expect((await stored(application)).assignee?.name).toBe('Jonas Terhorst');
    await page.reload();
    await expect.poll(() => assignee(page).textContent()).toBe('Jonas Terhorst');
    await choose(page, 'Niemand');
    await byText(page, 'Zuständigkeit wurde gespeichert').waitFor();
    expect((await stored(application)).assignee).toBeNull();
    await context.close();
  });

  it('CA76 stays who it was when the server refuses', async () => {
    const application = sample(({ assignee }) => assignee === null);
    const { page, context } = await openPage(application);
    await page.route(ASSIGN, (route) => route.fulfill({ status: 500, body: '{}' }));
    await choose(page, 'Jonas Terhorst');
    await byText(page, 'Fehler beim Speichern der Zuständigkeit').waitFor();
    await expect.poll(() => assignee(page).textContent()).toBe('Niemand');
    expect((await stored(application)).assignee).toBeNull();
    await context.close();
  });
});

it('CA67 CA70 CA71 CA72 CA73 CA74 a decision says that it failed, then to which status it led; so does a page that is not there', async () => {
  const application = sample(({ status }) => status === 'OFFER_MADE');
  const { page, context } = await openPage(application);
  const alert = page.getByRole('main').getByRole('alert');
  const offered = () => decisions(page).getByRole('button').allTextContents();
  const press = async (label: string) => {
    await byRole(decisions(page), 'button', label).click();
    if (label === 'Akzeptieren') await byRole(page, 'button', 'Ja, einstellen').click();
  };
  expect(await offered()).toEqual(['Akzeptieren', 'Ablehnen', 'In Bearbeitung']);
  for (const [label, status, shown, left] of [
    ['In Bearbeitung', 'IN_REVIEW', 'In Bearbeitung', ['Akzeptieren', 'Ablehnen']],
    ['Akzeptieren', 'ACCEPTED', 'Eingestellt', ['Ablehnen']],
    ['Ablehnen', 'REJECTED', 'Abgelehnt', ['Akzeptieren', 'In Bearbeitung']],
  ] as const) {
    const before = (await stored(application)).status;
    await page.route(STATUS, (route) => route.fulfill({ status: 500, body: '{}' }));
    await press(label);
    if (label === 'Ablehnen') {
      await byLabel(rejectionDialog(page), 'Text an die Person').fill('Die Stelle ist besetzt.');
      await byLabel(rejectionDialog(page), 'Als Text für diese Stelle merken').check();
      await answerRejection(page);
    }
    const failure =
      label === 'Ablehnen'
        ? 'Die Bewerbung konnte nicht abgelehnt werden. Ihr Text bleibt hier stehen.'
        : 'Der Status konnte nicht geändert werden.';
    await byRole(page, 'alert').filter({ hasText: failure }).waitFor();
    expect((await stored(application)).status).toBe(before);
    await page.unroute(STATUS);
    if (label === 'Ablehnen') await answerRejection(page);
    else await press(label);
    await expect.poll(() => alert.allTextContents()).toEqual([`Erfolg: Bewerbungsstatus wurde auf "${shown}" geändert.`]);
    expect((await stored(application)).status).toBe(status);
    expect(await page.locator('main header [data-status]').allTextContents()).toEqual([shown]);
    // Actions that the new status makes needless are no longer offered.
    expect(await offered()).toEqual(left);
  }
  await expect.poll(async () => (await stored(application)).job.rejectionText).toBe('Die Stelle ist besetzt.');

  // An unknown application, one whose call fails, and a failed list.
  await goInside(page, pathTo({ id: '999999' }));
  await byRole(page, 'heading', 'Bewerbung nicht gefunden').waitFor();
  await page.route(/\/api\/private\/applications\/999998$/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await goInside(page, pathTo({ id: '999998' }));
  await byText(page, 'Fehler beim Laden der Bewerbungsdetails').waitFor();
  await page.route(/\/api\/private\/applications\//, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`${origin}${pathTo(application)}`);
  await byText(page, 'Bewerbungen konnten nicht geladen werden').waitFor();
  await context.close();
});
