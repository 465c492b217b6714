/** @module-tag full */
import { readApplications } from '@stellwerk/domain';
import { lostTexts, SPACED_TEXT } from '@stellwerk/testing/reflow';
import { describe, expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { logIn, readAs, type Login } from './support/session';
import type { Page } from 'playwright-core';

/** Gives the text of a page the spacing of WCAG 1.4.12; as a style sheet of the document, which no policy of the page forbids. */
const spaceText = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACED_TEXT);

const { origin, browser } = await startDemo();
const logins = {
  candidate: await logIn(origin, 'candidate@demo.example'),
  owner: await logIn(origin, 'owner@demo.example'),
  admin: await logIn(origin, 'admin@demo.example'),
};
type Who = keyof typeof logins;

const firstId = async (login: Login, path: string): Promise<string> =>
  readApplications(await readAs(login, `/api/private/applications/${path}`))[0]?.id ?? '';
/** Ids of applications: the first of the candidate, the first of the company. */
const ids = { candidate: await firstId(logins.candidate, 'user'), owner: await firstId(logins.owner, 'by-company/1') };

const PUBLIC = [
  '/',
  '/jobs',
  '/jobs?search=gibtesnicht',
  // The three designs, each with and without a video where the demo data has both. That of 101 is a walk.
  '/jobs/103',
  '/jobs/105',
  '/jobs/203',
  '/jobs/301',
  '/jobs/302',
  '/jobs/401',
  '/jobs/99999999',
  '/jobs/view/101/apply',
  '/jobs/view/101/apply/success',
  '/fuer-unternehmen',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=unbekannt',
  '/confirm-email?token=unbekannt',
  '/coming-soon',
  '/agb',
  '/datenschutz',
  '/nutzerbedingungen',
  '/barrierefreiheit',
  '/impressum',
  '/company/weserbund-versicherungen',
  '/gibt-es-nicht',
];

const PRIVATE: readonly (readonly [Who, string])[] = [
  ['candidate', '/dashboard'],
  ['candidate', '/dashboard?tab=profile'],
  ['candidate', '/applications'],
  ['candidate', '/applications/:id'],
  ['owner', '/dashboard'],
  ['owner', '/company/1/dashboard'],
  ['owner', '/company/1/dashboard?tab=applications'],
  ['owner', '/company/1/applications'],
  ['owner', '/company/1/applications?view=board'],
  ['owner', '/company/1/applications/:id'],
  ['owner', '/company/1/jobs'],
  ['owner', '/company/1/jobs/101'],
  ['owner', '/company/1/jobs/101/applications'],
  ['owner', '/jobs/preview/101'],
  ['owner', '/company/1/team'],
  ['owner', '/company/1/settings'],
  ['owner', '/company/1/messages'],
  ['owner', '/company/create'],
  ['admin', '/admin'],
];

const PAGES: readonly (readonly [Who | 'visitor', string])[] = [...PUBLIC.map((path) => ['visitor', path] as const), ...PRIVATE];

/** Every page of the product: nothing is cut off in a narrow window or with more text spacing (WCAG 1.4.10, 1.4.12). */
async function losesNothing(who: Who | 'visitor', path: string): Promise<void> {
  const { page, context } = await visit(browser, { width: 320, login: who === 'visitor' ? undefined : logins[who] });
  await page.goto(origin + path.replace(':id', who === 'candidate' ? ids.candidate : ids.owner), { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  const nothingIsLost = (look: string) => expect.poll(() => page.evaluate(lostTexts), { message: look }).toEqual([]);
  await nothingIsLost('320 px');
  await spaceText(page);
  await nothingIsLost('320 px with text spacing');
  await page.setViewportSize({ width: 1280, height: 900 });
  await nothingIsLost('1280 px with text spacing');
  await context.close();
}

describe('at 320 px, at 320 px with text spacing, and at 1280 px with text spacing', () => {
  it('a job', () => losesNothing('visitor', '/jobs/101'));
  it.each(PAGES)('%s %s', losesNothing);
});
