import type { Browser, BrowserContext, Page } from 'playwright-core';
import { patience } from '@stellwerk/testing/patience';
import type { Login } from './session';

/** A profile of the browser that visitors have one after another: it keeps scripts and pictures, and nothing that a visitor left. */
interface Profile {
  readonly context: BrowserContext;
  /** Where pages of it have been since it was last emptied. */
  readonly origins: Set<string>;
}

export interface ProfileOptions {
  readonly javaScriptEnabled: boolean;
  /** In pixels. */
  readonly viewport: { readonly width: number; readonly height: number };
  readonly login: Login | undefined;
  /** Whether it is thrown away at the end, because the test does to it what cannot be taken back. */
  readonly own: boolean;
}

/** What a browser remembers of a login (EN47, EN48). */
const itemsOf = ({ token, roles }: Login): Readonly<Record<string, string>> => ({ jwt_token: token, user_roles: JSON.stringify(roles) });

/** Profiles that nobody uses, for the browser of this worker. */
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

/** Puts back what a test can do to a profile; its pages and what they had are gone with them. */
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

/** Forgets what pages of this profile have stored. The first page does it, before it goes anywhere. */
async function empty(page: Page, origins: Set<string>): Promise<void> {
  if (origins.size === 0) return;
  const session = await page.context().newCDPSession(page);
  for (const origin of origins)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage,service_workers' });
  await session.detach();
  origins.clear();
}

/** Remembers a login as the app does, in a page beside that of the visitor, whose history so begins with the first visit. */
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
 * A profile as of somebody who comes for the first time, with its only page; closing its context hands it on.
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
