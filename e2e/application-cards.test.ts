/** @module-tag full */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newestFirst, nameOf, readCompanyApplications, STATUS_LABELS, STATUSES, type WireApplication } from './support/applications';
import { goInside, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';
import { answerRejection } from './support/rejection';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const applications = newestFirst(await readCompanyApplications(owner));

const openAsOwner = opener(browser, owner);

const CARDS = '/company/1/applications';
const BOARD = '/company/1/applications?view=board';
const TABLE = '/company/1/dashboard?tab=applications';

const dayOf = ({ createdAt }: WireApplication): string =>
  new Date(createdAt).toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin', day: '2-digit', month: '2-digit', year: 'numeric' });
type Order = (a: WireApplication, b: WireApplication) => number;
/** Text of a closed card. */
const headOf = (one: WireApplication): string => [nameOf(one), one.jobTitle, STATUS_LABELS[one.status], dayOf(one)].join('');
const heads = (page: Page): Promise<string[]> => cards(page).locator('summary').allTextContents();
const cards = (page: Page): Locator => byRole(page, 'list', 'Bewerbungen').locator(':scope > li');

/** The application under test, of a person with no other one. */
function sample(index: number, fits: (application: WireApplication) => boolean = () => true): WireApplication {
  const onlyOnes = applications.filter((one) => applications.filter((other) => nameOf(other) === nameOf(one)).length === 1);
  const found = onlyOnes.filter(fits)[index];
  if (found === undefined) throw new Error('The demo data has no such application.');
  return found;
}

async function open(path: string): Promise<Visit> {
  const visitor = await openAsOwner(path);
  await byRole(visitor.page, 'heading', 'Bewerbungen', { level: 1 }).waitFor();
  return visitor;
}

async function openCard(page: Page, application: WireApplication): Promise<Locator> {
  const name = nameOf(application);
  await byRole(page, 'searchbox', 'Suche').fill(name);
  // The search result moves the cards below it: clicks wait for it.
  const found = async () => {
    const texts = await cards(page).allTextContents();
    return texts.length > 0 && texts.every((text) => text.includes(name));
  };
  await expect.poll(found).toBe(true);
  const card = cards(page).filter({ hasText: application.jobTitle }).first();
  await byText(card, name).click();
  await byRole(card, 'radiogroup', 'Bewertung').waitFor();
  return card;
}

it('CA18 CA20 CA21 CA22 CD12 the cards show name, job, status and day, in each order and of each period, and keep that in the URL', async () => {
  const { page } = await open(CARDS);
  await expect.poll(() => heads(page)).toEqual(applications.slice(0, 10).map(headOf));
  const marked = (navigation: string) => byRole(page, 'navigation', navigation).locator('[aria-current=page]').allTextContents();
  expect(await marked('Ansicht')).toEqual(['Karten']);
  expect(await marked('Bereiche des Unternehmens')).toEqual([
    `Bewerbungen${applications.filter(({ status }) => status === 'SUBMITTED').length}`,
  ]);

  await byRole(page, 'button', 'Kalender Zeitraum').click();
  const dialog = byRole(page, 'dialog', 'Kalender Zeitraum');
  const presets = dialog.getByRole('list').getByRole('button');
  await presets.first().waitFor();
  expect(await presets.allTextContents()).toEqual(['Heute', 'Letzte Woche', 'Dieser Monat', 'Letzte 30 Tage']);
  await byRole(dialog, 'button', 'Heute').click();
  await page.waitForURL(/\?from=(\d{4}-\d\d-\d\d)&to=\1$/);

  const berlin = (at: Date | string) => new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  const days = [...new Set(applications.map(({ createdAt }) => berlin(createdAt)))];
  const [last = '', , first = ''] = days.slice(1);
  const found = applications.filter(({ createdAt }) => berlin(createdAt) >= first && berlin(createdAt) <= last);
  expect([found.length > 2, found.length < applications.length]).toEqual([true, true]);
  await goInside(page, `${CARDS}?from=${first}&to=${last}`);
  await byText(page, `${found.length} Bewerbungen`).waitFor();
  await expect.poll(() => heads(page)).toEqual(found.slice(0, 10).map(headOf));

  await goInside(page, CARDS);
  const german = new Intl.Collator('de');
  const byName: Order = (a, b) => german.compare(a.lastName, b.lastName) || german.compare(a.firstName, b.firstName);
  const byStatus: Order = (a, b) => STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status);
  const byDate: Order = (a, b) => a.createdAt.localeCompare(b.createdAt);
  const turned =
    (order: Order): Order =>
    (a, b) =>
      -order(a, b);
  for (const [label, first, second, key] of [
    ['Name', byName, turned(byName), 'name'],
    ['Status', byStatus, turned(byStatus), 'status'],
    ['Datum', turned(byDate), byDate, null],
  ] as const)
    for (const order of [first, second]) {
      await byRole(byRole(page, 'group', 'Sortierung'), 'button', new RegExp(`^${label}`)).click();
      // Equal ones keep the order of the list, the newest first.
      await expect.poll(() => heads(page), { message: label }).toEqual(applications.toSorted(order).slice(0, 10).map(headOf));
      expect(new URL(page.url()).searchParams.get('sort')).toBe(key);
    }
});

