/** @module-tag full */
import { matchesMessage, passesMessageFilter, readMessages, type Message } from '@stellwerk/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { enter, typeInto } from './support/keyboard';
import { opener, pathOf } from './support/member';
import { goInside, visit } from './support/browser';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const as = async (email: string) => opener(browser, await logIn(origin, email));
const openAsRecruiter = await as('recruiter@demo.example');
const owner = await logIn(origin, 'owner@demo.example');
const openAsOwner = opener(browser, owner);
const openAsCandidate = await as('candidate@demo.example');

const row = (page: Page, subject: string) => byRole(page, 'list', 'Nachrichten').getByRole('link').filter({ hasText: subject });
/** The number beside 'Nachrichten' in the navigation. */
const tab = (page: Page, count: number) => byRole(page, 'link', count === 0 ? 'Nachrichten' : `Nachrichten ${count}`);
const unreadIn = async (page: Page): Promise<number> =>
  Number(/(\d+) ungelesen/.exec((await byText(page, /^\d+ ungelesen$/).textContent()) ?? '')?.[1]);

async function write(page: Page, to: string, subject: string, content: string): Promise<void> {
  await byRole(page, 'button', 'Neue Nachricht').click();
  const dialog = byRole(page, 'dialog', 'Neue Nachricht');
  await byRole(dialog, 'option', to).waitFor({ state: 'attached' });
  await byLabel(dialog, 'Empfänger').selectOption({ label: to });
  await byLabel(dialog, 'Betreff').fill(subject);
  await byRole(dialog, 'textbox', 'Nachricht').fill(content);
  await byRole(dialog, 'button', 'Senden').click();
}

async function deleteOpen(page: Page): Promise<void> {
  await byRole(byRole(page, 'article'), 'button', 'Löschen').click();
  await byRole(page, 'button', 'Ja, löschen').click();
  await byText(page, 'Nachricht gelöscht').waitFor();
  await page.waitForURL((url) => !url.searchParams.has('message'));
}

/** The ids of the messages in the list, sorted. */
const shownIn = async (page: Page): Promise<(string | null)[]> => {
  const hrefs = await byRole(page, 'list', 'Nachrichten')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return hrefs.map((href) => new URLSearchParams(href?.split('?')[1]).get('message')).toSorted();
};
const idsOf = (found: readonly Message[]) => found.map(({ id }) => id).toSorted();

