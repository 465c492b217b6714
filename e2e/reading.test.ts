/** @module-tag full */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { goInside, visit } from './support/browser';
import { startDemo } from './support/demo';
import { asWritten, byRole, byText, textsOf } from './support/find';

const { origin, browser } = await startDemo();

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  readonly jobDescription: string;
}

interface WireJob {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly companyId: {
    readonly logoLink: string;
    readonly industry: { readonly name: string };
    readonly website: string;
    readonly linkedinProfile: string;
  };
  readonly city: string;
  readonly workingModel: string;
  readonly employment: string;
  readonly publishedAt: string;
  readonly videoUrl: string | null;
  readonly specificInformation: Readonly<Record<string, string>>;
  readonly teamMembers: readonly Person[];
  readonly description: string;
  readonly yourTasks: string;
  readonly yourProfile: string;
  readonly weOffer: string;
  readonly aboutUs: string;
}

async function jobOf(id: number): Promise<WireJob> {
  const answer: WireJob = await (await fetch(`${origin}/api/public/jobs/${id}`)).json();
  return answer;
}

/** A piece of the text of rich text: up to its second tag. */
const beginning = (html: string): string => /[^<>]{12,}/.exec(html)?.[0].slice(0, 40).trimEnd() ?? html;
/** Normalised text for comparison: hard spaces become spaces. */
const plain = (text: string | null): string => asWritten(text).replace(/\s+/g, ' ');

const dayOf = ({ publishedAt }: WireJob): string =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format(new Date(publishedAt));

/** PJ09 to PJ14, PJ38: the head and the end of the page. */
async function expectEnds(article: Locator, job: WireJob): Promise<void> {
  expect(await textsOf(article.getByRole('heading', { level: 1 }))).toEqual([job.title]);
  const header = plain(await article.locator('header').first().textContent());
  for (const fact of [job.company, job.city, job.workingModel, job.employment, dayOf(job)]) expect(header).toContain(fact);
  const footer = plain(await article.locator('footer').first().textContent());
  for (const fact of [`Stellen-ID ${job.id}`, dayOf(job)]) expect(footer).toContain(fact);
}

/** PJ17: each specific value. */
async function expectSpecific(article: Locator, job: WireJob): Promise<void> {
  const values = Object.values(job.specificInformation).filter((value) => value.trim() !== '');
  expect(values.length).toBeGreaterThan(2);
  const terms = (await article.locator('dl > div').allTextContents()).map(plain);
  // An enumeration may be rendered as several tags, without its commas.
  for (const value of values) {
    const parts = value.split(/,\s+/).map(plain);
    const shown = terms.some((group) => parts.every((part) => group.includes(part)));
    expect(shown, value).toBe(true);
  }
}

/** PJ24 to PJ28: each section with its text. */
async function expectSections(article: Locator, job: WireJob): Promise<void> {
  for (const [name, content] of [
    ['Stellenbeschreibung', job.description],
    ['Ihre Aufgaben', job.yourTasks],
    ['Ihr Profil', job.yourProfile],
    ['Wir bieten', job.weOffer],
    ['Über uns', job.aboutUs],
  ] as const)
    expect(plain(await byRole(article, 'region', name).textContent()), name).toContain(plain(beginning(content)));
}

/** PJ29 to PJ35: the company and its contact persons. */
async function expectSide(article: Locator, job: WireJob): Promise<void> {
  const side = article.getByRole('complementary');
  expect(await side.locator('img').first().getAttribute('src')).toBe(job.companyId.logoLink);
  const text = plain(await side.textContent());
  for (const fact of [job.company, job.companyId.industry.name]) expect(text).toContain(fact);
  const links = await side.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const href of [job.companyId.website, job.companyId.linkedinProfile]) expect(links).toContain(href);
  expect(job.teamMembers.length).toBeGreaterThan(0);
  const team = plain(await byRole(article, 'region', 'Ihr Team').textContent());
  for (const { firstName, lastName, position, jobDescription } of job.teamMembers)
    for (const fact of [`${firstName} ${lastName}`, position, jobDescription]) expect(team).toContain(plain(fact));
}

/** PJ36: the link to the form, with the five texts of its summary. */
async function expectApply(article: Locator, job: WireJob): Promise<void> {
  const links = await byRole(article, 'link', 'Jetzt bewerben').all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '', origin);
    expect(pathname).toBe(`/jobs/view/${job.id}/apply`);
    const { title, company, city: location, employment, workingModel } = job;
    expect(Object.fromEntries(searchParams)).toEqual({ title, company, location, employment, workingModel });
  }
}

