/** @module-tag full */
import { readApplications } from '@stellwerk/domain';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goInside } from './support/browser';
import { startDemo } from './support/demo';
import { byRole } from './support/find';
import { opener, pathOf } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

/** A user with a visible profile. */
const known = readApplications(await readAs(owner, '/api/private/applications/by-company/1')).find(({ userId }) => userId !== '');

const OVERVIEW = '/company/1/dashboard';
/** Names of the pages that contain links. */
const HEADINGS: Readonly<Record<string, string>> = {
  [OVERVIEW]: 'Dashboard',
  [`${OVERVIEW}?tab=jobs`]: 'Stellenanzeigen',
  [`${OVERVIEW}?tab=team`]: 'Team',
};
const SECTIONS = 'Bereiche der Einstellungen';

/** Content of a target page: its level-1 heading and, on a page with several views, the current one. */
interface Target {
  readonly heading: RegExp;
  readonly current?: readonly [navigation: string, link: string];
}

/** Each documented form of a link, the page that contains it, and its target. */
const LINKS: readonly (readonly [form: string, from: string, href: RegExp, target: Target])[] = [
  [
    '/company/{id}/settings?tab=subscription',
    OVERVIEW,
    /^\/company\/1\/settings\?tab=subscription$/,
    { heading: /^Einstellungen$/, current: [SECTIONS, 'Abonnement'] },
  ],
  [
    '/company/{id}/settings?tab=company',
    OVERVIEW,
    /^\/company\/1\/settings\?tab=company$/,
    { heading: /^Einstellungen$/, current: [SECTIONS, 'Unternehmensdaten'] },
  ],
  ['/company/{id}/jobs', OVERVIEW, /^\/company\/1\/jobs$/, { heading: /^Stellenanzeigen$/ }],
  ['/company/{id}/jobs/create', OVERVIEW, /^\/company\/1\/jobs\/create$/, { heading: /^Stellenanzeige erstellen$/ }],
  ['/company/{id}/jobs/create', `${OVERVIEW}?tab=jobs`, /^\/company\/1\/jobs\/create$/, { heading: /^Stellenanzeige erstellen$/ }],
  ['/company/{id}/jobs/{jobId}', OVERVIEW, /^\/company\/1\/jobs\/\d+$/, { heading: /\(m\/w\/d\)|:in/ }],
  ['/company/{id}/jobs/{jobId}', `${OVERVIEW}?tab=jobs`, /^\/company\/1\/jobs\/\d+$/, { heading: /\(m\/w\/d\)|:in/ }],
  ['/company/{id}/jobs/{jobId}/applications', OVERVIEW, /^\/company\/1\/jobs\/\d+\/applications$/, { heading: /^Bewerbungen$/ }],
  ['/company/{id}/applications/{applicationId}', OVERVIEW, /^\/company\/1\/applications\/\d+$/, { heading: /\S+ \S+/ }],
  ['/company/{id}/team/create', `${OVERVIEW}?tab=team`, /^\/company\/1\/team\/create$/, { heading: /^Teammitglied anlegen$/ }],
  ['/users/{userId}', `/company/1/applications/${known?.id}`, /^\/users\/\d+$/, { heading: /\S+ \S+/ }],
  [
    '/company/{id}/dashboard?tab=jobs&action=applications&jobId={jobId}',
    `${OVERVIEW}?tab=jobs`,
    /^\/company\/1\/dashboard\?tab=jobs&action=applications&jobId=\d+$/,
    { heading: /^Bewerbungen$/ },
  ],
];

/** The first link of the content with a URL of this form. */
const linkOf = (page: Page, href: RegExp) =>
  page
    .locator('main')
    .getByRole('link')
    .and(page.locator('a[href]'))
    .evaluateAll(
      (links, source) => links.map((link) => link.getAttribute('href') ?? '').find((path) => new RegExp(source).test(path)),
      href.source,
    );

it('CD34 CD48 CA78 each documented link stands on its page, and its target renders', { tags: ['walk'] }, async () => {
  const { page, context } = await open(OVERVIEW);
  for (const [form, from, href, target] of LINKS) {
    await goInside(page, from);
    // The entry that was open before has links of its own.
    await byRole(page, 'heading', HEADINGS[from] ?? known?.name, { level: 1 }).waitFor();
    await expect.poll(() => linkOf(page, href), { message: `${form} at ${from}` }).toBeDefined();
    const path = (await linkOf(page, href)) ?? '';
    await page.locator(`main a[href="${path}"]`).first().click();
    // A URL of one job's applications redirects to the tab that shows them (CA78).
    const there = path.replace(/^(.*)\/jobs\/(\d+)\/applications$/, '$1/dashboard?tab=jobs&action=applications&jobId=$2');
    await expect.poll(() => pathOf(page)).toBe(there);
    await byRole(page, 'heading', target.heading, { level: 1 }).waitFor();
    if (target.current !== undefined) {
      const [navigation, link] = target.current;
      const marked = byRole(page, 'navigation', navigation).locator('[aria-current=page]');
      await expect.poll(() => marked.allTextContents()).toEqual([link]);
    }
    expect(await page.getByRole('alert').allTextContents()).toEqual([]);
  }
  await context.close();
});
