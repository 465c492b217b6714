/** @module-tag full */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goInside, visit, type Visit } from './support/browser';
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

/** A piece of the text of rich text: what stands before its second tag. */
const beginning = (html: string): string => /[^<>]{12,}/.exec(html)?.[0].slice(0, 40).trimEnd() ?? html;
/** Text as it is compared: hard spaces are spaces. */
const plain = (text: string | null): string => asWritten(text).replace(/\s+/g, ' ');

// One job of each design, with the three profiles that have fields of their own.
describe.each([
  ['PJ05', 'template1', 'sw-klassisch', 107],
  ['PJ06', 'template2', 'sw-modern', 201],
  ['PJ07', 'template3', 'sw-konservativ', 105],
] as const)('%s the job page in %s', (row, template, design, id) => {
  let visitor: Visit;
  let page: Page;
  let job: WireJob;
  let html: string;
  beforeAll(async () => {
    job = await jobOf(id);
    visitor = await visit(browser);
    page = visitor.page;
    html = (await (await page.goto(`${origin}/jobs/${id}`, { waitUntil: 'networkidle' }))?.text()) ?? '';
  });
  afterAll(() => visitor.context.close());

  const text = async (selector: string): Promise<string> =>
    plain(await page.locator('main article').locator(selector).first().textContent());
  const day = (): string =>
    new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format(new Date(job.publishedAt));

  it(`PJ01 ${row} is rendered by the server and hydrates without a second call`, async () => {
    expect(html).toContain(`data-template="${template}"`);
    const article = page.locator(`article[data-template="${template}"]`);
    expect((await article.getAttribute('class'))?.split(' ')).toContain(design);
    expect(visitor.complaints).toEqual([]);
    expect(visitor.calls).toEqual([]);
  });

  it('PJ09 PJ10 PJ11 PJ12 PJ13 PJ14 PJ62 heads it with what the server knows', async () => {
    expect(await textsOf(page.getByRole('heading', { level: 1 }))).toEqual([job.title]);
    const header = await text('header');
    for (const fact of [job.company, job.city, job.workingModel, job.employment, day()]) expect(header).toContain(fact);
  });

  it('PJ17 EN12 EN13 EN14 shows each specific value', async () => {
    const values = Object.values(job.specificInformation).filter((value) => value.trim() !== '');
    expect(values.length).toBeGreaterThan(2);
    const terms = (await page.locator('main article dl > div').allTextContents()).map(plain);
    // An enumeration may stand as several plates, without its commas.
    for (const value of values) {
      const parts = value.split(/,\s+/).map(plain);
      expect(
        terms.some((group) => parts.every((part) => group.includes(part))),
        value,
      ).toBe(true);
    }
  });

  it('PJ24 PJ25 PJ26 PJ27 PJ28 shows each section with its text', async () => {
    for (const [name, content] of [
      ['Stellenbeschreibung', job.description],
      ['Ihre Aufgaben', job.yourTasks],
      ['Ihr Profil', job.yourProfile],
      ['Wir bieten', job.weOffer],
      ['Über uns', job.aboutUs],
    ] as const)
      expect(plain(await byRole(page, 'region', name).textContent()), name).toContain(plain(beginning(content)));
  });

  it('PJ29 PJ30 PJ31 PJ33 PJ34 shows the company beside it', async () => {
    const side = page.locator('main article').getByRole('complementary');
    expect(await side.locator('img').first().getAttribute('src')).toBe(job.companyId.logoLink);
    const text = plain(await side.textContent());
    for (const fact of [job.company, job.companyId.industry.name]) expect(text).toContain(fact);
    const links = await side.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const href of [job.companyId.website, job.companyId.linkedinProfile]) expect(links).toContain(href);
  });

  it('PJ35 shows each person of the team', async () => {
    expect(job.teamMembers.length).toBeGreaterThan(0);
    const team = plain(await byRole(page, 'region', 'Ihr Team').textContent());
    for (const { firstName, lastName, position, jobDescription } of job.teamMembers)
      for (const fact of [`${firstName} ${lastName}`, position, jobDescription]) expect(team).toContain(plain(fact));
  });

  it('PJ36 leads to the form with the five texts of its summary', async () => {
    for (const link of await byRole(page, 'link', 'Jetzt bewerben').all()) {
      const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '', origin);
      expect(pathname).toBe(`/jobs/view/${id}/apply`);
      expect(Object.fromEntries(searchParams)).toEqual({
        title: job.title,
        company: job.company,
        location: job.city,
        employment: job.employment,
        workingModel: job.workingModel,
      });
    }
  });

  it('PJ38 ends with number and day', async () => {
    const footer = await text('footer');
    for (const fact of [`Stellen-ID ${id}`, day()]) expect(footer).toContain(fact);
  });
});