it(
  'CM01 CM03 CM04 CM05 CM06 CM07 CM08 CM09 CM10 CM11 CM12 CM13 CM16 CM17 CM18 CM19 A47 O40 messages are found, read, written and deleted',
  { tags: ['walk'] },
  async () => {
    const { page, context, calls } = await openAsOwner('/company/1/messages', {
      before: ({ page: fresh }) =>
        fresh.route(/messages\/by-company\/1\?/, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 }),
    });
    const list = byRole(page, 'list', 'Nachrichten');
    await byText(page, 'Nachrichten konnten nicht geladen werden').waitFor();
    // No invented text takes their place.
    expect([await list.count(), await page.getByText(/Beispieldaten/).count()]).toEqual([0, 0]);
    await byRole(page, 'button', 'Erneut versuchen').click();
    await list.waitFor();

    const messages = readMessages(await readAs(owner, '/api/private/messages/by-company/1')).messages;
    await expect.poll(() => shownIn(page)).toEqual(idsOf(messages));
    for (const [label, filter] of [
      [/^Ungelesen/, 'unread'],
      [/^Gelesen/, 'read'],
      [/^Alle/, 'all'],
    ] as const) {
      const found = messages.filter((one) => passesMessageFilter(one, filter));
      expect([filter, found.length > 0, found.length < messages.length]).toEqual([filter, true, filter !== 'all']);
      await byRole(page, 'button', label).click();
      await expect.poll(() => shownIn(page), { message: filter }).toEqual(idsOf(found));
    }
    for (const wordOf of [
      ({ subject }: Message) => subject,
      ({ content }: Message) => content.split('.')[0],
      ({ user }: Message) => user?.firstName,
      ({ user }: Message) => user?.lastName,
    ]) {
      const word = messages.map(wordOf).find((one) => one !== undefined && one !== '') ?? '';
      const found = messages.filter((one) => matchesMessage(one, word));
      expect([word === '', found.length < messages.length]).toEqual([false, true]);
      await byRole(page, 'searchbox', 'Suche').fill(word);
      await expect.poll(() => shownIn(page)).toEqual(idsOf(found));
    }
    await byRole(page, 'searchbox', 'Suche').fill('');

    const unread = messages.filter((one) => passesMessageFilter(one, 'unread'));
    const puts = () => calls.filter((call) => /^PUT .*\/messages\/\d+\/read$/.test(call)).length;
    await byText(page, `${unread.length} ungelesen`).waitFor();
    const marks = byRole(page, 'button', /^Als gelesen markieren: /);
    await marks.first().click();
    await byText(page, 'Nachricht als gelesen markiert').waitFor();
    await byText(page, `${unread.length - 1} ungelesen`).waitFor();
    expect(puts()).toBe(1);

    await byRole(page, 'button', 'Neue Nachricht').click();
    const dialog = byRole(page, 'dialog', 'Neue Nachricht');
    const send = byRole(dialog, 'button', 'Senden');
    const sent = () => calls.filter((call) => call === 'POST /api/private/messages').length;
    await send.click();
    for (const text of ['Bitte wählen Sie einen Empfänger aus', 'Bitte geben Sie einen Betreff ein', 'Bitte geben Sie eine Nachricht ein'])
      await byText(dialog, text).first().waitFor();
    expect(sent()).toBe(0);
    const recipient = byLabel(dialog, 'Empfänger');
    await byRole(recipient, 'option', 'Amelie Thorwald').waitFor({ state: 'attached' });
    const groups = recipient.locator('optgroup');
    expect(await groups.evaluateAll((all) => all.map((group) => group.getAttribute('label')))).toEqual([
      'Stellwerk',
      'Bewerbende mit Konto',
    ]);
    expect(await groups.first().locator('option').allTextContents()).toEqual(['Support', 'Vertrieb', 'Buchhaltung']);
    await recipient.selectOption({ label: 'Amelie Thorwald' });
    await byLabel(dialog, 'Betreff').fill('Besuch im Stellwerk');
    await byRole(dialog, 'textbox', 'Nachricht').fill('Passt der Donnerstag?');
    await page.route(/\/api\/private\/messages$/, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await send.click();
    await byText(dialog, 'Nachricht konnte nicht gesendet werden').waitFor();
    await send.click();
    await byText(page, 'Nachricht gesendet').waitFor();
    await dialog.waitFor({ state: 'detached' });

    await row(page, 'Besuch im Stellwerk').click();
    await byText(byRole(page, 'article'), 'Passt der Donnerstag?').waitFor();
    await deleteOpen(page);
    await row(page, 'Besuch im Stellwerk').waitFor({ state: 'detached' });

    // Opening an unread one makes it a read one.
    const unreadRows = byRole(list, 'link', /^Ungelesen/);
    const rowsBefore = await unreadRows.count();
    await unreadRows.first().click();
    await byText(page, `${unread.length - 2} ungelesen`).waitFor();
    expect(puts()).toBe(2);

    await goInside(page, '/company/1/dashboard?tab=messages');
    await byText(byRole(page, 'complementary', 'Demnächst verfügbar'), 'Anhänge und Chat in Echtzeit').waitFor();
    await marks.first().waitFor();
    // The list of before is shown until the new one is there.
    await expect.poll(() => unreadRows.count()).toBe(rowsBefore - 1);
    const before = await list.getByRole('link').allTextContents();
    await page.evaluate(() => localStorage.removeItem('jwt_token'));
    await marks.first().click();
    await byText(page, 'Sie sind nicht angemeldet. Bitte melden Sie sich an.').waitFor();
    await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(before);
    expect(pathOf(page)).toBe('/company/1/dashboard?tab=messages');
    await context.close();
  },
);

