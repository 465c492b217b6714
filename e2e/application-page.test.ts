/** @module-tag full */
import {
  APPLICATION_STATUSES,
  canBeAssigned,
  companyStatusLabels,
  documentLabels,
  memberName,
  readApplication,
  readApplications,
  readTeam,
  type Application,
  type ApplicationStatus,
} from '@stellwerk/domain';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
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
/** What the server knows of an application now. */
const stored = async ({ id }: Application) => readApplication(await readAs(recruiter, `/api/private/applications/${id}`));

/** The first application of the demo data that fits. */
function sample(fits: (application: Application) => boolean): Application {
  const found = applications.find(fits);
  if (found === undefined) throw new Error('The demo data has no such application.');
  return found;
}

/** The page of an application, as soon as it shows whom it is about. */
async function openPage(application: Application, before?: (visitor: Visit) => Promise<unknown>): Promise<Visit> {
  const visitor = await open(pathTo(application), { before });
  await byRole(visitor.page, 'heading', application.name, { level: 1 }).waitFor();
  return visitor;
}

const decisions = (page: Page) => byRole(page, 'group', 'Entscheidung');
const part = (page: Page, title: string) => byRole(page, 'region', title);
const hrefs = (root: Locator) => root.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const writeTo = (userId: string) => `/company/1/dashboard?tab=messages&action=new&to=${userId}`;
const digits = (phone: string) => phone.replace(/[^+\d]/g, '');

describe('the page of an application', () => {
  let application: Application;
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    // Its two dates differ, and nothing has been decided about it.
    application = sample((one) => one.userId !== '' && one.status === 'VIEWED' && one.updatedAt !== one.createdAt);
    visitor = await openPage(application);
    page = visitor.page;
  });
  afterAll(() => visitor.context.close());

  it('CA62 asks a visitor to log in and leads back', async () => {
    const { page: other, context } = await visit(browser);
    await other.goto(origin + pathTo(application));
    await other.waitForURL(/\/login\?redirect=/);
    expect(new URL(other.url()).searchParams.get('redirect')).toBe(pathTo(application));
    await context.close();
  });

  it('CA63 CA69 rule 7: names number, status, both dates with the time, and who recommended', async () => {
    const facts = part(page, 'Bewerbung').locator('dd');
    const when = (iso: string | null) => {
      const format = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });
      return `${format.format(new Date(iso ?? ''))} Uhr`;
    };
    expect(await facts.allTextContents()).toEqual([
      application.id,
      when(application.createdAt),
      when(application.updatedAt),
      application.referredBy,
    ]);
    expect(await page.locator('main header [data-status]').allTextContents()).toEqual([companyStatusLabels[application.status]]);
  });

  it('CA64 names city, employment, working model and state of the job', async () => {
    const { city, employment, workingModel, active } = application.job;
    const shown = await part(page, 'Stelle').locator('dd').allTextContents();
    expect(shown).toEqual([city, employment, workingModel, active ? 'Aktiv' : 'Inaktiv']);
  });

  it('CA64 says that a job is inactive', async () => {
    const { page: other, context } = await openPage(sample(({ job }) => !job.active));
    expect(await part(other, 'Stelle').locator('dd').last().textContent()).toBe('Inaktiv');
    await context.close();
  });

  it('CA68 leads back to the applications', async () => {
    const back = byRole(page, 'link', 'Zurück zu den Bewerbungen');
    expect(await back.getAttribute('href')).toBe('/company/1/applications');
  });

  it('CA77 links the profile of the candidate, where there is one', async () => {
    expect(await byRole(page, 'link', 'Kandidatenprofil').getAttribute('href')).toBe(`/users/${application.userId}`);
    const { page: other, context } = await openPage(sample(({ userId }) => userId === ''));
    expect(await byRole(other, 'link', 'Kandidatenprofil').count()).toBe(0);
    await context.close();
  });

  it('CA66 offers the three decisions and a mail', async () => {
    expect(await decisions(page).getByRole('button').allTextContents()).toEqual(['Akzeptieren', 'Ablehnen', 'In Bearbeitung']);
    expect(await byRole(decisions(page), 'link', 'E-Mail schreiben').getAttribute('href')).toBe(`mailto:${application.email}`);
  });

  it('CA47 CA48 rates, and says so while it waits and afterwards', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((done) => (answer = done));
    await page.route(RATE, async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('label', { has: byRole(page, 'radio', '2 Sterne') }).click();
    await byText(page, 'Bewertung wird aktualisiert...').waitFor();
    answer();
    await byText(page, 'Bewertung wurde aktualisiert').waitFor();
    await page.unroute(RATE);
    expect(await byRole(page, 'radio', '2 Sterne').isChecked()).toBe(true);
    expect((await stored(application)).rating).toBe(2);
  });

  it('CA49 leaves the stars as they were when rating fails', async () => {
    await page.route(RATE, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.locator('label', { has: byRole(page, 'radio', '5 Sterne') }).click();
    await byText(page, 'Fehler beim Aktualisieren der Bewertung').waitFor();
    await page.unroute(RATE);
    await expect.poll(() => byRole(page, 'radio', '2 Sterne').isChecked()).toBe(true);
  });
});

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
    expect(await part(page, 'Anschreiben').locator('p').textContent()).toBe('Guten Tag,\nmoin.');
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

    it('CA59 CA65 shows the pages of a PDF with their text, and closes them again', async () => {
      const { page, context, complaints } = await openPage(full);
      await view(page).click();
      await byText(pages(page), 'Demo: eine Beispieldatei aus den Demodaten von Stellwerk.').waitFor();
      await byText(part(page, 'Dokumente'), '1 Seite').waitFor();
      expect(context.pages()).toHaveLength(1);
      await byRole(part(page, 'Dokumente'), 'button', 'Schließen: Lebenslauf').click();
      await pages(page).waitFor({ state: 'detached' });
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('CA59 CA65 saves a document and stays on the page', async () => {
      const { page, context } = await openPage(full);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        byRole(part(page, 'Dokumente'), 'button', 'Herunterladen: Lebenslauf').click(),
      ]);
      expect(file.suggestedFilename()).toBe(full.documents.find(({ kind }) => kind === 'resume')?.name);
      expect([context.pages().length, new URL(page.url()).pathname]).toEqual([1, pathTo(full)]);
      await context.close();
    });

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
            // A copy: the browser warns who reads a drawn canvas again and again.
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
    await byText(page, 'Ohne Anschreiben.').waitFor();
    await byText(page, 'Keine Dokumente vorhanden.').waitFor();
    const account = bare.userId === '' ? [] : [writeTo(bare.userId), `/users/${bare.userId}`];
    expect(await hrefs(part(page, 'Kontakt'))).toEqual([`mailto:${bare.email}`, ...account]);
    expect(await part(page, 'Kenntnisse').count()).toBe(0);
    await context.close();
  });
});

