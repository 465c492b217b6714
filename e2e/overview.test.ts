/** @module-tag full */
import { companyApplications, companyJobs, companyStats } from '@stellwerk/domain/calls';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { asWritten, byRole, byText, textsOf } from './support/find';
import { opener } from './support/member';
import { logIn, readAs, type Login } from './support/session';

const { origin, browser } = await startDemo();
const recruiter = await logIn(origin, 'recruiter@demo.example');
const standard = await logIn(origin, 'owner2@demo.example');

const STATS = /\/api\/private\/dashboard\/company\/1$/;
const SUBSCRIPTION = /\/api\/private\/companies\/1\/subscription$/;

const statsOf = async (login: Login, company = 1) => companyStats.read(await readAs(login, `/api/private/dashboard/company/${company}`));
const jobsOf = async (login: Login, company = 1) => companyJobs.read(await readAs(login, `/api/private/jobs/get-company-jobs/${company}`));

const open = (before: (page: Page) => Promise<unknown> = () => Promise.resolve()) =>
  opener(browser, recruiter)('/company/1/dashboard', { before: ({ page }) => before(page) });
/** What stands below a term: its figures, and what is said of them. */
const below = async (part: Locator, term: string): Promise<readonly string[]> => {
  const texts = await textsOf(byText(part, term).locator('xpath=following-sibling::dd[not(@aria-hidden)]'));
  return texts.map((text) => text.trim());
};
const figuresIn = (page: Page) => byRole(page, 'region', 'Kennzahlen');

/** How a month reads beside the one before: a percentage from twenty on, which would only startle where numbers are small. */
function trendText({ current, previous }: { readonly current: number; readonly previous: number }): string {
  if (current === previous) return 'wie im Vormonat';
  const sign = current > previous ? '+' : '−';
  const change = Math.abs(current - previous);
  const amount = previous < 20 ? change.toLocaleString('de-DE') : `${Math.round((change / previous) * 100).toLocaleString('de-DE')} %`;
  return `${sign}${amount} zum Vormonat`;
}

describe('the figures of the overview', () => {
  it('CD38 CD39 CD43 CD44 are those of the server, and follow what visitors do', async () => {
    const before = await statsOf(recruiter);
    const { page, context } = await open();
    const figures = figuresIn(page);
    await figures.waitFor();
    const expectFigures = async ({ jobViews, jobViewsTrend, pageViews, pageViewsTrend, conversionRate }: typeof before) => {
      if (jobViews === null || jobViewsTrend === null || pageViews === null || pageViewsTrend === null || conversionRate === null)
        throw new Error('The server has left a figure out.');
      await expect.poll(() => below(figures, 'Anzeigenaufrufe')).toEqual([jobViews.toLocaleString('de-DE'), trendText(jobViewsTrend)]);
      expect(await below(figures, 'Profilaufrufe')).toEqual([pageViews.toLocaleString('de-DE'), trendText(pageViewsTrend)]);
      const rate = conversionRate.toLocaleString('de-DE', { minimumFractionDigits: 1 });
      expect((await below(figures, 'Konversionsrate'))[0]).toMatch(new RegExp(`^${rate}\\s%$`));
    };
    await expectFigures(before);

    const visitor = await visit(browser);
    const counted = visitor.page.waitForResponse((response) => response.url().endsWith('/api/public/views'));
    await visitor.page.goto(`${origin}/jobs/101`);
    expect((await counted).ok()).toBe(true);
    await visitor.context.close();
    const after = await statsOf(recruiter);
    expect(after.jobViews).toBe((before.jobViews ?? 0) + 1);
    await byRole(page, 'button', 'Aktualisieren').click();
    await expectFigures(after);
    await context.close();
  });

  it('CD43 O31 are a dash where nothing was counted, and never invented', async () => {
    const { page, context } = await open((fresh) => fresh.route(STATS, (route) => route.fulfill({ status: 500, json: {} })));
    await figuresIn(page).waitFor();
    for (const term of ['Anzeigenaufrufe', 'Profilaufrufe']) expect(await below(figuresIn(page), term)).toEqual(['–', '– ohne Vergleich']);
    expect((await below(figuresIn(page), 'Konversionsrate'))[0]).toMatch(/^0,0\s%$/);
    await context.close();
  });

  it('CD38 stand above the five newest applications and postings, and the three with the most applications', async () => {
    const jobs = await jobsOf(recruiter);
    const { applications } = companyApplications.read(await readAs(recruiter, '/api/private/applications/by-company/1?pageSize=100'));
    const { page, context } = await open();
    const names = async (region: string) => textsOf(byRole(page, 'region', region).getByRole('listitem').getByRole('link'));
    const newest = <T extends { readonly createdAt: string | null }>(rows: readonly T[]): readonly T[] =>
      rows.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? '')).slice(0, 5);
    await figuresIn(page).waitFor();
    expect(await names('Neueste Bewerbungen')).toEqual(newest(applications).map(({ name }) => asWritten(name)));
    expect(await names('Neueste Stellenanzeigen')).toEqual(newest(jobs).map(({ title }) => asWritten(title)));
    const most = jobs.map((job) => job.applications).toSorted((a, b) => b - a);
    const top = byRole(page, 'region', 'Top 3 nach Bewerbungen').getByRole('listitem');
    expect(await top.locator('strong').allTextContents()).toEqual(most.slice(0, 3).map((count) => count.toLocaleString('de-DE')));
    expect(await byRole(page, 'region', 'Schnellzugriff').getByRole('link').count()).toBeGreaterThan(0);
    await context.close();
  });
});