/** Opens a job inside the app, where the browser asks for the data and gets this answer. */
async function openInside(answer: unknown, status = 200): Promise<Visit> {
  const visitor = await visit(browser);
  await visitor.page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
  await visitor.page.route(/\/public\/jobs\/\d+$/, (route) =>
    route.fulfill({ status, body: typeof answer === 'string' ? answer : JSON.stringify(answer), contentType: 'application/json' }),
  );
  await goInside(visitor.page, '/jobs/201');
  return visitor;
}

describe('which design', () => {
  it.each([
    ['PJ06 EN26', {}, 'template2'],
    ['PJ08 EN26', { template: { id: 1 } }, 'template1'],
    ['PJ08 EN26', { template: { id: 2 } }, 'template2'],
    ['PJ08 EN26', { template: { id: 3 } }, 'template3'],
    ['PJ08', { template: { id: 99 } }, 'template2'],
  ])('%s an answer with %o is shown', async (_row, fields, template) => {
    const { page, context } = await openInside({ id: 201, title: 'Fahrdienstleiterin', ...fields });
    await byRole(page, 'heading', 'Fahrdienstleiterin', { level: 1 }).waitFor();
    expect(await page.locator('main article').getAttribute('data-template')).toBe(template);
    await context.close();
  });

  it.each([1, 2, 3])('PJ43 EN57 in design %i a company whose page nobody names is led to by its name', async (template) => {
    const answer = { id: 201, title: 'Fahrdienstleiterin', template: { id: template }, companyId: { id: 1, name: 'Muster & Co' } };
    const { page, context } = await openInside(answer);
    const link = byRole(page, 'link', 'Muster & Co').first();
    expect(await link.getAttribute('href')).toBe('/company/muster---co');
    await context.close();
  });
});

