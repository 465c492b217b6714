import type { Page } from 'playwright-core';

/**
 * Holds the requests of a page to these URLs.
 * @returns releases them
 */
export async function hold(page: Page, urls: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(urls, async (route) => {
    await released;
    // Other handlers of the same requests get their turn as well.
    await route.fallback();
  });
  return letGo;
}
