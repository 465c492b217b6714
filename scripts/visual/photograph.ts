import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { serve } from './serve.ts';

export type Theme = 'light' | 'dark';

/** One story in one theme. */
export interface Photograph {
  /** `<story id>.<theme>` */
  readonly key: string;
  readonly title: string;
  readonly name: string;
  readonly theme: Theme;
  readonly png: Buffer;
  /** What the story threw, when it did not come to its end. */
  readonly fault: string | null;
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/** The day on which every photograph is taken, so that no date on a page moves. */
const today = new Date('2026-11-20T09:00:00Z');

declare global {
  interface Window {
    /** How the story on the page ended; empty while it runs. */
    storyEnd?: string;
  }
}

/** Runs in the page before anything else: says when a story has come to its end, and makes chance repeatable. */
function prepare(): void {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];
  let channel: { on(event: string, told: (fault?: { message?: string }) => void): void } | undefined;
  window.storyEnd = '';
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value: typeof channel) => {
      channel = value;
      for (const event of failures) value?.on(event, (fault) => (window.storyEnd = `${event}: ${fault?.message ?? ''}`));
      value?.on('storyFinished', () => (window.storyEnd ||= 'ok'));
    },
  });
}

/** Everything is still: fonts and pictures are there, and nothing has moved in the last frames. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].filter(({ complete }) => !complete).map((image) => image.decode().catch(() => undefined)));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    );
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

const picture = async (page: Page): Promise<Buffer> => {
  await settle(page);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
};

async function photographStory(page: Page, url: string, { id, title, name }: Entry): Promise<Photograph[]> {
  await page.goto(`${url}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=theme:light;a11y.manual:!true`);
  const end = await page
    .waitForFunction(() => window.storyEnd, undefined, { timeout: 60_000 })
    .then((handle) => handle.jsonValue())
    .catch(() => 'Die Story kam in 60 Sekunden nicht zum Ende.');
  const fault = end === 'ok' ? null : (end ?? null);
  const light = await picture(page);
  // The theme is one attribute, so a story is told to turn dark as it stands; one that is dark by itself stays as it is.
  const isDark = await page.evaluate(() => document.documentElement.dataset.theme === 'dark');
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  const dark = isDark ? light : await picture(page);
  return [
    { key: `${id}.light`, title, name, theme: 'light', png: light, fault },
    { key: `${id}.dark`, title, name, theme: 'dark', png: dark, fault },
  ];
}

export interface Camera {
  /** Browser, version and system: photographs of two cameras with the same name can be compared. */
  readonly name: string;
  readonly browser: Browser;
  readonly take: (
    folder: string,
    wanted?: (story: { readonly id: string; readonly title: string }) => boolean,
  ) => Promise<Map<string, Photograph>>;
}

/** A browser that photographs the stories of built Storybooks, two at a time. */
export async function openCamera(executablePath: string, width: number): Promise<Camera> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] });
  const open = async (): Promise<BrowserContext> => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(prepare);
    return context;
  };
  const take: Camera['take'] = async (folder, wanted = () => true) => {
    const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
    const waiting = Object.values(index.entries).filter((entry) => entry.type === 'story' && wanted(entry));
    const { url, server } = await serve(folder);
    const photographs = new Map<string, Photograph>();
    const total = waiting.length;
    const worker = async (): Promise<void> => {
      const context = await open();
      const page = await context.newPage();
      await page.clock.setFixedTime(today);
      for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
        for (const photograph of await photographStory(page, url, entry)) photographs.set(photograph.key, photograph);
        const done = total - waiting.length;
        if (done % 50 === 0) console.log(`  ${done} von ${total} Stories`);
      }
      await context.close();
    };
    try {
      await Promise.all([worker(), worker()]);
    } finally {
      server.close();
      server.closeAllConnections();
    }
    return photographs;
  };
  return { name: `Chromium ${browser.version()}, ${process.platform} ${process.arch}`, browser, take };
}
