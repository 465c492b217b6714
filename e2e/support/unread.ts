import type { Page } from 'playwright-core';

/**
 * Refuses the count of unread messages, as for a login that has ended, so that the page asks for it no more. For tests that take the
 * token away: each answer would let the page notice, and the question comes every few seconds.
 * @returns a promise of the refused question
 */
export async function refuseUnread(page: Page): Promise<{ readonly refused: Promise<unknown> }> {
  const unread = /\/private\/messages\/unread$/;
  await page.route(unread, (route) => route.fulfill({ status: 401, body: '{}' }));
  return { refused: page.waitForResponse(unread).then((response) => response.finished()) };
}