it.each([
  ['one of them', [/\/get-company-jobs\/1$/]],
  ['all three', [/\/get-company-jobs\/1$/, /\/get-company-team-members$/, /\/applications\/by-company\/1/]],
])('CD30 says above the overview that %s of the lists could not be loaded, until another try', async (_which, lists) => {
  const { page, context } = await open(async (one) => {
    for (const list of lists) await one.route(list, (route) => route.fulfill({ status: 500, body: '' }));
  });
  const problem = byRole(page, 'alert').filter({ hasText: 'Fehler beim Laden der Dashboard-Daten. Bitte versuchen Sie es später erneut.' });
  await problem.waitFor();
  await expect.poll(() => below(figuresIn(page), 'Aktive Stellenanzeigen')).toEqual(['–', '']);
  expect(await page.getByText(/^Noch keine /).count()).toBe(0);
  await page.unrouteAll({ behavior: 'wait' });
  await byRole(page, 'button', 'Erneut versuchen').click();
  await problem.waitFor({ state: 'detached' });
  await context.close();
});

describe('what the plan allows', () => {
  it('CD42 CD45 CD46 A49 is ten postings, five people and three premium functions in the plan Standard', async () => {
    const [jobs, stats] = [await jobsOf(standard, 2), await statsOf(standard, 2)];
    const { endDate } = await readAs<{ readonly endDate: string }>(standard, '/api/private/companies/2/subscription');
    const { page, context } = await opener(browser, standard)('/company/2/dashboard');
    const usage = byRole(page, 'region', 'Nutzung im Tarif Standard');
    await byText(usage, 'Aktiv').waitFor();
    expect((await below(usage, 'Stellenanzeigen'))[0]).toBe(`${jobs.filter(({ active }) => active).length} / 10`);
    expect((await below(usage, 'Teammitglieder'))[0]).toBe(`${stats.teamMembers} / 5`);
    expect(await below(usage, 'Premium-Funktionen')).toEqual(['1 / 3']);
    const end = new Date(endDate).toLocaleDateString('de-DE', {
      timeZone: 'Europe/Berlin',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    });
    expect(await below(usage, 'Nächste Abrechnung')).toEqual([end]);
    await context.close();
  });

  it.each([
    ['there is no subscription', { json: null }],
    ['it could not be loaded', { status: 500, json: {} }],
  ])('CD40 CD41 CD42 CD45 CD46 CD47 is that of an active plan Standard for thirty days where %s', async (_why, answer) => {
    const jobs = await jobsOf(recruiter);
    const { page, context } = await open((fresh) => fresh.route(SUBSCRIPTION, (route) => route.fulfill(answer)));
    const usage = byRole(page, 'region', 'Nutzung im Tarif Standard');
    await byText(usage, 'Aktiv').waitFor();
    expect(await below(usage, 'Restlaufzeit')).toEqual(['0 Tage']);
    expect(await below(usage, 'Nächste Abrechnung')).toEqual(['in 30 Tagen']);
    expect((await below(usage, 'Stellenanzeigen'))[0]).toBe(`${jobs.filter(({ active }) => active).length} / 10`);
    expect((await below(usage, 'Teammitglieder'))[0]).toMatch(/^\d+ \/ 5$/);
    expect(await below(usage, 'Premium-Funktionen')).toEqual(['1 / 3']);
    await context.close();
  });
});
