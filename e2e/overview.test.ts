/** @module-tag full */
import { companyApplications, companyJobs, companyStats } from '@stellwerk/domain/calls';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { asWritten, byRole, byText, textsOf } from './support/find';
import { opener } from './support/member';
import { logIn, readAs, type Login } from './support/session';

const { origin, browser } = await startDemo();
const recruiter = await logIn(origin, 'recruiter@demo.example');
const standard = await logIn(origin, 'owner2@demo.example');

const statsOf = async (login: Login, company = 1) => companyStats.read(await readAs(login, `/api/private/dashboard/company/${company}`));
const jobsOf = async (login: Login, company = 1) => companyJobs.read(await readAs(login, `/api/private/jobs/get-company-jobs/${company}`));

/** Content below a term: its figures and their explanation. */
const below = async (part: Locator, term: string): Promise<readonly string[]> => {
  const texts = await textsOf(byText(part, term).locator('xpath=following-sibling::dd[not(@aria-hidden)]'));
  return texts.map((text) => text.trim());
};

/** Comparison of a month with the previous one: a percentage from twenty on, which would mislead for small numbers. */
function trendText({ current, previous }: { readonly current: number; readonly previous: number }): string {
  if (current === previous) return 'wie im Vormonat';
  const sign = current > previous ? '+' : '−';
  const change = Math.abs(current - previous);
  const amount = previous < 20 ? change.toLocaleString('de-DE') : `${Math.round((change / previous) * 100).toLocaleString('de-DE')} %`;
  return `${sign}${amount} zum Vormonat`;
}

it(
  'CD38 CD39 CD43 CD44 the overview has the figures, applications and postings of the server, and follows what visitors do',
  { tags: ['walk'] },
  async () => {
    const before = await statsOf(recruiter);
    const jobs = await jobsOf(recruiter);
    const { applications } = companyApplications.read(await readAs(recruiter, '/api/private/applications/by-company/1?pageSize=100'));
    const { page, context } = await opener(browser, recruiter)('/company/1/dashboard');
    const figures = byRole(page, 'region', 'Kennzahlen');
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

    const names = async (region: string) => textsOf(byRole(page, 'region', region).getByRole('listitem').getByRole('link'));
    const newest = <T extends { readonly createdAt: string | null }>(rows: readonly T[]): readonly T[] =>
      rows.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? '')).slice(0, 5);
    expect(await names('Neueste Bewerbungen')).toEqual(newest(applications).map(({ name }) => asWritten(name)));
    expect(await names('Neueste Stellenanzeigen')).toEqual(newest(jobs).map(({ title }) => asWritten(title)));
    const most = jobs.map((job) => job.applications).toSorted((a, b) => b - a);
    const top = byRole(page, 'region', 'Top 3 nach Bewerbungen').getByRole('listitem');
    expect(await top.locator('strong').allTextContents()).toEqual(most.slice(0, 3).map((count) => count.toLocaleString('de-DE')));
    expect(await byRole(page, 'region', 'Schnellzugriff').getByRole('link').count()).toBeGreaterThan(0);

    const view = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0' },
      body: JSON.stringify({ type: 'JOB', id: '101' }),
    };
    const viewed = await fetch(`${origin}/api/public/views`, view);
    expect(viewed.ok).toBe(true);
    const after = await statsOf(recruiter);
    expect(after.jobViews).toBe((before.jobViews ?? 0) + 1);
    await byRole(page, 'button', 'Aktualisieren').click();
    await expectFigures(after);
    await context.close();
  },
);

it('CD42 CD45 CD46 A49 the overview shows what the plan Standard allows, which is ten postings, five people and three premium functions', async () => {
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