describe('messages between a company and an applicant', () => {
  it('CM01 CM02 CM05 CM06 CM08 API72: are written, noticed without a reload, read, answered, and deleted on each side alone', async () => {
    const visitor = await visit(browser);
    await visitor.page.goto(`${origin}/company/1/messages`);
    await visitor.page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === '/company/1/messages');
    await visitor.context.close();

    const candidate = await openAsCandidate('/dashboard?tab=messages');
    const inbox = candidate.page;
    await byText(inbox, /^\d+ ungelesen$/).waitFor();
    const before = await unreadIn(inbox);

    const recruiter = await openAsRecruiter('/company/1/messages');
    await byRole(recruiter.page, 'list', 'Nachrichten').waitFor();
    await write(recruiter.page, 'Amelie Thorwald', 'Ein zweites Gespräch', 'Passt Ihnen der Donnerstag?');
    await byText(recruiter.page, 'Nachricht gesendet').waitFor();
    await row(recruiter.page, 'Ein zweites Gespräch').waitFor();

    // The candidate has not changed anything.
    await byText(inbox, `${before + 1} ungelesen`).waitFor();
    await tab(inbox, before + 1).waitFor();
    await row(inbox, 'Ein zweites Gespräch').click();
    await byText(byRole(inbox, 'article'), 'Passt Ihnen der Donnerstag?').waitFor();
    await byText(inbox, `${before} ungelesen`).waitFor();

    const other = await openAsOwner('/company/1/messages?filter=unread');
    await byText(other.page, /^\d+ ungelesen$/).waitFor();
    const unread = await unreadIn(other.page);
    await byRole(byRole(inbox, 'article'), 'button', 'Antworten').click();
    const answer = byRole(inbox, 'dialog', 'Antworten');
    expect(await byLabel(answer, 'Betreff').inputValue()).toBe('AW: Ein zweites Gespräch');
    await byRole(answer, 'textbox', 'Nachricht').fill('Ja, sehr gern.');
    await byRole(answer, 'button', 'Senden').click();
    await byText(inbox, 'Nachricht gesendet').waitFor();

    // Two people of the company: both see it, and when one has read it, the other's count falls.
    await tab(recruiter.page, unread + 1).waitFor();
    await byText(other.page, `${unread + 1} ungelesen`).waitFor();
    await row(recruiter.page, 'AW: Ein zweites Gespräch').click();
    await byText(byRole(recruiter.page, 'article'), 'Ja, sehr gern.').waitFor();
    await byText(other.page, `${unread} ungelesen`).waitFor();
    await row(other.page, 'AW: Ein zweites Gespräch').waitFor({ state: 'detached' });

    // Opening a message removes it from the unread ones; the receiver of a reply is known all the same, even without the applicants.
    await other.page.route(/messages\/applicants\/1/, (route) => route.fulfill({ json: [] }));
    await other.page.goto(recruiter.page.url().replace('?', '?filter=unread&'));
    await byRole(byRole(other.page, 'article'), 'button', 'Antworten').click();
    await expect
      .poll(() =>
        byLabel(byRole(other.page, 'dialog', 'Neue Nachricht'), 'Empfänger')
          .locator('option:checked')
          .textContent(),
      )
      .toBe('Amelie Thorwald');

    await deleteOpen(recruiter.page);
    await row(recruiter.page, 'AW: Ein zweites Gespräch').waitFor({ state: 'detached' });
    await inbox.reload();
    await row(inbox, 'AW: Ein zweites Gespräch').click();
    await deleteOpen(inbox);
    await row(inbox, 'AW: Ein zweites Gespräch').waitFor({ state: 'detached' });
    for (const { context } of [candidate, recruiter, other]) await context.close();
  });

  it('CM18 CM10 CM11 CM12 CM16: lose nothing that is typed, without a line and without a login, and are sent once', async () => {
    const { page, context, calls } = await openAsOwner('/company/1/dashboard?tab=messages');
    await byRole(page, 'list', 'Nachrichten').waitFor();
    const sent = () => calls.filter((path) => path === '/api/private/messages').length;
    await byRole(page, 'button', 'Neue Nachricht').click();
    const dialog = byRole(page, 'dialog', 'Neue Nachricht');
    await byRole(dialog, 'button', 'Senden').click();
    for (const text of ['Bitte wählen Sie einen Empfänger aus', 'Bitte geben Sie einen Betreff ein', 'Bitte geben Sie eine Nachricht ein'])
      await byText(dialog, text).first().waitFor();
    expect(sent()).toBe(0);
    await byRole(dialog, 'option', 'Amelie Thorwald').waitFor({ state: 'attached' });
    await byLabel(dialog, 'Empfänger').selectOption({ label: 'Amelie Thorwald' });
    await byLabel(dialog, 'Betreff').fill('Aus dem Zug');
    const content = byRole(dialog, 'textbox', 'Nachricht');
    await content.fill('Ich melde mich aus dem Tunnel.');

    await context.setOffline(true);
    await byRole(dialog, 'button', 'Senden').click();
    await byText(dialog, /^Keine Internetverbindung\./).waitFor();
    expect(await content.inputValue()).toBe('Ich melde mich aus dem Tunnel.');
    await context.setOffline(false);

    // The server has it, but its response is lost: a retry sends no second one.
    await page.route(/\/api\/private\/messages$/, async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500, json: {} });
    });
    await byRole(dialog, 'button', 'Senden').click();
    await byText(dialog, 'Nachricht konnte nicht gesendet werden').waitFor();
    await page.unroute(/\/api\/private\/messages$/);

    await page.route(/\/api\/private\/messages$/, (route) => route.fulfill({ status: 401, json: {} }));
    await byRole(dialog, 'button', 'Senden').click();
    await byText(dialog, /^Sie sind nicht angemeldet/).waitFor();
    expect(await content.inputValue()).toBe('Ich melde mich aus dem Tunnel.');
    await context.close();

    const again = await openAsOwner('/company/1/messages?search=Aus+dem+Zug');
    await row(again.page, 'Aus dem Zug').waitFor();
    expect(await row(again.page, 'Aus dem Zug').count()).toBe(1);
    await again.context.close();
  });
});

