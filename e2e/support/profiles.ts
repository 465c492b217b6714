import type { Browser, BrowserContext, Page } from 'playwright-core';
import { patience } from '@stellwerk/testing/patience';
import type { Login } from './session';

/** A browser profile used by one visitor after another: it keeps cached scripts and pictures, and no data of a visitor. */
interface Profile {
  readonly context: BrowserContext;
  /** Origins that its pages have visited since it was last cleared. */
  readonly origins: Set<string>;
}

export interface ProfileOptions {
  readonly javaScriptEnabled: boolean;
  /** In pixels. */
  readonly viewport: { readonly width: number; readonly height: number };
  readonly login: Login | undefined;
  /** Whether it is discarded at the end, because the test changes it in ways that cannot be undone. */
  readonly own: boolean;
}

/** A login as stored by the browser (EN47, EN48). */
const itemsOf = ({ token, roles }: Login): Readonly<Record<string, string>> => ({ jwt_token: token, user_roles: JSON.stringify(roles) });

/** Unused profiles for the browser of this worker. */
const free = new WeakMap<Browser, Profile[]>();

const freeOf = (browser: Browser): Profile[] => {
  const known = free.get(browser) ?? [];
  free.set(browser, known);
  return known;
};

async function create(browser: Browser, prepare: (context: BrowserContext) => Promise<void>, javaScriptEnabled: boolean): Promise<Profile> {
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin', javaScriptEnabled, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience.wait);
  const origins = new Set<string>();
  context.on('request', (request) => {
    if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin);
  });
  await prepare(context);
  return { context, origins };
}

/** Undoes a test's changes to a profile; its pages and their data are gone with them. */
async function giveBack(browser: Browser, profile: Profile): Promise<void> {
  const { context } = profile;
  const profiles = freeOf(browser);
  if (profiles.includes(profile)) return;
  await Promise.all(context.pages().map((page) => page.close()));
  await Promise.all([
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.clearPermissions(),
    context.clearCookies(),
    context.setOffline(false),
  ]);
  profiles.push(profile);
}

/** Clears the storage of this profile. The first page does it, before it navigates. */
async function empty(page: Page, origins: Set<string>): Promise<void> {
  if (origins.size === 0) return;
  const session = await page.context().newCDPSession(page);
  for (const origin of origins)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage,service_workers' });
  await session.detach();
  origins.clear();
}

/** Stores a login as the app does, in a page beside that of the visitor, whose history so begins with the first visit. */
async function remember(context: BrowserContext, login: Login): Promise<void> {
  const page = await context.newPage();
  await page.route(login.origin, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(login.origin);
  await page.evaluate((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, itemsOf(login));
  await page.close();
}

/**
 * A profile of a first-time visitor, with its only page; closing its context returns the profile to the pool.
 * @param prepare for a new one
 */
export async function takeProfile(
  browser: Browser,
  prepare: (context: BrowserContext) => Promise<void>,
  { javaScriptEnabled, viewport, login, own }: ProfileOptions,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const shared = javaScriptEnabled && !own;
  const profile = (shared ? freeOf(browser).pop() : undefined) ?? (await create(browser, prepare, javaScriptEnabled));
  const { context, origins } = profile;
  if (shared) context.close = () => giveBack(browser, profile);
  const page = await context.newPage();
  await empty(page, origins);
  await page.setViewportSize(viewport);
  if (login !== undefined) await remember(context, login);
  return { context, page };
}
