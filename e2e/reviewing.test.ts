/** @module-tag full */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOf, readCompanyApplications } from './support/applications';
import { visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { opener } from './support/member';
import { DEMO_PASSWORD, logIn } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const applications = await readCompanyApplications(owner);

const open = opener(browser, owner);

const LIST = /\/api\/private\/applications\/by-company\/1(?:\?|$)/;
const TAB = '/company/1/dashboard?tab=applications';

const rows = (page: Page) => byRole(page, 'table', 'Bewerbungen').locator('tbody tr');
const names = (page: Page) => byRole(page, 'table', 'Bewerbungen').locator('tbody th label').allTextContents();
const countText = (count: number): string => (count === 1 ? '1 Bewerbung' : `${count} Bewerbungen`);

async function openTab(): Promise<Visit> {
  const visitor = await open(TAB);
  await rows(visitor.page).first().waitFor();
  return visitor;
}

async function loginByForm(page: Page, email: string): Promise<void> {
  await page.goto(origin + TAB);
  await page.waitForURL(/\/login\?redirect=/);
  await byLabel(page, 'E-Mail').fill(email);
  await byLabel(page, 'Passwort').fill(DEMO_PASSWORD);
  await byRole(page, 'button', 'Anmelden').click();
}

describe('the way to the applications', () => {
  it('AC17 AU02 EN47 EN48 leads over the login back to them, and keeps token and roles in the browser', { tags: ['walk'] }, async () => {
    const { page, context } = await visit(browser);
    await loginByForm(page, 'owner@demo.example');
    await rows(page).first().waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(TAB);
    const [token, roles] = await page.evaluate(() => [localStorage.getItem('jwt_token'), localStorage.getItem('user_roles')]);
    expect(token?.split('.')).toHaveLength(3);
    expect(JSON.parse(roles ?? '[]')).toEqual(['COMPANY']);
    await context.close();
  });

  it('CD27 CD28 shows a stranger the way out instead of the company', async () => {
    const { page, context } = await visit(browser);
    await loginByForm(page, 'owner2@demo.example');
    await byText(page, 'Authentifizierungsfehler').waitFor();
    await byRole(page, 'link', 'Erneut anmelden').waitFor();
    expect(await byText(page, 'Weserbund Versicherungen AG').count()).toBe(0);
    await context.close();
  });
});

describe('the list', { tags: ['walk'] }, () => {
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    visitor = await openTab();
    page = visitor.page;
  });
  afterAll(() => visitor.context.close());

  it('CA01 asks for the applications of this company', () => {
    const [call] = visitor.calls.filter((one) => one.startsWith('GET /api/private/applications/by-company/1'));
    expect(call?.split('?')[0]).toBe('GET /api/private/applications/by-company/1');
  });

  it('CA02 CD35 asks again on request', async () => {
    await Promise.all([page.waitForRequest(LIST), byRole(page, 'button', 'Aktualisieren').click()]);
  });

  it('CA06 CA07 counts all, new, interviews and hires', async () => {
    const count = (status: string) => String(applications.filter((application) => application.status === status).length);
    const figures = await page
      .locator('main dl > *')
      .evaluateAll((groups) => groups.map((group) => [group.querySelector('dt')?.textContent, group.querySelector('dd')?.textContent]));
    expect(Object.fromEntries(figures.slice(0, 4))).toEqual({
      Gesamt: String(applications.length),
      Neu: count('SUBMITTED'),
      Interviews: count('INTERVIEW_SCHEDULED'),
      Eingestellt: count('ACCEPTED'),
    });
  });

  it('CA03 CA04 CA05 draws six months, each number above zero as a bar of at least 4 pixels', async () => {
    const bars = (series: string) => page.locator(`main [data-series="${series}"]`);
    const months = new Set(
      Array.from({ length: 6 }, (_, back) => {
        const day = new Date();
        return new Date(day.getFullYear(), day.getMonth() - back, 15).toISOString().slice(0, 7);
      }),
    );
    const monthsWith = (status?: string) =>
      new Set(
        applications
          .filter((one) => status === undefined || one.status === status)
          .map(({ createdAt }) => createdAt.slice(0, 7))
          .filter((month) => months.has(month)),
      ).size;
    for (const [series, status] of [
      ['applications', undefined],
      ['interviews', 'INTERVIEW_SCHEDULED'],
      ['hires', 'ACCEPTED'],
    ] as const) {
      const heights = await bars(series).evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
      expect(heights, series).toHaveLength(monthsWith(status));
      for (const height of heights) expect(height).toBeGreaterThanOrEqual(4);
    }
  });

  it('CA03 CA04 CA07 counts what came in each month, and how many of those are at the interview and hired', async () => {
    const monthOf = (day: Date) => day.toLocaleDateString('de-DE', { month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' });
    const noon = new Date(`${new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }).slice(0, 7)}-15T12:00:00.000Z`);
    const expected = Array.from({ length: 6 }, (_, index) => {
      const month = monthOf(new Date(Date.UTC(noon.getUTCFullYear(), noon.getUTCMonth() - 5 + index, 15, 12)));
      const own = applications.filter(({ createdAt }) => monthOf(new Date(createdAt)) === month);
      const count = (status: string) => own.filter((one) => one.status === status).length;
      return [month, ...[own.length, count('INTERVIEW_SCHEDULED'), count('ACCEPTED')].map(String)];
    });
    await byRole(page, 'button', 'Als Tabelle anzeigen').click();
    const shown = byRole(page, 'table', 'Letzte 6 Monate').locator('tbody tr');
    await shown.first().waitFor();
    expect(await shown.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))).toEqual(expected);
    await byRole(page, 'button', 'Als Diagramm anzeigen').click();
  });

  it('CA14 has six columns', async () => {
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Name',
      'Stelle',
      'Eingegangen am',
      'Status',
      'Dokumente',
      'Aktion',
    ]);
  });

  it('CA12 EN39 shows the newest first with name, job and day', async () => {
    const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
    const shown = await rows(page).evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].slice(0, 3).map((cell) => cell.querySelector('label, p')?.textContent)),
    );
    expect(shown).toEqual(applications.slice(0, 20).map((one) => [nameOf(one), one.jobTitle, day.format(new Date(one.createdAt))]));
    await byText(page, countText(applications.length)).waitFor();
  });

  it('CA15 CA79 links each resume, cover letter and video, and nothing else', async () => {
    const shown = await rows(page).evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
    );
    const slots = ['resume', 'coverLetter', 'video'];
    const expected = applications
      .slice(0, 20)
      .map(({ documents }) => slots.flatMap((kind) => documents.filter((document) => document.kind === kind).map(({ url }) => url)));
    expect(shown).toEqual(expected);
    expect(new Set(applications.slice(0, 20).flatMap(({ documents }) => documents.map(({ kind }) => kind)))).toEqual(
      new Set([...slots, 'additional']),
    );
    for (const url of shown.flat()) expect(url).toMatch(/^\/api\/public\/media\/cv\/[^/]+$/);
  });

  it('CA15 CA59 opens a document through a URL that ends soon', async () => {
    const link = rows(page)
      .getByRole('link', { name: /^Lebenslauf/ })
      .first();
    const opened = visitor.context.waitForEvent('page');
    const asked = page.waitForResponse((response) => response.url().endsWith('/link'));
    await link.click();
    const { url, downloadUrl } = await (await asked).json();
    await opened;
    const file = await fetch(new URL(url, origin));
    expect([file.status, file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual([
      200,
      'application/pdf',
      'nosniff',
    ]);
    expect((await fetch(new URL(downloadUrl, origin))).headers.get('content-disposition')).toMatch(/^attachment/);
    const bare = new URL(url, origin);
    bare.search = '';
    expect([401, 404]).toContain((await fetch(bare)).status);
  });

  it('shows and loads without a warning', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

describe('filters of the list', { tags: ['walk'] }, () => {
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    visitor = await openTab();
    page = visitor.page;
  });
  afterAll(() => visitor.context.close());

  const filter = (name: string) => byRole(byRole(page, 'group', 'Bewerbungen filtern'), 'button', new RegExp(`^${name}\\s*\\d+$`));
  const sort = async (name: string) => {
    await byRole(page, 'combobox', 'Sortierung').click();
    await byRole(page, 'option', name).click();
  };
  const chooseJob = async (title: string) => {
    await byRole(page, 'combobox', 'Stellenanzeige').click();
    await byRole(page, 'option', title).click();
  };

  it.each([
    ['Neu', 'SUBMITTED', 'Eingereicht'],
    ['In Bearbeitung', 'IN_REVIEW', 'In Bearbeitung'],
    ['Interview', 'INTERVIEW_SCHEDULED', 'Interview geplant'],
    ['Eingestellt', 'ACCEPTED', 'Eingestellt'],
    ['Abgelehnt', 'REJECTED', 'Abgelehnt'],
  ])('CA09 CA12 "%s" leaves the applications with %s', async (name, status, label) => {
    const expected = applications.filter((application) => application.status === status);
    expect(expected.length).toBeGreaterThan(1);
    await filter(name).click();
    await expect.poll(() => names(page)).toEqual(expected.map(nameOf));
    expect(await rows(page).locator('[data-status]').allTextContents()).toEqual(expected.map(() => label));
    await byText(page, countText(expected.length)).waitFor();
    expect(await filter(name).textContent()).toBe(`${name}${expected.length}`);
  });

  it('CA09 CA12 "Alle" brings all of them back', async () => {
    await filter('Alle').click();
    await expect.poll(() => names(page)).toEqual(applications.slice(0, 20).map(nameOf));
    await byText(page, countText(applications.length)).waitFor();
  });

  it.each(['thorwald', 'THORWALD', 'Amelie Thor', 'haustechn', 'HAUSTECHN'])('CA08 the search finds "%s" in name or job', async (text) => {
    const found = applications.filter((one) => `${nameOf(one)} ${one.jobTitle}`.toLowerCase().includes(text.toLowerCase()));
    expect(found.length).toBeGreaterThan(0);
    await byLabel(page, 'Suche').fill(text);
    await expect.poll(() => names(page)).toEqual(found.map(nameOf));
    await byLabel(page, 'Suche').fill('');
  });

  it('CA10 each job leaves its own applications', async () => {
    for (const title of new Set(applications.slice(0, 6).map(({ jobTitle }) => jobTitle))) {
      await chooseJob(title);
      await expect.poll(() => names(page)).toEqual(applications.filter(({ jobTitle }) => jobTitle === title).map(nameOf));
    }
  });

  it('CA08 CA09 CA10 act together', async () => {
    const title = 'Senior Backend-Entwickler Schadenplattform (m/w/d)';
    await chooseJob(title);
    // The job title alone matches all of these.
    await byLabel(page, 'Suche').fill('backend');
    await expect.poll(() => names(page)).toEqual(applications.filter(({ jobTitle }) => jobTitle === title).map(nameOf));
    await byLabel(page, 'Suche').fill('thorwald');
    await expect.poll(() => names(page)).toEqual(['Amelie Thorwald']);
    await filter('Neu').click();
    await expect.poll(() => names(page)).toEqual(['Amelie Thorwald']);
    await chooseJob('Haustechnikerin oder Haustechniker (m/w/d)');
    await byText(page, 'Keine Bewerbungen gefunden.').waitFor();
    await byRole(page, 'button', 'Filter zurücksetzen').click();
    await byText(page, countText(applications.length)).waitFor();
  });

  it('CA16 say when nothing is left', async () => {
    await byLabel(page, 'Suche').fill('zzzzqq');
    await byText(page, 'Keine Bewerbungen gefunden.').waitFor();
    await byRole(page, 'button', 'Filter zurücksetzen').click();
    await expect.poll(() => names(page)).toEqual(applications.slice(0, 20).map(nameOf));
  });

  it('CA11 CA18 sort by day and by name, both ways', async () => {
    await filter('Interview').click();
    const interviews = applications.filter(({ status }) => status === 'INTERVIEW_SCHEDULED');
    const newest = interviews.map(nameOf);
    const byName = interviews.toSorted((a, b) => a.lastName.localeCompare(b.lastName, 'de')).map(nameOf);
    await expect.poll(() => names(page)).toEqual(newest);
    for (const [name, expected, value] of [
      ['Älteste zuerst', newest.toReversed(), 'oldest'],
      ['Name A-Z', byName, 'name-asc'],
      ['Name Z-A', byName.toReversed(), 'name-desc'],
      ['Neueste zuerst', newest, null],
    ] as const) {
      await sort(name);
      await expect.poll(() => names(page)).toEqual(expected);
      expect(new URL(page.url()).searchParams.get('sort')).toBe(value);
    }
  });
});

it('CA17 says that loading failed, and tries again', async () => {
  const { page, context } = await openTab();
  await page.route(LIST, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await byText(page, 'Fehler beim Laden der Bewerbungen').waitFor();
  await byText(page, 'Bitte versuchen Sie es später erneut.').waitFor();
  await page.unroute(LIST);
  await byRole(page, 'button', 'Erneut versuchen').click();
  await rows(page).first().waitFor();
  await context.close();
});
