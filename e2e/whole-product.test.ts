/** @module-tag full */
import { JSDOM } from 'jsdom';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goInside, visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { jobOffer } from './support/job-offer';
import { opener } from './support/member';
import { logIn, type Login } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const member = await logIn(origin, 'member@demo.example');

interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Makes a call over HTTP, logged in or not. */
async function call(method: string, path: string, { as, body }: { as?: Login; body?: unknown } = {}): Promise<Answered> {
  const response = await fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...(as && { authorization: `Bearer ${as.token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: Object((await response.json().catch(() => null)) ?? {}) };
}

const application = (jobId: unknown, email: string) => ({
  jobOffer: { id: jobId },
  firstName: 'Ada',
  lastName: 'Kern',
  email,
  linkedinProfile: 'https://www.linkedin.com/in/ada-kern',
  terms: true,
  gdpr: true,
});

it(
  'NL27 NL28 one product: company, posting, recommendation, application, decision, and what the candidate reads of it',
  { tags: ['walk'] },
  async () => {
    const candidate = await logIn(origin, 'candidate@demo.example');
    const company = await call('POST', '/api/private/companies/create', {
      as: owner,
      body: { name: 'Kiebitz Bahnbau GmbH', industry: 'IT und Software' },
    });
    expect(company.status).toBe(201);
    const job = await call('POST', '/api/private/jobs/create', { as: owner, body: { companyId: company.body.id, jobOffer } });
    expect(job.status).toBe(201);
    const jobId = job.body.id;
    const link = await call('POST', '/api/private/referrals/create', { as: member, body: { jobOfferId: jobId } });
    const code = link.body.referralCode;
    const page = await fetch(`${origin}/jobs/${String(jobId)}?ref=${String(code)}`);
    expect([page.status, (await page.text()).includes('Fachkraft für Gleisbau')]).toEqual([200, true]);

    const path = `/api/private/applications/create?ref=${String(code)}`;
    const sent = await call('POST', path, { as: candidate, body: application(jobId, 'candidate@demo.example') });
    expect(sent.status).toBe(201);
    const id = String(sent.body.applicationId);
    // The company writes its own text; the candidate reads the status that all parts of the product share.
    const status = await call('PATCH', `/api/private/applications/${id}/status`, {
      as: owner,
      body: { status: 'contacted', expectedStatus: 'SUBMITTED' },
    });
    expect(status.status).toBe(200);
    const { page: own, context } = await opener(browser, candidate)(`/applications/${id}`);
    await byText(own, 'In Prüfung').first().waitFor();
    await context.close();
    const payouts = await fetch(`${origin}/api/private/application-referrals`, { headers: { authorization: `Bearer ${member.token}` } });
    expect(JSON.stringify(await payouts.json())).toContain('Fachkraft für Gleisbau');
  },
);

describe('people of a company', () => {
  const COMPANY = '/company/1/dashboard';

  it('AU23 act with the stored token; without one the page leads to the login', async () => {
    const { page, context } = await opener(browser, member)(COMPANY);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(COMPANY);
    await context.close();
    const { page: visitor, context: other } = await visit(browser);
    await visitor.goto(origin + COMPANY);
    await visitor.waitForURL(/\/login\?redirect=%2Fcompany%2F1%2Fdashboard/);
    await other.close();
    expect((await call('GET', '/api/private/applications/by-company/1')).status).toBe(401);
  });

  it('AU28 a plain member reviews applications: status, notes, rating', async () => {
    const { body } = await call('POST', '/api/public/applications/create', {
      body: { applicationDto: application(101, 'pruefung@post.example'), acceptTerms: true },
    });
    const path = `/api/private/applications/${String(body.applicationId)}`;
    const steps = [
      ['PATCH', 'status', { status: 'interview', expectedStatus: 'SUBMITTED' }],
      ['POST', 'notes', { note: 'Ruft zurück.' }],
      ['PATCH', 'rate', { rating: 4 }],
    ] as const;
    for (const [method, what, change] of steps)
      expect((await call(method, `${path}/${what}`, { as: member, body: change })).status, what).toBeLessThan(300);
    const { body: read } = await call('GET', path, { as: member });
    expect(read).toMatchObject({ status: 'INTERVIEW_SCHEDULED', recruiterNotes: 'Ruft zurück.', rating: 4 });
  });

  it('AU26 O38 the client offers one posting more than the plan has, and the server takes it', async () => {
    const { body: company } = await call('POST', '/api/private/companies/create', {
      as: owner,
      body: { name: 'Kleinplan GmbH', industry: 'IT und Software' },
    });
    const id = String(company.id);
    const { body: plan } = await call('GET', `/api/private/companies/${id}/subscription`, { as: owner });
    expect(plan).toMatchObject({ planId: { planType: 'BASIS', maxJobsParallel: 1 } });
    const post = async (title: string) =>
      (await call('POST', '/api/private/jobs/create', { as: owner, body: { companyId: company.id, jobOffer: { ...jobOffer, title } } }))
        .status;
    expect(await post('Stelle 1 (m/w/d)')).toBe(201);
    const { page, context } = await opener(browser, owner)(`/company/${id}/jobs/create`);
    expect(await byRole(page, 'button', 'Stellenanzeige erstellen').isEnabled()).toBe(true);
    await context.close();
    expect(await post('Stelle 2 (m/w/d)')).toBe(201);
  });
});

/** All texts of a page: texts, names, placeholders. */
async function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join(','))];
    return [
      document.title,
      document.body.innerText,
      ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    ].join('\n');
  });
}

const MEMBER_PAGES = [
  '/dashboard',
  '/company/1/dashboard',
  '/company/1/dashboard?tab=team',
  '/company/1/dashboard?tab=applications',
  '/company/1/settings',
  '/company/1/history',
];

/** English words that occur in no German label. */
const ENGLISH =
  /\b(the|and|with|your|search|save|cancel|delete|edit|close|loading|error|submit|back|next|previous|settings|apply|send|password|sign in|log in)\b/i;
/** User content is no text of the product; buttons, links, headings and labels are. */
const LABELS = 'button, label, h1, h2, legend, th, nav a, footer a';

it('NL26 what a visitor reads is German', { tags: ['walk'] }, async () => {
  const paths = [
    '/',
    '/jobs',
    '/jobs/101',
    '/jobs/view/101/apply',
    '/fuer-unternehmen',
    '/login',
    '/register',
    '/impressum',
    '/agb',
    '/gibt-es-nicht',
  ];
  const pages = await Promise.all(paths.map(async (path) => ({ path, html: await (await fetch(origin + path)).text() })));
  for (const { path, html } of pages) {
    const { document } = new JSDOM(html).window;
    expect(document.documentElement.lang).toBe('de');
    const labels = [...document.querySelectorAll(LABELS)].map(({ textContent }) => textContent);
    expect(labels.length, path).toBeGreaterThan(5);
    expect(
      labels.filter((label) => ENGLISH.test(label)),
      path,
    ).toEqual([]);
  }
});

it('NL26 AU24 A43 what members read is German, and shows no role by its name on the wire', { tags: ['walk'] }, async () => {
  const { page, context } = await opener(browser, owner)(MEMBER_PAGES[0] ?? '');
  const roles = /\b(OWNER|ADMIN|RECRUITER|MEMBER|CANDIDATE|REFERRER|COMPANY|PLATFORM_ADMIN)\b/;
  for (const path of MEMBER_PAGES) {
    await goInside(page, path);
    await page.waitForLoadState('networkidle');
    await page.locator('main h1').first().waitFor();
    expect(roles.exec(await wordsOf(page))?.[0], path).toBeUndefined();
    const labels = await page.locator(LABELS).allInnerTexts();
    expect(
      labels.filter((label) => ENGLISH.test(label)),
      path,
    ).toEqual([]);
  }
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await context.close();
});