it(
  'CA23 CA24 CA25 CA26 CA27 CA40 CA41 CA43 CA44 CA45 CA47 CA48 CA49 CA81 a card writes to the applicant, and is worked on',
  { tags: ['walk'] },
  async () => {
    const application = sample(0, ({ status, phone, resumeUrl }) => status === 'SUBMITTED' && phone !== null && resumeUrl !== null);
    const bare = sample(0, ({ phone }) => phone === null);
    const stored = () => readAs<WireApplication & { readonly notes: string | null }>(owner, `/api/private/applications/${application.id}`);
    const { page, context, complaints } = await open(CARDS);
    const hrefs = (card: Locator, scheme: string) =>
      card.locator(`a[href^="${scheme}:"]`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const resume = (card: Locator) => card.locator('a[target=_blank]', { hasText: 'Lebenslauf (PDF)' });

    const other = await openCard(page, bare);
    expect([await hrefs(other, 'mailto'), await hrefs(other, 'tel'), await resume(other).count()]).toEqual([
      [`mailto:${bare.email}`],
      [],
      bare.resumeUrl === null ? 0 : 1,
    ]);
    const card = await openCard(page, application);
    expect([await hrefs(card, 'mailto'), await hrefs(card, 'tel')]).toEqual([
      [`mailto:${application.email}`],
      [`tel:${application.phone?.replace(/[^+\d]/g, '')}`],
    ]);
    const file = context.waitForEvent('response', (response) => /\/api\/public\/media\/cv\/[^/]+\?/.test(response.url()));
    const [tab] = await Promise.all([context.waitForEvent('page'), resume(card).click()]);
    // A browser without a PDF viewer downloads it there.
    expect((await file).frame().page()).toBe(tab);
    expect([(await file).status(), (await file).headers()['content-type']]).toEqual([200, 'application/pdf']);
    await page.bringToFront();

    const failing = { status: 500, json: { success: false, message: 'Kaputt' } };
    /** Lets the first call fail, and holds the second one until the page shows that it is pending. */
    const route = async (what: string, says: string): Promise<void> => {
      let calls = 0;
      await page.route(`**/${application.id}/${what}`, async (one) => {
        calls += 1;
        if (calls === 1) return one.fulfill(failing);
        await byText(page, says).waitFor();
        return one.continue();
      });
    };
    const states = byRole(card, 'group', 'Status der Bewerbung');
    expect(await states.getByRole('button').allTextContents()).toEqual(Object.values(STATUS_LABELS));
    await route('status', 'Status wird aktualisiert...');
    await byRole(states, 'button', 'Angesehen').click();
    // Here an error is only logged.
    await expect
      .poll(() => complaints.some((text) => text.includes(`The status of application ${application.id} was not set.`)))
      .toBe(true);
    await byRole(states, 'button', 'Eingereicht', { pressed: true }).waitFor();
    expect(await byText(page, 'Kaputt').count()).toBe(0);
    await byRole(states, 'button', 'Angesehen').click();
    await byText(page, 'Status wurde aktualisiert').waitFor();
    await byRole(states, 'button', 'Angesehen', { pressed: true }).waitFor();

    const stars = byRole(card, 'radiogroup', 'Bewertung').getByRole('radio');
    expect(await stars.count()).toBe(5);
    const rated = application.rating ?? 0;
    await route('rate', 'Bewertung wird aktualisiert...');
    await stars.nth(3).click({ force: true });
    await byText(page, 'Fehler beim Aktualisieren der Bewertung').waitFor();
    await expect.poll(() => stars.nth(3).isChecked()).toBe(rated === 4);
    await stars.nth(3).click({ force: true });
    await byText(page, 'Bewertung wurde aktualisiert').waitFor();

    // The toasts so far cover the buttons of the notes.
    const messages = byRole(page, 'button', 'Meldung schließen');
    while ((await messages.count()) > 0) await messages.last().click();
    await byRole(card, 'button', 'Notizen bearbeiten').click();
    await card.getByRole('textbox').fill('Verworfen');
    await byRole(card, 'button', 'Abbrechen').click();
    expect(await byText(card, 'Verworfen').count()).toBe(0);
    await byRole(card, 'button', 'Notizen bearbeiten').click();
    await card.getByRole('textbox').fill('Montag anrufen');
    await page.route(`**/${application.id}/notes`, async (one) => {
      await byText(page, 'Notizen werden gespeichert...').waitFor();
      return one.continue();
    });
    await byRole(card, 'button', 'Speichern').click();
    await byText(page, 'Notizen wurden gespeichert').waitFor();
    await byText(card, 'Montag anrufen').waitFor();
    expect(await stored()).toMatchObject({ status: 'VIEWED', rating: 4, notes: 'Montag anrufen' });
  },
);

it('O77 the three views of the applications are one click apart, and a card of the board is moved', { tags: ['walk'] }, async () => {
  const application = sample(2, ({ status }) => status === 'SUBMITTED');
  const { page } = await open(TABLE);
  const views = byRole(page, 'navigation', 'Ansicht').getByRole('link');
  for (const view of ['Tabelle', 'Karten', 'Tafel']) {
    await views.filter({ hasText: view }).click();
    await expect.poll(() => views.and(page.locator('[aria-current=page]')).allTextContents()).toEqual([view]);
    expect(await views.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([TABLE, CARDS, BOARD]);
  }
  await byRole(page, 'button', `${nameOf(application)} verschieben`).click();
  await byRole(page, 'menuitem', /In Bearbeitung/).click();
  await expect
    .poll(async () => (await readAs<WireApplication>(owner, `/api/private/applications/${application.id}`)).status)
    .toBe('IN_REVIEW');
  await byText(byRole(page, 'region', /^In Bearbeitung/), nameOf(application)).waitFor();
});

describe('applications as cards', () => {
  it('takes a status back from the toast', async () => {
    const application = sample(3, ({ status }) => status === 'SUBMITTED');
    const { page } = await open(CARDS);
    const card = await openCard(page, application);
    const group = byRole(card, 'group', 'Status der Bewerbung');
    await byRole(group, 'button', 'Abgelehnt').click();
    await answerRejection(page);
    const undone = page.waitForResponse((response) => response.url().endsWith(`/${application.id}/status/undo`));
    await byRole(byRole(page, 'region', 'Meldungen'), 'button', 'Rückgängig').click();
    expect((await undone).status()).toBe(200);
    await byText(page, 'Die Änderung wurde zurückgenommen').waitFor();
    await byRole(group, 'button', 'Eingereicht', { pressed: true }).waitFor();
  });

  it('keeps a rating, and finds what is searched, when the answer of the search is from before it', async () => {
    const application = sample(2, (one) => one.rating === null && applications.indexOf(one) < 10);
    const { page } = await open(CARDS);
    const search = /\/by-company\/1\?.*search=/;
    await page.route(
      search,
      async (route) => {
        const before = await route.fetch();
        await page.waitForResponse((response) => response.url().endsWith(`/${application.id}/rate`));
        await route.fulfill({ response: before });
      },
      { times: 1 },
    );
    const asked = page.waitForRequest(search);
    await byText(cards(page).filter({ hasText: application.jobTitle }), nameOf(application)).click();
    await byRole(page, 'searchbox', 'Suche').fill(nameOf(application));
    await asked;
    const stars = byRole(page, 'radiogroup', 'Bewertung').getByRole('radio');
    await stars.nth(3).check({ force: true });
    await byText(page, 'Bewertung wurde aktualisiert').waitFor();
    await expect.poll(() => cards(page).count()).toBe(1);
    await expect.poll(() => stars.nth(3).isChecked()).toBe(true);
  });
});
