/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goInside, visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole } from './support/find';
import { scriptsOf } from './support/scripts';

const { origin, browser } = await startDemo();

it("no page of a visitor loads the API client, which members' pages share (decision 0004)", async () => {
  const [job = ''] = /\/jobs\/\d+/.exec(await (await fetch(`${origin}/jobs`)).text()) ?? [];
  for (const path of ['/', '/jobs', job, `${job.replace('/jobs/', '/jobs/view/')}/apply`, '/impressum']) {
    const scripts = await scriptsOf(origin + path);
    expect(scripts, path).toContain('vendor');
    expect(scripts, path).not.toContain('client');
  }
  expect(await scriptsOf(`${origin}/login`)).toContain('client');
});

it.each(['/', '/jobs', '/jobs/101', '/jobs/view/101/apply', '/impressum', '/gibt-es-nicht'])(
  'nothing but the page itself is waited for before %s is seen (decision 0004)',
  async (path) => {
    const { page, context } = await visit(browser);
    await page.goto(origin + path);
    await byRole(page, 'heading', undefined, { level: 1 }).waitFor();
    const waitedFor = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
        .map(({ name }) => name),
    );
    expect(waitedFor).toEqual([]);
    await context.close();
  },
);

it('a page that the browser draws later has the styles that it has as a first page, and none twice (decision 0004)', async () => {
  /** Style of a headline of the design and of a field on members' pages. */
  const looksOf = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, main input')].map((element) => {
        const { color, fontFamily, fontSize, paddingInlineStart } = getComputedStyle(element);
        return [color, fontFamily, fontSize, paddingInlineStart];
      }),
    );
  /** Style sheets by the path of their file, inlined or linked. */
  const sheetsOf = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('link[rel=stylesheet], style[data-sheet]')]
        .map((sheet) => sheet.getAttribute('href') ?? sheet.getAttribute('data-sheet'))
        .toSorted(),
    );
  const titles = new Map([
    ['/jobs/101', 'Senior Backend-Entwickler Schadenplattform (m/w/d)'],
    ['/login', 'Anmelden'],
  ]);
  const seen = new Map<string, unknown[]>([...titles.keys()].map((path) => [path, []]));
  for (const way of [
    ['/jobs/101', '/login'],
    ['/login', '/jobs/101'],
  ]) {
    const { page, context } = await visit(browser);
    for (const [index, path] of way.entries()) {
      await (index === 0 ? page.goto(origin + path) : goInside(page, path));
      await byRole(page, 'heading', titles.get(path), { level: 1 }).waitFor();
      seen.get(path)?.push(await looksOf(page));
    }
    const sheets = await sheetsOf(page);
    expect(new Set(sheets).size).toBe(sheets.length);
    await context.close();
  }
  for (const [path, [first, later]] of seen) expect(later, path).toEqual(first);
});
