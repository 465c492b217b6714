/** @module-tag full */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { embedCode } from '@stellwerk/domain';
import { given } from '@stellwerk/testing/given';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole } from './support/find';

const { origin, browser } = await startDemo();

const portOf = (address: AddressInfo | string | null): number => (typeof address === 'object' && address !== null ? address.port : 0);

interface WireJob {
  readonly id: number;
  readonly title: string;
  readonly templateType: string;
}
const { jobs }: { readonly jobs: readonly WireJob[] } = await (await fetch(`${origin}/api/jobs?size=100`)).json();
const designs = ['template1', 'template2', 'template3'].map((template) => {
  const job = jobs.find(({ templateType }) => templateType === template);
  if (job === undefined) throw new Error(`No job has ${template}.`);
  return job;
});

/** Career pages of employers, on another site: the body is the query. */
const site = createServer((request, response) => {
  const body = new URL(request.url ?? '', 'http://site').searchParams.get('body') ?? '';
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(head + body);
});
const port = await new Promise<number>((resolve) => {
  site.listen(0, '127.0.0.1', () => resolve(portOf(site.address())));
});
afterAll(() => site.close());

const head = '<!doctype html><html lang="de"><meta charset="utf-8"><title>Karriere</title><body style="margin:0">';

/** Opens a career page that shows these jobs by their copied code. */
async function openCareer(shown: readonly WireJob[], width = 1280): Promise<{ page: Page; close: () => Promise<void> }> {
  const visitor = await visit(browser, { width });
  const codes = shown.map(({ id, title }) => embedCode(origin, String(id), title)).join('\n');
  await visitor.page.goto(`http://127.0.0.1:${port}/?${new URLSearchParams({ body: codes })}`);
  return { page: visitor.page, close: () => visitor.context.close() };
}

const inside = (page: Page, title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`);
const heightOf = (page: Page, title: string): Promise<number> =>
  page.locator(`iframe[title="${title}"]`).evaluate((frame) => Math.round(frame.getBoundingClientRect().height));
const scrolls = (page: Page, title: string): Promise<number> =>
  inside(page, title)
    .locator(':root')
    .evaluate((root) => root.scrollHeight - root.clientHeight);

/** The job only, and as high as its text. */
async function standsAlone(page: Page, { title }: WireJob): Promise<void> {
  const frame = inside(page, title);
  await byRole(frame, 'heading', title).waitFor();
  await expect.poll(() => heightOf(page, title)).not.toBe(900);
  await expect.poll(() => scrolls(page, title)).toBe(0);
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) expect(await frame.getByRole(role).count(), role).toBe(0);
}

/** The links to the form and to the company navigate the whole window. */
async function leadsOut(page: Page, job: WireJob): Promise<void> {
  const links = inside(page, job.title).locator('a[href^="/"]');
  await links.first().waitFor();
  expect(new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('target'))))).toEqual(new Set(['_top']));
  await byRole(inside(page, job.title), 'link', 'Jetzt bewerben').first().click();
  await page.waitForURL(`${origin}/jobs/view/${job.id}/apply?**`);
}

const [klassisch, ...others] = designs;

it(
  'O90 JM22 a posting on an employer’s own page is the posting alone, as high as its text, and leads the whole window',
  { tags: ['walk'] },
  async () => {
    const job = given(klassisch);
    const { page, close } = await openCareer([job]);
    await standsAlone(page, job);
    await leadsOut(page, job);
    await close();
  },
);

it.each(others)('O90 JM22 so it is in $templateType, and on a phone', async (job) => {
  const { page, close } = await openCareer([job], 390);
  await standsAlone(page, job);
  await leadsOut(page, job);
  await close();
});

it('O90 two postings on one page keep their own heights', async () => {
  const [first, second] = designs;
  if (first === undefined || second === undefined) throw new Error('Two designs are missing.');
  const { page, close } = await openCareer([first, second]);
  for (const { title } of [first, second]) {
    await page.locator(`iframe[title="${title}"]`).scrollIntoViewIfNeeded();
    await expect.poll(() => heightOf(page, title)).not.toBe(900);
    await expect.poll(() => scrolls(page, title)).toBe(0);
  }
  await close();
});

it('O90 a posting that is gone says so, without a way back into nothing', async () => {
  const { page, close } = await openCareer([{ id: 999_999, title: 'Fort', templateType: '' }]);
  await inside(page, 'Fort').getByRole('heading', { level: 1 }).waitFor();
  expect(await byRole(inside(page, 'Fort'), 'button', 'Zurück').count()).toBe(0);
  await close();
});

it('O90 is not found by search engines, which know the posting itself', async () => {
  const [job] = designs;
  const pages = await Promise.all(['', '?embed=1'].map(async (query) => (await fetch(`${origin}/jobs/${job?.id}${query}`)).text()));
  expect(pages.map((html) => /<meta name="robots" content="(\w+)">/.exec(html)?.[1])).toEqual(['index', 'noindex']);
  for (const html of pages) expect(html).toContain(`<link rel="canonical" href="${origin}/jobs/${job?.id}">`);
});
