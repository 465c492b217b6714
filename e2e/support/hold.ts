import type { Page } from 'playwright-core';

/** Holds what a page asks for under these URLs back. @returns lets it go */
export async function hold(page: Page, urls: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(urls, async (route) => {
    await released;
    // Whatever else holds it has its turn as well.
    await route.fallback();
  });
  return letGo;
}