describe('the job page', () => {
  it('PJ19 PJ21 PJ22 loads a video only after a click, even one that comes before the script', async () => {
    for (const [id, video] of [
      [201, 'stellwerk-demo-01'],
      [101, 'stellwerk-demo-02'],
    ] as const) {
      const { page, context } = await visit(browser);
      await page.route(/\/embed\//, (route) => route.fulfill({ body: '' }));
      await page.goto(`${origin}/jobs/${id}`);
      expect(await page.locator('iframe').count()).toBe(0);
      const button = byRole(page, 'button', 'Video laden');
      await button.dispatchEvent('pointerdown');
      await button.click();
      const source = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
      expect(source.origin + source.pathname).toBe(`https://www.youtube-nocookie.com/embed/${video}`);
      await context.close();
    }
  });

  it('PJ20 says that there is no video', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs/107`);
    await byText(page, 'Kein Video verfügbar').waitFor();
    await context.close();
  });

  it('describes itself to search engines as JobPosting', async () => {
    const job = await jobOf(201);
    const page = await (await fetch(`${origin}/jobs/201`)).text();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '{}';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'JobPosting',
      title: job.title,
      hiringOrganization: { name: job.company },
      directApply: true,
    });
    expect(page).toContain(`<link rel="canonical" href="${origin}/jobs/201">`);
    expect(page).toContain(`<meta property="og:title" content="${job.title}, ${job.company} | Stellwerk">`);
  });

  it('PJ48 PJ52 answers an unknown job with 404 and a way out', async () => {
    const { page, context } = await visit(browser);
    const answer = await page.goto(`${origin}/jobs/99999999`);
    expect(answer?.status()).toBe(404);
    await byText(page, 'Die gesuchte Stellenanzeige existiert nicht.').waitFor();
    await byRole(page, 'button', 'Zurück').click();
    await page.waitForURL(`${origin}/jobs`);
    await context.close();
  });

  it('PJ56 asks for an id when there is none', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs/%20`);
    await byText(page, 'Keine Stellenanzeige-ID angegeben').waitFor();
    await context.close();
  });

  it('PJ47 says that it loads, and is the page then', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/public\/jobs\/\d+$/, async (route) => {
      await held;
      await route.continue();
    });
    await goInside(page, '/jobs/201');
    await byText(page.getByRole('status'), 'Wird geladen...').waitFor();
    expect(await page.locator('main article').count()).toBe(0);
    release();
    await byRole(page, 'heading', 'Softwareentwicklerin Stellwerkstechnik (m/w/d)', { level: 1 }).waitFor();
    await context.close();
  });

  it('PJ03 PJ49 PJ50 PJ53 tries the second address, offers two retries and then says where help is', async () => {
    const { page, calls, context } = await openInside({}, 500);
    await byText(page, 'Serverfehler beim Laden der Stellenanzeige. Bitte versuchen Sie es später erneut.').waitFor();
    expect(calls.some((call) => call.startsWith('GET /public/jobs/'))).toBe(true);
    const retry = byRole(page, 'button', 'Erneut versuchen');
    await retry.click();
    await retry.click();
    await byText(page, 'Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.').waitFor();
    expect(await retry.count()).toBe(0);
    await context.close();
  });

  it.each([
    ['PJ51', 403, '{}', 'Sie haben keine Berechtigung, diese Stellenanzeige anzusehen.'],
    ['PJ54', 418, '{"message":"X aus dem Server"}', 'X aus dem Server'],
    ['PJ54', 418, '', 'Die Stellenanzeige konnte nicht geladen werden. Bitte versuchen Sie es später erneut.'],
  ])('%s says what an answer %i means', async (_row, status, body, text) => {
    const { page, context } = await openInside(body, status);
    await byText(page, text).waitFor();
    await context.close();
  });

  it('PJ55 says that the job could not be loaded when no answer comes', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs`);
    await page.route(/\/public\/jobs\/\d+$/, (route) => route.abort());
    await page.locator('main h3 a').first().click();
    await byRole(page, 'heading', 'Stellenanzeige konnte nicht geladen werden', { level: 1 }).waitFor();
    await context.close();
  });

  it('PJ04 shows id and a title of its own for an answer without fields', async () => {
    const { page, context } = await openInside({});
    await byRole(page, 'heading', 'Stellenanzeige', { level: 1 }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await byText(page, `Stellen-ID ${id}`).first().waitFor();
    await context.close();
  });
});

describe('other pages', () => {
  it('answers an unknown path with a German 404 page', async () => {
    const { page, context } = await visit(browser);
    const answer = await page.goto(`${origin}/gibt-es-nicht`);
    expect(answer?.status()).toBe(404);
    await byRole(page, 'heading', 'Seite nicht gefunden', { level: 1 }).waitFor();
    await byRole(page, 'link', 'Zu den Stellenanzeigen').waitFor();
    await context.close();
  });

  it('NL23 shows the name of a company', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/company/hagenfeld-leittechnik-gmbh`);
    await byRole(page, 'heading', 'Hagenfeld Leittechnik GmbH', { level: 1 }).waitFor();
    await context.close();
  });

  it('NL17 NL18 NL19 says what is still to come, and leads back', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/coming-soon`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await byText(page, 'Entwicklungsfortschritt: ca. 70%').waitFor();
    expect(await byRole(page, 'link', 'Zurück zum Dashboard').getAttribute('href')).toBe('/dashboard');
    await context.close();
  });

  it.each(['/privacy-policy', '/agb', '/nutzerbedingungen', '/datenschutz'])('NL25 %s is a German page with a heading', async (path) => {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<html[^>]* lang="de"[\s\S]*<h1[^>]*>[^<]+/);
  });
});
