import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { startDemoServer, type DemoServer } from './support/server';

let server: DemoServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemoServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

interface ListedJob {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly city: string | null;
  readonly employment: string;
  readonly templateType?: string;
}

async function jobs(query = ''): Promise<{ jobs: ListedJob[]; total: number; locations: string[] }> {
  const response = await fetch(`${server.origin}/api/jobs${query}`);
  return response.json();
}

async function jobOf(template: string): Promise<ListedJob> {
  for (const job of (await jobs()).jobs) {
    const full = await (await fetch(`${server.origin}/api/public/jobs/${job.id}`)).json();
    if (full.templateType === template && full.video === null) return job;
  }
  throw new Error(`No demo posting with ${template}.`);
}

describe('the public list', () => {
  it('PL01 PL02 is complete HTML without a login, before any script runs', async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${server.origin}/jobs`);
    const [first] = (await jobs()).jobs;
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Stellenanzeigen');
    await expect(page.getByRole('link', { name: first?.title }).first().isVisible()).resolves.toBe(true);
    await context.close();
  });

  it('hydrates without a warning and without asking the server again', async () => {
    const { page, complaints, calls, context } = await visit(browser);
    await page.goto(`${server.origin}/jobs`, { waitUntil: 'networkidle' });
    await page.getByLabel('Suche').fill('x');
    expect(complaints).toEqual([]);
    expect(calls.filter((call) => !call.includes('search='))).toEqual([]);
    await context.close();
  });

  it('PL03 PL04 PL07 PL17 filters by title or company, whatever the case, together with the place', async () => {
    const { page, context } = await visit(browser);
    const [first] = (await jobs()).jobs;
    if (first === undefined) throw new Error('The demo has no postings.');
    const titles = page.locator('main h3');
    await page.goto(`${server.origin}/jobs`);
    await page.getByLabel('Suche').fill(first.title.toUpperCase());
    await expect.poll(() => titles.allTextContents()).toContain(first.title);
    await expect.poll(() => titles.count()).toBe((await jobs(`?search=${encodeURIComponent(first.title)}`)).total);
    await page.getByLabel('Suche').fill(first.company.toLowerCase());
    await expect.poll(() => titles.count()).toBe((await jobs(`?search=${encodeURIComponent(first.company)}`)).total);
    const elsewhere = (await jobs()).locations.find((place) => place !== first.city) ?? '';
    await page.getByLabel('Suche').fill(first.title);
    await page.getByLabel('Standort').selectOption(elsewhere);
    await page.getByText('Keine Stellenanzeigen gefunden.').waitFor();
    await page.getByText('Bitte versuchen Sie es mit anderen Suchkriterien.').waitFor();
    await context.close();
  });

  it('PL05 PL06 offers distinct sorted places and employments and filters by them', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${server.origin}/jobs`);
    for (const [label, key] of [
      ['Standort', 'city'],
      ['Beschäftigungsart', 'employment'],
    ] as const) {
      const options = (await page.getByLabel(label).locator('option').allTextContents()).slice(1);
      expect(options).toEqual([...new Set(options)].toSorted((a, b) => a.localeCompare(b, 'de')));
      const wanted = (await jobs()).jobs.filter((job) => job[key] !== null && job[key] !== '').map((job) => job[key]);
      expect(new Set(options)).toEqual(new Set(wanted));
    }
    await page.getByLabel('Beschäftigungsart').selectOption('Teilzeit');
    const expected = (await jobs('?employment=Teilzeit')).total;
    await expect.poll(() => page.locator('main h3').count()).toBe(expected);
    expect(new URL(page.url()).searchParams.get('employment')).toBe('Teilzeit');
    await context.close();
  });

  it('PL16 leads from a card to the posting', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${server.origin}/jobs`);
    const [first] = (await jobs()).jobs;
    await page.getByRole('link', { name: first?.title }).first().click();
    await page.waitForURL(`${server.origin}/jobs/${first?.id}`);
    await page.getByRole('heading', { level: 1, name: first?.title }).waitFor();
    await context.close();
  });

  it('PL18 PL19 says that loading failed, and retrying reloads the page', async () => {
    const { page, context } = await visit(browser);
    await page.goto(server.origin);
    await page.route(/\/api\/jobs$/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Stellenanzeigen' }).click();
    await page.getByText('Fehler beim Laden der Stellenanzeigen').waitFor();
    await page.unroute(/\/api\/jobs$/);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await loaded;
    await page.locator('main h3').first().waitFor();
    await context.close();
  });
});

describe('the job page', () => {
  it.each(['template1', 'template2', 'template3'])(
    'PJ01 is rendered by the server in %s and hydrates without a second call',
    async (template) => {
      const job = await jobOf(template);
      const { page, complaints, calls, context } = await visit(browser);
      const answer = await page.goto(`${server.origin}/jobs/${job.id}`, { waitUntil: 'networkidle' });
      expect(await answer?.text()).toContain(`data-template="${template}"`);
      await page.locator(`[data-template="${template}"]`).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(job.title);
      expect(complaints).toEqual([]);
      expect(calls).toEqual([]);
      await context.close();
    },
  );

  it('PJ19 PJ21 loads a video only after a press, even one that comes before the script', async () => {
    const { page, context } = await visit(browser);
    const list = (await jobs()).jobs;
    const withVideo = await Promise.all(list.map(async ({ id }) => (await fetch(`${server.origin}/api/public/jobs/${id}`)).json()));
    const job = withVideo.find(({ videoUrl }) => videoUrl?.includes('watch?v='));
    await page.route(/\/embed\//, (route) => route.fulfill({ body: '' }));
    await page.goto(`${server.origin}/jobs/${job.id}`);
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('button', { name: 'Video laden' }).dispatchEvent('pointerdown');
    await page.getByRole('button', { name: 'Video laden' }).click();
    const source = await page.locator('iframe').getAttribute('src');
    expect(source).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    expect(job.videoUrl).toContain(source?.split('/embed/')[1]?.split('?')[0]);
    await context.close();
  });

  it('describes itself to search engines as JobPosting', async () => {
    const [job] = (await jobs()).jobs;
    const html = await (await fetch(`${server.origin}/jobs/${job?.id}`)).text();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'JobPosting',
      title: job?.title,
      hiringOrganization: { name: job?.company },
      directApply: true,
    });
    expect(html).toContain(`<link rel="canonical" href="${server.origin}/jobs/${job?.id}">`);
    expect(html).toContain('<meta property="og:title"');
  });

  it('PJ48 PJ52 answers an unknown posting with 404 and a way out', async () => {
    const { page, context } = await visit(browser);
    const answer = await page.goto(`${server.origin}/jobs/99999999`);
    expect(answer?.status()).toBe(404);
    await page.getByText('Die gesuchte Stellenanzeige existiert nicht.').waitFor();
    await page.getByRole('button', { name: 'Zurück' }).click();
    await page.waitForURL(`${server.origin}/jobs`);
    await context.close();
  });

  it('PJ56 asks for an id when there is none', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${server.origin}/jobs/%20`);
    await page.getByText('Keine Stellenanzeige-ID angegeben').waitFor();
    await context.close();
  });

  async function openFromList(status: number, body: string) {
    const { page, calls, context } = await visit(browser);
    await page.goto(`${server.origin}/jobs`);
    await page.route(/\/public\/jobs\/\d+$/, (route) => route.fulfill({ status, body, contentType: 'application/json' }));
    await page.locator('main h3 a').first().click();
    return { page, calls, context };
  }

  it('PJ03 PJ49 PJ50 PJ53 tries the second address, offers two retries and then says where help is', async () => {
    const { page, calls, context } = await openFromList(500, '{}');
    await page.getByText('Serverfehler beim Laden der Stellenanzeige. Bitte versuchen Sie es später erneut.').waitFor();
    expect(calls.some((call) => call.startsWith('GET /public/jobs/'))).toBe(true);
    const retry = page.getByRole('button', { name: 'Erneut versuchen' });
    await retry.click();
    await retry.click();
    await page.getByText('Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.').waitFor();
    expect(await retry.count()).toBe(0);
    await context.close();
  });

  it.each([
    ['PJ51', 403, '{}', 'Sie haben keine Berechtigung, diese Stellenanzeige anzusehen.'],
    ['PJ54', 418, '{"message":"X aus dem Server"}', 'X aus dem Server'],
    ['PJ54', 418, '', 'Die Stellenanzeige konnte nicht geladen werden. Bitte versuchen Sie es später erneut.'],
  ])('%s says what an answer %i means', async (_row, status, body, text) => {
    const { page, context } = await openFromList(status, body);
    await page.getByText(text, { exact: true }).waitFor();
    await context.close();
  });

  it('PJ55 says that the posting could not be loaded when no answer comes', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${server.origin}/jobs`);
    await page.route(/\/public\/jobs\/\d+$/, (route) => route.abort());
    await page.locator('main h3 a').first().click();
    await page.getByRole('heading', { level: 1, name: 'Stellenanzeige konnte nicht geladen werden' }).waitFor();
    await context.close();
  });

  it('PJ04 shows id and a title of its own for an answer without fields', async () => {
    const { page, context } = await openFromList(200, '{}');
    await page.getByRole('heading', { level: 1, name: 'Stellenanzeige' }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByText(`Stellen-ID ${id}`).first().waitFor();
    await context.close();
  });
});

describe('other pages', () => {
  it('answers an unknown address with a German 404 page', async () => {
    const { page, context } = await visit(browser);
    const answer = await page.goto(`${server.origin}/gibt-es-nicht`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' }).waitFor();
    await page.getByRole('link', { name: 'Zu den Stellenanzeigen' }).waitFor();
    await context.close();
  });

  it('shows the newest postings on the start page and searches from there', async () => {
    const { page, complaints, context } = await visit(browser);
    await page.goto(server.origin);
    await page.getByRole('heading', { name: 'Neueste Stellenanzeigen' }).waitFor();
    const [first] = (await jobs()).jobs;
    await page.getByRole('link', { name: first?.title }).first().waitFor();
    await page.getByLabel('Stichwort').fill(first?.company ?? '');
    await page.getByRole('button', { name: 'Stellen finden' }).click();
    await page.waitForURL(/\/jobs\?search=/);
    await page.getByRole('link', { name: first?.title }).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