describe('Support, Vertrieb and Buchhaltung', () => {
  it('O75: reach the administration, which answers', async () => {
    const openAsAdmin = await as('admin@demo.example');
    const company = await openAsOwner('/company/1/messages?action=new');
    await byRole(company.page, 'dialog', 'Neue Nachricht').waitFor();
    await company.page.keyboard.press('Escape');
    await write(company.page, 'Vertrieb', 'Mehr Plätze', 'Was kostet ein zehnter Platz?');
    await byText(company.page, 'Nachricht gesendet').waitFor();

    const { page, context } = await openAsAdmin('/admin');
    await byRole(page, 'link', 'Nachrichten öffnen').click();
    await row(page, 'Mehr Plätze').click();
    await byText(byRole(page, 'article'), 'Was kostet ein zehnter Platz?').waitFor();
    await byRole(byRole(page, 'article'), 'button', 'Antworten').click();
    const answer = byRole(page, 'dialog', 'Antworten');
    await byRole(answer, 'textbox', 'Nachricht').fill('Im Enterprise-Tarif nichts.');
    await byRole(answer, 'button', 'Senden').click();
    await byText(page, 'Nachricht gesendet').waitFor();
    await context.close();

    // The company has not changed anything.
    await row(company.page, 'AW: Mehr Plätze').click();
    await byText(byRole(company.page, 'article'), 'Im Enterprise-Tarif nichts.').waitFor();
    await byRole(byRole(company.page, 'article'), 'button', 'Antworten').click();
    const dialog = byRole(company.page, 'dialog', 'Neue Nachricht');
    expect(await byLabel(dialog, 'Empfänger').inputValue()).toBe('sales');
    await company.context.close();
  });
});

