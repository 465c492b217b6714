import type { Page } from 'playwright-core';

/**
 * Answers the request for the count of unread messages with the error of an expired login, so that the page stops polling. For tests that
 * remove the token: each response would let the page notice, and the request repeats every few seconds.
 * @returns a promise of that request
 */
export async function refuseUnread(page: Page): Promise<{ readonly refused: Promise<unknown> }> {
  const unread = /\/private\/messages\/unread$/;
  await page.route(unread, (route) => route.fulfill({ status: 401, body: '{}' }));
  return { refused: page.waitForResponse(unread).then((response) => response.finished()) };
}
