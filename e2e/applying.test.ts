/** @module-tag full */
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseResume, consent, fillLinkedIn, fillPerson, submit } from './support/application-form';
import { visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { mailsTo } from './support/mails';
import { logIn, readAs, type Login } from './support/session';

const { origin, browser, dataDir } = await startDemo();

const JOB = 101;
const FORM = `/jobs/view/${JOB}/apply`;
const job = {
  id: String(JOB),
  title: 'Senior Backend-Entwickler Schadenplattform (m/w/d)',
  company: 'Weserbund Versicherungen AG',
  location: 'Bremen',
};

async function open(query = '', login?: Login): Promise<Visit> {
  const visitor = await visit(browser, { login });
  await visitor.page.goto(origin + FORM + query, { waitUntil: 'networkidle' });
  return visitor;
}

/** Sends the form and tells what was sent. */
async function send({ page }: Visit): Promise<Request> {
  const [request] = await Promise.all([page.waitForRequest((one) => one.method() === 'POST'), submit(page)]);
  return request;
}

const pathOf = (request: Request): string => new URL(request.url()).pathname;

/** What every application of these tests sends beside its own values. */
const constants = {
  salutation: 'NOT_SPECIFIED',
  applicationType: 'FULL',
  source: 'WEBSITE',
  terms: true,
  gdpr: true,
  initialApplication: false,
} as const;

describe('an application with a file, without an account', () => {
  let visitor: Visit;
  let request: Request;
  let toast: boolean;
  let stored: readonly (string | null)[];
  beforeAll(async () => {
    visitor = await open();
    const { page } = visitor;
    await fillPerson(page);
    await byLabel(page, 'Nachricht (optional)').fill('Guten Tag, ich möchte zu Ihnen.');
    await chooseResume(page);
    await consent(page);
    request = await send(visitor);
    toast = await byText(page, 'Ihre Bewerbung wurde erfolgreich übermittelt!')
      .first()
      .waitFor()
      .then(
        () => true,
        () => false,
      );
    stored = await page.evaluate(() => [localStorage.getItem('lastAppliedId'), localStorage.getItem('lastAppliedJob')]);
  });
  afterAll(() => visitor.context.close());

  it('AF04 goes to the public endpoint, without a login', () => {
    expect(pathOf(request)).toBe('/api/public/applications/create');
    expect(request.headers().authorization).toBeUndefined();
  });

  it('AU08 leaves the boundary of the parts to the browser', () => {
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; ?boundary=\S+$/);
  });

  it('AF30 leads to the page of the success', () => {
    expect(new URL(visitor.page.url()).pathname).toBe(`${FORM}/success`);
  });

  it('AF31 says by a toast that it was sent', () => {
    expect(toast).toBe(true);
  });

  it('AF33 EN49 leaves its number and its job in the browser', () => {
    expect(stored[0]).toMatch(/^\d+$/);
    expect(JSON.parse(stored[1] ?? '{}')).toEqual(job);
  });

  it('AF35 AF36 confirms it with its number and its job, and leads on', async () => {
    const main = visitor.page.getByRole('main');
    await byRole(main, 'heading', 'Vielen Dank für Ihre Bewerbung', { level: 1 }).waitFor();
    for (const text of [stored[0] ?? 'no number', job.title, job.company, job.location]) await byText(main, text).waitFor();
    expect(await byRole(main, 'link', 'Weitere Stellenanzeigen').getAttribute('href')).toBe('/jobs');
  });

  it('AF13 AF19 AF48 AF51 AF65 arrives at the company as it was sent', async () => {
    const owner = await logIn(origin, 'owner@demo.example');
    const application = await readAs<Record<string, unknown>>(owner, `/api/private/applications/${stored[0]}`);
    expect(application).toMatchObject({
      firstName: 'Annika',
      lastName: 'Brandt',
      email: 'annika.brandt@post.example',
      phone: null,
      message: 'Guten Tag, ich möchte zu Ihnen.',
      jobDescription: 'Guten Tag, ich möchte zu Ihnen.',
      linkedinProfile: null,
      xingProfile: null,
      jobId: JOB,
      status: 'SUBMITTED',
      newsletter: false,
      referral: null,
      ...constants,
    });
    expect(application.documents).toEqual([
      {
        id: expect.any(Number),
        kind: 'resume',
        name: 'Lebenslauf.pdf',
        size: expect.any(Number),
        contentType: 'application/pdf',
        url: expect.stringMatching(/^\/api\/public\/media\/cv\/[\w.]+\.pdf$/),
      },
    ]);
  });

  it('is confirmed by mail', async () => {
    await expect.poll(() => mailsTo(dataDir, 'annika.brandt@post.example')).toHaveLength(1);
  });

  it('goes through without a warning', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

describe('an application with a LinkedIn profile instead of files', () => {
  let visitor: Visit;
  let request: Request;
  beforeAll(async () => {
    visitor = await open('?ref=GIBTESNICHT');
    const { page } = visitor;
    await fillPerson(page, 'nur.linkedin@post.example');
    await byLabel(page, 'Nachricht (optional)').fill('Mein Profil sagt alles.');
    await fillLinkedIn(page);
    await consent(page);
    request = await send(visitor);
  });
  afterAll(() => visitor.context.close());

  it('AF49 AF50 EN38 goes as JSON with its constants, the message as jobDescription', () => {
    expect(request.postDataJSON()).toEqual({
      subscribeNewsletter: false,
      acceptTerms: true,
      applicationDto: {
        jobOffer: { id: JOB },
        referral: 'GIBTESNICHT',
        firstName: 'Annika',
        lastName: 'Brandt',
        email: 'nur.linkedin@post.example',
        phone: '',
        linkedinProfile: 'https://www.linkedin.com/in/annika-brandt',
        xingProfile: '',
        message: 'Mein Profil sagt alles.',
        jobDescription: 'Mein Profil sagt alles.',
        ...constants,
      },
    });
  });

  it('AU07 says that it sends and wants JSON', () => {
    const { accept, 'content-type': contentType } = request.headers();
    expect({ accept, contentType }).toEqual({ accept: 'application/json', contentType: 'application/json' });
  });

  it('AF03 names the code of the recommendation in its URL', () => {
    expect(new URL(request.url()).searchParams.get('ref')).toBe('GIBTESNICHT');
  });

  it('AF45 suffices, and a recommendation that nobody knows does not cost it (A12)', async () => {
    await visitor.page.waitForURL(`${origin}${FORM}/success**`, { waitUntil: 'commit' });
  });
});

describe('an application of a logged-in person', () => {
  let login: Login;
  let visitor: Visit;
  let request: Request;
  let profile: Record<'firstName' | 'lastName' | 'email' | 'phone', string>;
  const locked = ['Vorname', 'Nachname', 'E-Mail', 'Telefon (optional)'] as const;
  const fields: (string | boolean)[] = [];
  beforeAll(async () => {
    login = await logIn(origin, 'candidate@demo.example');
    profile = await readAs(login, '/api/private/users/profile');
    visitor = await open('', login);
    const { page } = visitor;
    // The profile has come as soon as its fields are locked.
    await page.locator('[name=firstName][readonly]').waitFor();
    for (const label of locked) {
      const field = byLabel(page, label);
      fields.push(await field.inputValue(), (await field.getAttribute('readonly')) !== null);
    }
    await fillLinkedIn(page);
    await consent(page);
    request = await send(visitor);
  });
  afterAll(() => visitor.context.close());

  it('AF26 AF27 has the identity of the profile, locked', () => {
    const { firstName, lastName, email, phone } = profile;
    expect(fields).toEqual([firstName, true, lastName, true, email, true, phone, true]);
  });

  it('AF05 AU22 goes through the private path with the token', () => {
    expect(pathOf(request)).toBe('/api/private/applications/create');
    expect(request.headers().authorization).toBe(`Bearer ${login.token}`);
  });

  it('AF05 AF26 sends the identity of the profile', () => {
    const { firstName, lastName, email, phone } = profile;
    expect(request.postDataJSON()).toEqual({
      jobOffer: { id: JOB },
      firstName,
      lastName,
      email,
      phone,
      linkedinProfile: 'https://www.linkedin.com/in/annika-brandt',
      xingProfile: '',
      message: '',
      jobDescription: '',
      subscribeNewsletter: false,
      acceptTerms: true,
      ...constants,
    });
  });

  it('AF30 leads to the own applications afterwards', async () => {
    await visitor.page.waitForURL(/\/success$/, { waitUntil: 'commit' });
    await byRole(visitor.page.getByRole('main'), 'link', 'Meine Bewerbungen').waitFor();
  });

  it('AF27 leaves the phone open where the profile has none', async () => {
    const { page, context } = await open('', await logIn(origin, 'samira.elamrani@post.example'));
    await expect.poll(() => byLabel(page, 'Vorname').inputValue()).toBe('Samira');
    expect(await byLabel(page, 'Vorname').getAttribute('readonly')).not.toBeNull();
    await byLabel(page, 'Telefon (optional)').fill('0171 5550199');
    expect(await byLabel(page, 'Telefon (optional)').inputValue()).toBe('0171 5550199');
    await context.close();
  });
});