// One job of each design, with the three profiles that have fields of their own.
it.each([
  ['PJ05 PJ20', 'template1', 'sw-klassisch', 107],
  ['PJ06 PJ19 PJ21 PJ22', 'template2', 'sw-modern', 201],
  ['PJ07', 'template3', 'sw-konservativ', 105],
] as const)(
  '%s PJ01 PJ09 PJ10 PJ11 PJ12 PJ13 PJ14 PJ17 PJ24 PJ25 PJ26 PJ27 PJ28 PJ29 PJ30 PJ31 PJ33 PJ34 PJ35 PJ36 PJ38 PJ62 EN12 EN13 EN14 in %s a job shows what the server knows',
  { tags: ['walk'] },
  async (_row, template, design, id) => {
    const job = await jobOf(id);
    const { page, context, complaints, calls } = await visit(browser);
    await page.route(/\/embed\//, (route) => route.fulfill({ body: '' }));
    const html = await (await page.goto(`${origin}/jobs/${id}`, { waitUntil: 'networkidle' }))?.text();
    expect(html).toContain(`data-template="${template}"`);
    const article = page.locator(`main article[data-template="${template}"]`);
    expect((await article.getAttribute('class'))?.split(' ')).toContain(design);
    for (const look of [expectEnds, expectSpecific, expectSections, expectSide, expectApply]) await look(article, job);
    expect(await byText(page, 'Kein Video verfügbar').count()).toBe(job.videoUrl === null ? 1 : 0);
    expect([complaints, calls]).toEqual([[], []]);
    if (job.videoUrl !== null) {
      expect(await page.locator('iframe').count()).toBe(0);
      await byRole(page, 'button', 'Video laden').click();
      expect(await page.locator('iframe').getAttribute('src')).toMatch(
        /^https:\/\/www\.youtube-nocookie\.com\/embed\/stellwerk-demo-0\d(?:\?|$)/,
      );
    }
    await context.close();
  },
);

/** An error while loading a job: status, body, and the text below the heading. */
const FAILURES = [
  [403, '{}', 'Sie haben keine Berechtigung, diese Stellenanzeige anzusehen.'],
  [404, '{}', 'Die gesuchte Stellenanzeige existiert nicht.'],
  [418, '{"message":"X aus dem Server"}', 'X aus dem Server'],
  [418, '', 'Die Stellenanzeige konnte nicht geladen werden. Bitte versuchen Sie es später erneut.'],
  [0, '', 'Die Stellenanzeige konnte nicht geladen werden. Bitte versuchen Sie es später erneut.'],
] as const;

it('PJ03 PJ04 PJ06 PJ08 PJ43 PJ47 PJ49 PJ50 PJ51 PJ52 PJ53 PJ54 PJ55 EN26 EN57 shows inside the app what any answer makes of a job', async () => {
  const { page, calls, context } = await visit(browser);
  await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
  let [status, body]: readonly [number, string] = [200, '{}'];
  let answers: Promise<unknown> = Promise.resolve();
  await page.route(/\/public\/jobs\/\d+$/, async (route) => {
    await answers;
    return status === 0 ? route.abort() : route.fulfill({ status, body, contentType: 'application/json' });
  });
  let id = 500_000;
  /** Opens another job, whose call gets this response. */
  const open = async (answer: unknown): Promise<void> => {
    [status, body] = [200, JSON.stringify(answer)];
    id += 1;
    await goInside(page, `/jobs/${id}`);
  };
  const article = page.locator('main article');

  for (const [fields, template] of [
    [{}, 'template2'],
    [{ template: { id: 1 } }, 'template1'],
    [{ template: { id: 2 } }, 'template2'],
    [{ template: { id: 3 } }, 'template3'],
    [{ template: { id: 99 } }, 'template2'],
  ] as const) {
    const title = `Fahrdienstleiterin ${id}`;
    await open({ id, title, companyId: { id: 1, name: 'Muster & Co' }, ...fields });
    await byRole(page, 'heading', title, { level: 1 }).waitFor();
    expect(await article.getAttribute('data-template')).toBe(template);
    expect(await byRole(article, 'link', 'Muster & Co').first().getAttribute('href')).toBe('/company/muster---co');
  }

  let letGo = (): void => undefined;
  answers = new Promise<void>((resolve) => (letGo = resolve));
  await open({});
  await byText(page.getByRole('status'), 'Wird geladen...').waitFor();
  expect(await article.count()).toBe(0);
  letGo();
  await byRole(page, 'heading', 'Stellenanzeige', { level: 1 }).waitFor();
  await byText(page, `Stellen-ID ${id}`).first().waitFor();

  for (const [failure, said, text] of FAILURES) {
    await goInside(page, '/jobs');
    await byRole(page, 'heading', 'Stellenanzeigen', { level: 1 }).waitFor();
    [status, body, id] = [failure, said, id + 1];
    await goInside(page, `/jobs/${id}`);
    await byRole(page, 'heading', 'Stellenanzeige konnte nicht geladen werden', { level: 1 }).waitFor();
    await byText(page, text).waitFor();
  }

  await goInside(page, '/jobs');
  await byRole(page, 'heading', 'Stellenanzeigen', { level: 1 }).waitFor();
  [status, body, id] = [500, '{}', id + 1];
  await goInside(page, `/jobs/${id}`);
  await byText(page, 'Serverfehler beim Laden der Stellenanzeige. Bitte versuchen Sie es später erneut.').waitFor();
  expect(calls.filter((call) => call.endsWith(`/${id}`))).toEqual([`GET /api/public/jobs/${id}`, `GET /public/jobs/${id}`]);
  const retry = byRole(page, 'button', 'Erneut versuchen');
  await retry.click();
  await retry.click();
  await byText(page, 'Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.').waitFor();
  expect(await retry.count()).toBe(0);
  await context.close();
});

it(
  'PJ48 PJ52 PJ56 NL17 NL18 NL19 NL23 O97 leads on from an address without a job, and shows the pages beside the jobs',
  { tags: ['walk'] },
  async () => {
    const { page, context } = await visit(browser);
    const answer = await page.goto(`${origin}/jobs/99999999`);
    expect(answer?.status()).toBe(404);
    await byText(page, 'Die gesuchte Stellenanzeige existiert nicht.').waitFor();
    await byRole(page, 'button', 'Zurück').click();
    await page.waitForURL(`${origin}/jobs`);
    await byRole(page, 'heading', 'Stellenanzeigen', { level: 1 }).waitFor();

    expect((await fetch(`${origin}/company/gibt-es-nicht`)).status).toBe(404);
    await goInside(page, '/jobs/%20');
    await byText(page, 'Keine Stellenanzeige-ID angegeben').waitFor();
    await goInside(page, '/company/hagenfeld-leittechnik-gmbh');
    await byRole(page, 'heading', 'Hagenfeld Leittechnik GmbH', { level: 1 }).waitFor();
    await page.locator('main h3 a[href^="/jobs/"], main li a[href^="/jobs/"]').first().waitFor();
    await goInside(page, '/coming-soon');
    await byText(page, 'Entwicklungsfortschritt: ca. 70%').waitFor();
    await byRole(page, 'heading', 'Hier wird noch gebaut', { level: 1 }).waitFor();
    expect(await byRole(page, 'link', 'Zurück zum Dashboard').getAttribute('href')).toBe('/dashboard');
    await goInside(page, '/gibt-es-nicht');
    await byRole(page, 'heading', 'Seite nicht gefunden', { level: 1 }).waitFor();
    await byRole(page, 'link', 'Zu den Stellenanzeigen').waitFor();
    await context.close();
  },
);

/** The server-rendered heading of a page. */
async function readHeading(path: string): Promise<readonly [number, string | undefined]> {
  const answer = await fetch(origin + path);
  const [, heading] = /<html[^>]* lang="de"[\s\S]*?<h1[^>]*>([^<]+)/.exec(await answer.text()) ?? [];
  return [answer.status, heading];
}

it('O100 the page for employers says its prices without a script, and every head and foot leads to it', { tags: ['walk'] }, async () => {
  expect(await readHeading('/fuer-unternehmen')).toEqual([200, 'Freie Fahrt für Ihre Stellen.']);
  const html = await (await fetch(`${origin}/fuer-unternehmen`)).text();
  for (const text of ['Basis', 'Standard', '49,00', '99,00', 'Auf Anfrage']) expect(html).toContain(text);
  expect(html).toContain('<link rel="canonical" href="http');
  expect(html).toContain('href="/register?redirect=%2Fcompany%2Fcreate"');
  const start = await (await fetch(origin)).text();
  expect(start.match(/href="\/fuer-unternehmen"/g)).toHaveLength(3);
});

it('NL25 the legal pages are German pages with a heading, which every footer links', { tags: ['walk'] }, async () => {
  for (const [path, heading] of [
    ['/privacy-policy', 'Datenschutzerklärung'],
    ['/datenschutz', 'Datenschutzerklärung'],
    ['/agb', 'Allgemeine Geschäftsbedingungen'],
    ['/nutzerbedingungen', 'Nutzungsbedingungen'],
    ['/impressum', 'Impressum'],
    ['/barrierefreiheit', 'Erklärung zur Barrierefreiheit'],
  ] as const)
    expect(await readHeading(path), path).toEqual([200, heading]);
  expect(await readHeading('/gibt-es-nicht')).toEqual([404, 'Seite nicht gefunden']);
  const html = await (await fetch(`${origin}/jobs`)).text();
  for (const path of ['/datenschutz', '/agb', '/nutzerbedingungen', '/impressum', '/barrierefreiheit'])
    expect(html).toContain(`href="${path}"`);
});
