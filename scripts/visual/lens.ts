import type { Browser, Page } from 'playwright-core';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import type { WindowOptions } from '../../.storybook/camera.ts';
import { settle, watchFiles } from './settle.ts';
import type { Shot } from './taken.ts';

/** The fixed date of every picture, so that no date on a page changes. */
const today = new Date('2026-11-20T09:00:00Z');

declare global {
  interface Window {
    /** Result of the story on the page; empty while it runs. */
    storyEnd?: string;
  }
}

/** A page that renders one story after another. */
export interface Lens {
  readonly page: Page;
  /** Width of the window for the next story. */
  width: number;
  /** Width that the rendered story asked for itself. */
  own: number | undefined;
}

/** Runs in the page before anything else: reports the end of a story, and makes random values repeatable. */
function prepare(): void {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];
  let channel: { on(event: string, handler: (error?: { message?: string }) => void): void } | undefined;
  window.storyEnd = '';
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value: typeof channel) => {
      channel = value;
      for (const event of failures) value?.on(event, (error) => (window.storyEnd = `${event}: ${error?.message ?? ''}`));
      value?.on('storyFinished', () => (window.storyEnd ||= 'ok'));
    },
  });
}

/** The window that a story asks for. */
function ownWindow({ viewport }: WindowOptions): { width?: number; height?: number } {
  const styles = Object.entries(MINIMAL_VIEWPORTS).find(([name]) => name === viewport?.value)?.[1].styles;
  return { width: parseInt(styles?.width ?? '', 10) || undefined, height: parseInt(styles?.height ?? '', 10) || undefined };
}

export async function openLens(browser: Browser): Promise<Lens> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(prepare);
  const page = await context.newPage();
  const lens: Lens = { page, width: 1280, own: undefined };
  watchFiles(page);
  await page.clock.setFixedTime(today);
  await page.exposeFunction('storyStart', async (options: WindowOptions) => {
    const { width, height = 800 } = ownWindow(options);
    lens.own = width;
    await page.setViewportSize({ width: width ?? lens.width, height });
    await page.emulateMedia({ forcedColors: options.colors === 'forced' ? 'active' : 'none' });
  });
  return lens;
}

async function picture(page: Page): Promise<Buffer> {
  await settle(page);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/**
 * Renders a story and waits for its end.
 * @returns its error
 */
async function render({ page }: Lens, url: string, id: string): Promise<string | null> {
  await page.goto(`${url}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=theme:light;a11y.manual:!true`);
  const end = await page
    .waitForFunction(() => window.storyEnd, undefined, { timeout: 60_000 })
    .then((handle) => handle.jsonValue())
    .catch(() => 'Die Story kam in 60 Sekunden nicht zum Ende.');
  return end === 'ok' ? null : (end ?? null);
}

export interface Rendering {
  /** Width of the story's own window. */
  readonly own: number | undefined;
  /** In both themes; a story with a fixed dark theme has only that one. */
  readonly pictures: readonly { readonly theme: Shot['theme']; readonly png: Buffer }[];
  /** Error of a story that did not complete. */
  readonly error: string | null;
}

/** Renders a story in a window of this width and takes its pictures. */
export async function renderStory(lens: Lens, url: string, id: string, width: number): Promise<Rendering> {
  const { page } = lens;
  lens.width = width;
  lens.own = undefined;
  // As in the tests, a failed story is tried once more.
  const error = (await render(lens, url, id)) && (await render(lens, url, id));
  const first = await picture(page);
  // The theme is one attribute, so a story turns dark without a reload; a story with a fixed theme keeps it.
  const isDark = await page.evaluate(() => document.documentElement.dataset.theme === 'dark');
  if (isDark) return { own: lens.own, pictures: [{ theme: 'dark', png: first }], error };
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  return {
    own: lens.own,
    pictures: [
      { theme: 'light', png: first },
      { theme: 'dark', png: await picture(page) },
    ],
    error,
  };
}