describe('who looks after it', () => {
  const field = (page: Page) => byRole(page, 'combobox', 'Zuständig');
  /** Opens the list, which waits for the team. */
  async function choose(page: Page, name: string) {
    await page.locator('main [role=combobox]:not([aria-busy=true])').waitFor();
    await field(page).click();
    await byRole(page, 'option', name).click();
  }

  it('CA76 offers nobody and each member who may decide', async () => {
    const team = readTeam(await readAs(recruiter, '/api/private/companies/1/get-company-team-members'));
    const { page, context } = await openPage(sample(({ assignee }) => assignee === null));
    await page.locator('main [role=combobox]:not([aria-busy=true])').waitFor();
    await field(page).click();
    expect(await page.getByRole('option').allTextContents()).toEqual(['Niemand', ...team.filter(canBeAssigned).map(memberName)]);
    expect(team.filter((member) => !canBeAssigned(member)).length).toBeGreaterThan(0);
    await context.close();
  });

  it('CA76 is made responsible, and nobody again', async () => {
    const application = sample(({ assignee }) => assignee === null);
    const { page, context } = await openPage(application);
    await choose(page, 'Jonas Terhorst');
    await byText(page, 'Zuständigkeit wurde gespeichert').waitFor();
    expect((await stored(application)).assignee?.name).toBe('Jonas Terhorst');
    await page.reload();
    await expect.poll(() => field(page).textContent()).toBe('Jonas Terhorst');
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
    await expect.poll(() => field(page).textContent()).toBe('Niemand');
    expect((await stored(application)).assignee).toBeNull();
    await context.close();
  });
});

