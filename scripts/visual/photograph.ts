import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import * as z from 'zod/mini';
import type { WindowOptions } from '../../.storybook/camera.ts';
import { readJson } from '../lib/read-json.ts';
import { serve } from './serve.ts';
import { watchFiles, settle } from './settle.ts';

export type Theme = 'light' | 'dark';

/** One story in one theme. */
export interface Photograph {
  /** `<story id>.<theme>` */
  readonly key: string;
  readonly title: string;
  readonly name: string;
  readonly theme: Theme;
  readonly png: Buffer;
  /** Error of a story that did not complete. */
  readonly error: string | null;
}

const entrySchema = z.object({ id: z.string(), title: z.string(), name: z.string(), type: z.string() });
const indexSchema = z.object({ entries: z.record(z.string(), entrySchema) });
type Entry = z.infer<typeof entrySchema>;

/** The fixed date of every screenshot, so that no date on a page changes. */
const today = new Date('2026-11-20T09:00:00Z');

declare global {
  interface Window {
    /** Result of the story on the page; empty while it runs. */
    storyEnd?: string;
  }
}

/** Width and height that a story sets; otherwise those of the run. */
function windowFor({ viewport }: WindowOptions, width: number): { width: number; height: number } {
  const styles = Object.entries(MINIMAL_VIEWPORTS).find(([name]) => name === viewport?.value)?.[1].styles;
  return { width: parseInt(styles?.width ?? '', 10) || width, height: parseInt(styles?.height ?? '', 10) || 800 };
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

const picture = async (page: Page): Promise<Buffer> => {
  await settle(page);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
};

/**
 * Renders a story and waits for its end.
 * @returns its error
 */
async function draw(page: Page, url: string, id: string): Promise<string | null> {
  await page.goto(`${url}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=theme:light;a11y.manual:!true`);
  const end = await page
    .waitForFunction(() => window.storyEnd, undefined, { timeout: 60_000 })
    .then((handle) => handle.jsonValue())
    .catch(() => 'Die Story kam in 60 Sekunden nicht zum Ende.');
  return end === 'ok' ? null : (end ?? null);
}

async function photographStory(page: Page, url: string, { id, title, name }: Entry): Promise<Photograph[]> {
  // As in the tests, a failed story is tried once more.
  const error = (await draw(page, url, id)) && (await draw(page, url, id));
  const light = await picture(page);
  // The theme is one attribute, so a story turns dark without a reload; a story with a fixed theme keeps it.
  const isDark = await page.evaluate(() => document.documentElement.dataset.theme === 'dark');
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  const dark = isDark ? light : await picture(page);
  return [
    { key: `${id}.light`, title, name, theme: 'light', png: light, error },
    { key: `${id}.dark`, title, name, theme: 'dark', png: dark, error },
  ];
}

export interface Camera {
  /** Browser, version and system: screenshots with the same value can be compared. */
  readonly name: string;
  readonly browser: Browser;
  readonly take: (
    folder: string,
    wanted?: (story: { readonly id: string; readonly title: string }) => boolean,
  ) => Promise<Map<string, Photograph>>;
}

/** Pages rendered in parallel: one more than the usual two cores, because each also waits. */
const PAGES = 3;

/** A browser that takes screenshots of the stories of built Storybooks. */
export async function openCamera(executablePath: string, width: number): Promise<Camera> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] });
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(prepare);
    const page = await context.newPage();
    watchFiles(page);
    await page.clock.setFixedTime(today);
    await page.exposeFunction('storyStart', async (options: WindowOptions) => {
      await page.setViewportSize(windowFor(options, width));
      await page.emulateMedia({ forcedColors: options.colors === 'forced' ? 'active' : 'none' });
    });
    return page;
  };
  const take: Camera['take'] = async (folder, wanted = () => true) => {
    const index = readJson(join(folder, 'index.json'), indexSchema);
    const waiting = Object.values(index.entries).filter((entry) => entry.type === 'story' && wanted(entry));
    const { url, server } = await serve(folder);
    const photographs = new Map<string, Photograph>();
    const total = waiting.length;
    const worker = async (): Promise<void> => {
      const page = await open();
      for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
        for (const photograph of await photographStory(page, url, entry)) photographs.set(photograph.key, photograph);
        const done = total - waiting.length;
        if (done % 50 === 0) console.log(`  ${done} von ${total} Stories`);
      }
      await page.context().close();
    };
    try {
      await Promise.all(Array.from({ length: PAGES }, worker));
    } finally {
      server.close();
      server.closeAllConnections();
    }
    return photographs;
  };
  return { name: `Chromium ${browser.version()}, ${process.platform} ${process.arch}`, browser, take };
}
