/** @module-tag full */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { embedCode } from '@stellwerk/domain';
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

/** The career pages of employers, on a site of their own: the body is the query. */
const site = createServer((request, response) => {
  const body = new URL(request.url ?? '', 'http://site').searchParams.get('body') ?? '';
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(head + body);
});
const port = await new Promise<number>((resolve) => {
  site.listen(0, '127.0.0.1', () => resolve(portOf(site.address())));
});
afterAll(() => site.close());

const head = '<!doctype html><html lang="de"><meta charset="utf-8"><title>Karriere</title><body style="margin:0">';

/** Opens a career page that shows these postings by their copied code. */
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

describe.each([1280, 390])('O90 a posting on an employer’s own page, %i pixels wide', (width) => {
  it.each(designs)('JM22 is the posting alone and as high as its text: $templateType', async (job) => {
    const { page, close } = await openCareer([job], width);
    const frame = inside(page, job.title);
    await byRole(frame, 'heading', job.title).waitFor();
    await expect.poll(() => heightOf(page, job.title)).not.toBe(900);
    await expect.poll(() => scrolls(page, job.title)).toBe(0);
    for (const role of ['banner', 'contentinfo', 'navigation'] as const) expect(await frame.getByRole(role).count(), role).toBe(0);
    await close();
  });
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

it.each(designs)('O90 applying and the company lead the whole window there: $templateType', async (job) => {
  const { page, close } = await openCareer([job]);
  const links = inside(page, job.title).locator('a[href^="/"]');
  await links.first().waitFor();
  expect(new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('target'))))).toEqual(new Set(['_top']));
  await byRole(inside(page, job.title), 'link', 'Jetzt bewerben').first().click();
  await page.waitForURL(`${origin}/jobs/view/${job.id}/apply?**`);
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