describe('decisions', () => {
  /** Presses a decision and answers the question before a rejection, which may still stand there. */
  async function decide(page: Page, label: string) {
    if (!(await rejectionDialog(page).isVisible())) await byRole(decisions(page), 'button', label).click();
    if (label === 'Ablehnen') await answerRejection(page);
  }
  const FAILURES = {
    Akzeptieren: 'Der Status konnte nicht geändert werden.',
    Ablehnen: 'Die Bewerbung konnte nicht abgelehnt werden. Ihr Text bleibt hier stehen.',
    'In Bearbeitung': 'Der Status konnte nicht geändert werden.',
  } as const;
  const OFFERED = {
    SUBMITTED: ['Akzeptieren', 'Ablehnen', 'In Bearbeitung'],
    VIEWED: ['Akzeptieren', 'Ablehnen', 'In Bearbeitung'],
    IN_REVIEW: ['Akzeptieren', 'Ablehnen'],
    INTERVIEW_SCHEDULED: ['Akzeptieren', 'Ablehnen', 'In Bearbeitung'],
    OFFER_MADE: ['Akzeptieren', 'Ablehnen', 'In Bearbeitung'],
    ACCEPTED: ['Ablehnen'],
    REJECTED: ['Akzeptieren', 'In Bearbeitung'],
    WITHDRAWN: ['Akzeptieren', 'Ablehnen', 'In Bearbeitung'],
  } as const satisfies Record<ApplicationStatus, readonly string[]>;

  it.each(APPLICATION_STATUSES)('CA67 offers at %s what is left to decide', async (status) => {
    const { page, context } = await openPage(sample((one) => one.status === status));
    expect(await decisions(page).getByRole('button').allTextContents()).toEqual(OFFERED[status]);
    await context.close();
  });

  it.each([
    ['Akzeptieren', 'SUBMITTED', 'ACCEPTED', 'Eingestellt'],
    ['Ablehnen', 'INTERVIEW_SCHEDULED', 'REJECTED', 'Abgelehnt'],
    ['In Bearbeitung', 'OFFER_MADE', 'IN_REVIEW', 'In Bearbeitung'],
  ] as const)('CA67 CA73 CA74 "%s" says that it failed, then which status it led to', async (label, before, status, shown) => {
    const application = sample((one) => one.status === before);
    const { page, context } = await openPage(application);
    const alert = page.getByRole('main').getByRole('alert');
    await page.route(STATUS, (route) => route.fulfill({ status: 500, body: '{}' }));
    await decide(page, label);
    await byRole(page, 'alert').filter({ hasText: FAILURES[label] }).waitFor();
    expect((await stored(application)).status).toBe(before);
    await page.unroute(STATUS);
    await decide(page, label);
    await expect.poll(() => alert.allTextContents()).toEqual([`Erfolg: Bewerbungsstatus wurde auf "${shown}" geändert.`]);
    expect((await stored(application)).status).toBe(status);
    expect(await page.locator('main header [data-status]').allTextContents()).toEqual([shown]);
    // What the new status has made needless is not offered any more.
    expect(await decisions(page).getByRole('button').allTextContents()).toEqual(OFFERED[status]);
    await context.close();
  });
});

describe('an application that is not there', () => {
  const missing = { id: '999999' };

  it('CA71 says that there is none', async () => {
    const { page, context } = await open(pathTo(missing));
    await byRole(page, 'heading', 'Bewerbung nicht gefunden').waitFor();
    await context.close();
  });

  it.each([
    ['CA70', 'Bewerbungen konnten nicht geladen werden', /\/api\/private\/applications\//],
    ['CA72', 'Fehler beim Laden der Bewerbungsdetails', /\/api\/private\/applications\/999999$/],
  ])('%s says "%s"', async (_row, text, failing) => {
    const { page, context } = await open(pathTo(missing), {
      before: (one) => one.page.route(failing, (route) => route.fulfill({ status: 500, body: '{}' })),
    });
    await byText(page, text).waitFor();
    await context.close();
  });
});