it('CM06 CM08: an answer goes to whoever wrote, also where the list of unread messages has lost that message', async () => {
  const candidate = await logIn(origin, 'candidate@demo.example');
  const body = JSON.stringify({
    companyId: 1,
    senderType: 'user',
    recipientType: 'company',
    subject: 'Parkplatz',
    content: 'Gibt es einen?',
  });
  const headers = { authorization: `Bearer ${candidate.token}`, 'content-type': 'application/json' };
  expect((await fetch(`${origin}/api/private/messages`, { method: 'POST', headers, body })).status).toBeLessThan(300);
  const { page, context } = await openAsRecruiter('/company/1/messages');
  await byRole(page, 'button', /^Ungelesen/).click();
  await row(page, 'Parkplatz').click();
  await row(page, 'Parkplatz').waitFor({ state: 'detached' });
  await byRole(byRole(page, 'article'), 'button', 'Antworten').click();
  const dialog = byRole(page, 'dialog', 'Neue Nachricht');
  await expect
    .poll(() =>
      byLabel(dialog, 'Empfänger').evaluate((select) => (select instanceof HTMLSelectElement ? select.selectedOptions[0]?.label : null)),
    )
    .toBe('Amelie Thorwald');
  await context.close();
});

it('CM06, CM07: nothing moves below the pointer when an opened message becomes read', async () => {
  const { page, context } = await openAsOwner('/company/1/messages');
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/messages\/\d+\/read$/, async (route) => {
    await asked;
    await route.continue();
  });
  await byRole(page, 'link', /^Ungelesen/)
    .first()
    .click();
  const message = byRole(page, 'article');
  const mark = byRole(message, 'button', 'Als gelesen markieren');
  await mark.waitFor();
  const places = () =>
    Promise.all([byRole(message, 'button', 'Antworten'), byRole(message, 'button', 'Löschen')].map((button) => button.boundingBox()));
  const before = await places();
  answer();
  await mark.waitFor({ state: 'detached' });
  expect(await places()).toEqual(before);
  await context.close();
});

it('CM06: with the keyboard alone a message is written, opened and answered', async () => {
  const { page, context } = await openAsRecruiter('/company/1/messages');
  await enter(page, byRole(page, 'button', 'Neue Nachricht'));
  const dialog = byRole(page, 'dialog', 'Neue Nachricht');
  await byRole(dialog, 'option', 'Amelie Thorwald').waitFor({ state: 'attached' });
  await typeInto(page, byLabel(dialog, 'Empfänger'), 'Supp');
  await typeInto(page, byLabel(dialog, 'Betreff'), 'Nur mit Tasten');
  await typeInto(page, byRole(dialog, 'textbox', 'Nachricht'), 'Guten Tag');
  await enter(page, byRole(dialog, 'button', 'Senden'));
  await dialog.waitFor({ state: 'detached' });
  await byRole(page, 'button', 'Neue Nachricht').and(page.locator(':focus')).waitFor();
  await enter(page, row(page, 'Nur mit Tasten'));
  // Announced by its heading, and its actions come next.
  await byRole(page, 'heading', 'Nur mit Tasten').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Tab');
  await byRole(byRole(page, 'article'), 'button', 'Antworten').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await byRole(page, 'dialog', 'Neue Nachricht').waitFor();
  await context.close();
});

it('CM01: on a phone list and message are views of their own', async () => {
  const { page, context } = await openAsCandidate('/dashboard?tab=messages');
  await page.setViewportSize({ width: 390, height: 844 });
  await row(page, 'Ihr Gespräch')
    .or(byRole(page, 'list', 'Nachrichten').getByRole('link'))
    .first()
    .click();
  await byRole(page, 'article').waitFor();
  expect(await byRole(page, 'list', 'Nachrichten').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await byRole(page, 'link', 'Zurück zu den Nachrichten').click();
  await byRole(page, 'list', 'Nachrichten').getByRole('link').and(page.locator(':focus')).waitFor();
  expect(pathOf(page)).toBe('/dashboard?tab=messages');
  await context.close();
});
