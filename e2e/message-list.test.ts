/** @module-tag full */
import { matchesMessage, passesMessageFilter, readMessages, type Message } from '@stellwerk/domain';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { opener, pathOf } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);
const stored = async () => readMessages(await readAs(owner, '/api/private/messages/by-company/1')).messages;

it('CM16: marking without the token says so on the page, and changes nothing', async () => {
  const { page, context } = await open('/company/1/messages');
  const mark = byRole(page, 'button', /^Als gelesen markieren/).first();
  await mark.waitFor();
  const messages = byRole(page, 'list', 'Nachrichten').getByRole('link');
  const before = await messages.allTextContents();
  await page.evaluate(() => localStorage.removeItem('jwt_token'));
  await mark.click();
  await byText(page, 'Sie sind nicht angemeldet. Bitte melden Sie sich an.').waitFor();
  expect([pathOf(page), await messages.allTextContents()]).toEqual(['/company/1/messages', before]);
  await context.close();
});

/** The ids of the messages in the list, sorted. */
const shownIn = async (page: Page): Promise<(string | null)[]> => {
  const hrefs = await byRole(page, 'list', 'Nachrichten')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return hrefs.map((href) => new URLSearchParams(href?.split('?')[1]).get('message')).toSorted();
};
const idsOf = (found: readonly Message[]) => found.map(({ id }) => id).toSorted();

it('CM03: each filter of the page leaves its own messages', async () => {
  const messages = await stored();
  const { page, context } = await open('/company/1/messages');
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
  await context.close();
});

it('CM04: the search of the page leaves what has the word in subject, content, first or last name', async () => {
  const messages = await stored();
  const { page, context } = await open('/company/1/messages');
  await expect.poll(() => shownIn(page)).toEqual(idsOf(messages));
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
  await context.close();
});
