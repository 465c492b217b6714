/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nameOf, newestFirst, readCompanyApplications, STATUS_LABELS, STATUSES, type WireApplication } from './support/applications';
import { goInside } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener, pathOf } from './support/member';
import { logIn, readAs } from './support/session';
import { answerRejection } from './support/rejection';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const [applications, jobs] = await Promise.all([
  readCompanyApplications(owner),
  readAs<readonly { id: number; title: string }[]>(owner, '/api/private/jobs/get-company-jobs/1'),
]);
const open = opener(browser, owner);

const LIST = /\/api\/private\/applications\/by-company\/1(?:\?|$)/;
const ALL = '/company/1/dashboard?tab=jobs&action=applications';

const cards = (page: Page) => byRole(page, 'list', 'Bewerbungen').locator('> li');
const heads = (page: Page) => cards(page).locator('summary');
const filters = (page: Page) => byRole(byRole(page, 'group', 'Bewerbungen filtern'), 'button');
const dropdown = (page: Page) => byRole(page, 'combobox', 'Stellenanzeige');
const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });

/** The texts of the panel, which its badges use, too (W13, O107). */
const CHOICES = [
  ['Angesehen', 'VIEWED'],
  ['Kontaktiert', 'IN_REVIEW'],
  ['Interview', 'INTERVIEW_SCHEDULED'],
  ['Angebot', 'OFFER_MADE'],
  ['Eingestellt', 'ACCEPTED'],
  ['Abgelehnt', 'REJECTED'],
  ['Neu', 'SUBMITTED'],
] as const;
const wordOf = (status: WireApplication['status']): string => CHOICES.find(([, one]) => one === status)?.[0] ?? STATUS_LABELS[status];

const headOf = (one: WireApplication) => [nameOf(one), one.jobTitle, wordOf(one.status), day.format(new Date(one.createdAt))].join('');

const ofJob = (id: number) => applications.filter(({ jobId }) => jobId === id);
const titleOf = (id: number) => jobs.find((job) => job.id === id)?.title;

/** The cards of exactly these applications, the newest first, each with its person, job, status and day. */
async function showsOnly(page: Page, some: readonly WireApplication[], message?: string) {
  await expect.poll(() => heads(page).allTextContents(), { message }).toEqual(newestFirst(some).map(headOf));
}

it('CA28 CA29 CA30 CA31 CA32 CA34 CA35 CA78 the panel filters and searches the applications, of all jobs or of one', async () => {
  const { page, context, complaints } = await open(ALL);
  await cards(page).first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Bewerbungen']);
  await showsOnly(page, applications);
  expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(STATUSES));

  // A click opens a card, another one closes it.
  const details = byRole(page, 'group', 'Status der Bewerbung');
  expect(await details.count()).toBe(0);
  await heads(page).first().click();
  await details.waitFor();
  await heads(page).first().click();
  await expect.poll(() => details.count()).toBe(0);

  const statuses = [
    ['Alle', undefined],
    ['Neu', 'SUBMITTED'],
    ['Kontaktiert', 'IN_REVIEW'],
    ['Interview', 'INTERVIEW_SCHEDULED'],
  ] as const;
  const left = (status: string | undefined) => applications.filter((one) => status === undefined || one.status === status);
  expect(await filters(page).allTextContents()).toEqual(statuses.map(([label, status]) => `${label}${left(status).length}`));
  for (const [index, [, status]] of [...statuses.entries()].toReversed()) {
    await filters(page).nth(index).click();
    await showsOnly(page, left(status), status);
  }

  const field = byLabel(page, 'Suche');
  expect(await field.getAttribute('placeholder')).toBe('Suchen...');
  for (const text of ['THORWALD', 'swantje.diercks@', 'HAUSTECHN']) {
    await field.fill(text);
    const found = applications.filter((one) =>
      [nameOf(one), one.email, one.jobTitle].some((value) => value.toLowerCase().includes(text.toLowerCase())),
    );
    expect(found.length).toBeGreaterThan(0);
    await showsOnly(page, found, text);
  }
  await field.fill('zzzzqq');
  await byRole(page, 'heading', 'Keine Bewerbungen gefunden.').waitFor();
  await byRole(page, 'button', 'Filter zurücksetzen').click();
  await showsOnly(page, applications);

  await dropdown(page).click();
  const sorted = jobs.map(({ title }) => title).toSorted(new Intl.Collator('de').compare);
  expect(await page.getByRole('option').allTextContents()).toEqual(['Alle Stellenanzeigen', ...sorted]);
  await byRole(page, 'option', titleOf(101)).click();
  await showsOnly(page, ofJob(101));
  expect(new URL(page.url()).searchParams.get('jobId')).toBe('101');
  await dropdown(page).click();
  await byRole(page, 'option', 'Alle Stellenanzeigen').click();
  await showsOnly(page, applications);
  expect(pathOf(page)).toBe(ALL);
  expect(complaints).toEqual([]);

  // Both URLs of one job, and from the path of one to the applications of another.
  await goInside(page, `${ALL}&jobId=115`);
  await showsOnly(page, ofJob(115));
  await goInside(page, '/company/1/jobs/101/applications');
  await showsOnly(page, ofJob(101));

  await dropdown(page).click();
  await byRole(page, 'option', titleOf(113)).click();
  await showsOnly(page, ofJob(113));

  // It shows an error and can be retried.
  await page.route(LIST, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  const alert = page.getByRole('alert');
  await byRole(alert, 'heading', 'Fehler beim Laden der Bewerbungen').waitFor();
  await byText(alert, 'Bitte versuchen Sie es später erneut.').waitFor();
  await page.unroute(LIST);
  await byRole(alert, 'button', 'Erneut versuchen').click();
  await alert.waitFor({ state: 'detached' });
  await cards(page).first().waitFor();
  await context.close();
});

