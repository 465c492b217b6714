import { patience } from '@stellwerk/testing/patience';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { Login } from './session';

/** The Chromium of this machine; the flags keep it from calling home. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    timeout: patience.test,
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Warnings and errors of the console, and failed scripts. */
  readonly complaints: readonly string[];
  /** Paths of the API that the page has asked for. */
  readonly calls: readonly string[];
}

export interface VisitOptions {
  readonly javaScriptEnabled?: boolean;
  /** Width of the window in pixels. @default 1280 */
  readonly width?: number;
  /** Who is logged in. @default nobody */
  readonly login?: Login;
}

/** What a browser remembers of a login (EN47, EN48). */
const storageOf = ({ origin, token, roles }: Login) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        { name: 'jwt_token', value: token },
        { name: 'user_roles', value: JSON.stringify(roles) },
      ],
    },
  ],
});

/** A fresh visitor with a German browser. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: options.width ?? 1280, height: 900 },
    javaScriptEnabled: options.javaScriptEnabled ?? true,
    reducedMotion: 'reduce',
    storageState: options.login && storageOf(options.login),
  });
  context.setDefaultTimeout(patience.wait);
  const page = await context.newPage();
  const complaints: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|public|private)\//.test(pathname) && !pathname.startsWith('/api/media/'))
      calls.push(`${request.method()} ${pathname}${search}`);
  });
  return { context, page, complaints, calls };
}

/** Opens another page of the app without loading it anew, so that the browser itself asks for the data. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
