/** @module-tag full */
import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { applyAgain, chooseResume, consent, fillLinkedIn, fillPerson, submit } from './support/application-form';
import { visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { pdf } from './support/files';
import { byLabel, byRole, byText } from './support/find';
import { mailedLink, mailsTo } from './support/mails';
import { logIn, readAs, type Login } from './support/session';

const { origin, browser, dataDir } = await startDemo();
const WALK = { tags: ['walk'] };

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

/** Sends the form and returns the sent values. */
async function send({ page }: Visit): Promise<Request> {
  const [request] = await Promise.all([page.waitForRequest((one) => one.method() === 'POST'), submit(page)]);
  return request;
}

const pathOf = (request: Request): string => new URL(request.url()).pathname;

/** Values that every application of these tests sends besides its own. */
const constants = {
  salutation: 'NOT_SPECIFIED',
  applicationType: 'FULL',
  source: 'WEBSITE',
  terms: true,
  gdpr: true,
  initialApplication: false,
} as const;

it(
  'AC12 AC14 AF04 AF13 AF19 AF30 AF31 AF33 AF35 AF36 AF48 AF51 AF65 AU08 EN49 a guest sends a file (/jobs/view/:id/apply/success), which the company reads, and takes it back',
  WALK,
  async () => {
    const visitor = await open();
    const { page, context } = visitor;
    await fillPerson(page);
    await byLabel(page, 'Nachricht (optional)').fill('Guten Tag, ich möchte zu Ihnen.');
    await chooseResume(page);
    await consent(page);
    const request = await send(visitor);
    await byText(page, 'Ihre Bewerbung wurde erfolgreich übermittelt!').first().waitFor();

    expect(pathOf(request)).toBe('/api/public/applications/create');
    expect(request.headers().authorization).toBeUndefined();
    // The browser chooses the boundary of the parts.
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; ?boundary=\S+$/);
    await page.waitForURL(`${origin}${FORM}/success`, { waitUntil: 'commit' });
    const [id, remembered] = await page.evaluate(() => [localStorage.getItem('lastAppliedId'), localStorage.getItem('lastAppliedJob')]);
    expect(id).toMatch(/^\d+$/);
    expect(JSON.parse(remembered ?? '{}')).toMatchObject(job);
    const main = page.getByRole('main');
    await byRole(main, 'heading', 'Vielen Dank für Ihre Bewerbung', { level: 1 }).waitFor();
    for (const text of [id ?? 'no number', job.title, job.company, job.location]) await byText(main, text).waitFor();
    expect(await byRole(main, 'link', 'Weitere Stellenanzeigen').getAttribute('href')).toBe('/jobs');

    const owner = await logIn(origin, 'owner@demo.example');
    const application = await readAs<Record<string, unknown>>(owner, `/api/private/applications/${id}`);
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
    const file = await fetch(`${origin}${String(application.resumeUrl)}`, { headers: { authorization: `Bearer ${owner.token}` } });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf.buffer);

    await expect.poll(() => mailsTo(dataDir, 'annika.brandt@post.example')).toHaveLength(1);
    await page.goto(origin + (await mailedLink(dataDir, 'annika.brandt@post.example', 'status')));
    await byText(page, 'Eingereicht').first().waitFor();
    await byRole(page, 'button', 'Bewerbung zurückziehen').click();
    await byRole(page.getByRole('alertdialog'), 'button', 'Bewerbung zurückziehen').click();
    await byText(page, 'Ihre Bewerbung wurde erfolgreich zurückgezogen').waitFor();
    expect(await readAs(owner, `/api/private/applications/${id}`)).toMatchObject({ status: 'WITHDRAWN' });
    expect(visitor.complaints).toEqual([]);
    await context.close();
  },
);

it(
  'AF03 AF45 AF49 AF50 AU07 EN38 a LinkedIn profile instead of files goes as JSON, with the code of a recommendation that nobody knows (A12)',
  WALK,
  async () => {
    const visitor = await open('?ref=GIBTESNICHT');
    const { page, context } = visitor;
    await fillPerson(page, 'nur.linkedin@post.example');
    await byLabel(page, 'Nachricht (optional)').fill('Mein Profil sagt alles.');
    await fillLinkedIn(page);
    await consent(page);
    const request = await send(visitor);
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
    const { accept, 'content-type': contentType } = request.headers();
    expect({ accept, contentType }).toEqual({ accept: 'application/json', contentType: 'application/json' });
    expect(new URL(request.url()).searchParams.get('ref')).toBe('GIBTESNICHT');
    await page.waitForURL(`${origin}${FORM}/success**`, { waitUntil: 'commit' });
    await context.close();
  },
);

it('AF05 AF26 AF27 AF30 AU22 somebody who is logged in sends the identity of the profile, locked, with the token', WALK, async () => {
  const login = await logIn(origin, 'candidate@demo.example');
  const { firstName, lastName, email, phone } = await readAs<Record<'firstName' | 'lastName' | 'email' | 'phone', string>>(
    login,
    '/api/private/users/profile',
  );
  const visitor = await open('', login);
  const { page, context } = visitor;
  await applyAgain(page);
  // The profile is loaded as soon as its fields are locked.
  await page.locator('[name=firstName][readonly]').waitFor();
  const fields: (string | boolean)[] = [];
  for (const label of ['Vorname', 'Nachname', 'E-Mail', 'Telefon (optional)']) {
    const field = byLabel(page, label);
    fields.push(await field.inputValue(), (await field.getAttribute('readonly')) !== null);
  }
  expect(fields).toEqual([firstName, true, lastName, true, email, true, phone, true]);
  await fillLinkedIn(page);
  await consent(page);
  const request = await send(visitor);
  expect(pathOf(request)).toBe('/api/private/applications/create');
  expect(request.headers().authorization).toBe(`Bearer ${login.token}`);
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
  await page.waitForURL(/\/success$/, { waitUntil: 'commit' });
  await byRole(page.getByRole('main'), 'link', 'Meine Bewerbungen').waitFor();
  await context.close();
});

it('AF27 leaves the phone open where the profile has none', async () => {
  const { page, context } = await open('', await logIn(origin, 'samira.elamrani@post.example'));
  await applyAgain(page);
  await expect.poll(() => byLabel(page, 'Vorname').inputValue()).toBe('Samira');
  expect(await byLabel(page, 'Vorname').getAttribute('readonly')).not.toBeNull();
  await byLabel(page, 'Telefon (optional)').fill('0171 5550199');
  expect(await byLabel(page, 'Telefon (optional)').inputValue()).toBe('0171 5550199');
  await context.close();
});