it('CA30 CA34 offers the jobs even when nobody has applied', async () => {
  const { page, context } = await open(ALL, { before: (one) => one.page.route(LIST, (route) => route.fulfill({ json: [] })) });
  await byRole(page, 'heading', 'Keine Bewerbungen gefunden.').waitFor();
  await dropdown(page).click();
  expect(await page.getByRole('option').count()).toBe(jobs.length + 1);
  await context.close();
});

it('CA33 a card holds every documented field of an application', async () => {
  const [one] = newestFirst(applications).filter(({ phone, resumeUrl }) => phone !== null && resumeUrl !== null);
  if (one === undefined) throw new Error('No application has a phone number and a résumé.');
  const noted = { notes: 'Ruft am Montag an.', rating: 4 };
  const answer = ({ applications: rows, ...page }: { readonly applications: readonly WireApplication[] }) => ({
    ...page,
    applications: rows.map((row) => (row.id === one.id ? { ...row, ...noted } : row)),
  });
  const { page, context } = await open(`${ALL}&jobId=${one.jobId}`, {
    before: ({ page: opened }) =>
      opened.route(LIST, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: answer(await response.json()) });
      }),
  });
  const card = cards(page).filter({ hasText: nameOf(one) });
  await card.locator('summary').click();
  for (const text of [nameOf(one), one.jobTitle, day.format(new Date(one.createdAt)), 'Ruft am Montag an.'])
    await byText(card, text).first().waitFor();
  await byRole(card, 'link', one.email).waitFor();
  await byRole(card, 'link', one.phone ?? '').waitFor();
  const links = await card.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(expect.arrayContaining([one.resumeUrl]));
  await expect.poll(() => card.getByRole('radio', { checked: true }).count()).toBe(1);
  await context.close();
});

describe('the statuses of a card', () => {
  it('CA36 CA37 CA38 CA56 are seven, and each is set, shown by its label and known to the server', { tags: ['walk'] }, async () => {
    const [one] = newestFirst(applications).filter(({ status }) => status === 'SUBMITTED');
    if (one === undefined) throw new Error('No application is new.');
    const { page, context, calls } = await open(`${ALL}&jobId=${one.jobId}`);
    const card = cards(page).filter({ hasText: nameOf(one) });
    const path = `/api/private/applications/${one.id}`;
    await card.locator('summary').click();
    const choices = byRole(card, 'group', 'Status der Bewerbung').getByRole('button');
    const [first, ...middle] = CHOICES.map(([label]) => label).toReversed();
    expect(await choices.allTextContents()).toEqual([first, ...middle.toReversed()]);
    for (const [label, status] of CHOICES) {
      await byRole(card, 'button', label).click();
      if (status === 'REJECTED') await answerRejection(page);
      if (status === 'ACCEPTED') await byRole(page, 'button', 'Ja, einstellen').click();
      await expect.poll(() => card.locator('summary [data-status]').textContent(), { message: status }).toBe(label);
      expect(await choices.and(page.locator('[aria-pressed=true]')).allTextContents()).toEqual([label]);
      expect((await readAs<WireApplication>(owner, path)).status).toBe(status);
    }
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual(CHOICES.map(() => `PATCH ${path}/status`));
    expect(calls).not.toContain(`GET /api/private/applications/by-job/${one.jobId}`);
    await context.close();
  });
});
