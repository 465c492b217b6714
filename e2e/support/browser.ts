import { patience } from '@stellwerk/testing/patience';
import { chromium, type Browser, type BrowserContext, type LaunchOptions, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { takeProfile } from './profiles';
import type { Login } from './session';

/** The Chromium of this machine; the flags disable its background requests. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    timeout: patience.test,
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ...options,
  });
}

let shared: Promise<Browser> | undefined;

/** The browser that the files of this worker share, one after another; it ends with the worker. */
export async function browserOfWorker(): Promise<Browser> {
  const known = await shared?.catch(() => undefined);
  if (known?.isConnected() === true) return known;
  // Vitest ends a worker by this signal. Playwright closes its browser when the process exits, but the signal alone does not make it exit.
  if (shared === undefined) process.once('SIGTERM', () => process.exit());
  shared = launchBrowser({ handleSIGTERM: false });
  return shared;
}

/** Policy violations of pages since the last test; `setup.ts` has them checked after every test (decision 0039). */
const violations: string[] = [];

/** Fails when a page has violated a policy since the last check. */
export function expectNoViolations(): void {
  expect(violations.splice(0), 'violations of the content security policy').toEqual([]);
}

/**
 * Records the policy violations of a page. The event has more details than the console, but fires only where scripts run. Scripts of the
 * page itself stay unchanged: Playwright injects this one.
 */
async function noteViolations(context: BrowserContext): Promise<void> {
  await context.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, blockedURI, sample, sourceFile }) => {
      const note: unknown = Reflect.get(window, 'noteViolation');
      if (typeof note === 'function') note(`${documentURI}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`);
    });
  });
}

/** Asks the browser to report violations of Trusted Types without blocking them. */
async function reportTrustedTypes(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy-report-only': "require-trusted-types-for 'script'" };
    return route.fulfill({ response, headers });
  });
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Warnings and errors of the console, and failed scripts. */
  readonly complaints: readonly string[];
  /** Policy violations so far; a test that reads them judges them, and the check at its end no longer does. */
  readonly takeViolations: () => readonly string[];
  /** Paths of the API that the page has requested. */
  readonly calls: readonly string[];
}

export interface VisitOptions {
  readonly javaScriptEnabled?: boolean;
  /** Width of the window in pixels. @default 1280 */
  readonly width?: number;
  /** Counts reported Trusted Types violations as violations. @default false */
  readonly trustedTypes?: boolean;
  /** The logged-in user. @default none */
  readonly login?: Login;
  /** With a profile used by this test only: for a clock or a script that stays in it. @default false */
  readonly own?: boolean;
}

/** A fresh visitor with a German browser. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { javaScriptEnabled = true, trustedTypes = false, width = 1280, own = false, login } = options;
  const { context, page } = await takeProfile(browser, noteViolations, {
    javaScriptEnabled,
    viewport: { width, height: 900 },
    login,
    own: own || trustedTypes,
  });
  if (trustedTypes) await reportTrustedTypes(context);
  // Playwright holds file dialogs only while a listener exists, and informs the browser without waiting for it: a listener registered
  // together with the key that opens the dialog can be too late, and the dialog closes by itself.
  page.on('filechooser', () => undefined);
  const complaints: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    if (!javaScriptEnabled && message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Every page that counts its visitors reports its view (O73).
    if (/^\/(api|public|private)\/(?!media\/|public\/views$)/.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return { context, page, complaints, calls, takeViolations: () => violations.splice(0) };
}

/** Waits for the hydration of a server-rendered page. */
export const hydrated = (page: Page): Promise<void> => page.locator('#root:not([data-queue-clicks])').waitFor({ state: 'attached' });

/** Opens another page of the app without a reload, so that the browser itself fetches the data. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
