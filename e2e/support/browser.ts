import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** The Chromium of this machine; the flags keep it from calling home. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
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

/** A fresh visitor with a German browser. */
export async function visit(browser: Browser, options: { javaScriptEnabled?: boolean; width?: number } = {}): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: options.width ?? 1280, height: 900 },
    javaScriptEnabled: options.javaScriptEnabled ?? true,
    reducedMotion: 'reduce',
  });
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
