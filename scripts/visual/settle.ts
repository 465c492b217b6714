import type { Page, Request } from 'playwright-core';

/** Files that a picture waits for; what a story's own server leaves unanswered is none of them. */
const FILES: ReadonlySet<string> = new Set(['script', 'stylesheet', 'font', 'image']);
/** React shows what came late at most 300 ms later. */
const LATE = 350;
const LIMIT = 5000;

interface Files {
  readonly coming: Set<unknown>;
  /** When the last script came. */
  script: number;
}

const watched = new WeakMap<Page, Files>();

/** Notes from now on which files of a page are still coming. */
export function watchFiles(page: Page): void {
  const files: Files = { coming: new Set(), script: 0 };
  watched.set(page, files);
  page.on('request', (request) => FILES.has(request.resourceType()) && files.coming.add(request));
  const came = (request: Request): void => {
    files.coming.delete(request);
    if (request.resourceType() === 'script') files.script = performance.now();
  };
  page.on('requestfinished', came);
  page.on('requestfailed', came);
  page.on('framenavigated', (frame) => frame === page.mainFrame() && files.coming.clear());
}

/** Runs in the page: fonts and pictures are there, movements with an end have ended, and nothing has moved in the last frames. */
async function stand(): Promise<void> {
  // The browser renders the bar of a film, and in it whether it still loads one.
  for (const video of document.querySelectorAll('video')) video.controls = false;
  // What another house sends, or that it cannot be reached, is no part of a picture.
  for (const frame of document.querySelectorAll<HTMLElement>('iframe[src^="https:"]')) frame.style.visibility = 'hidden';
  await document.fonts.ready;
  await Promise.all([...document.images].filter(({ complete }) => !complete).map((image) => image.decode().catch(() => undefined)));
  await Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished),
  );
  let before = '';
  let still = 0;
  for (let frames = 0; still < 3 && frames < 60; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    let now = '';
    for (const element of document.body.querySelectorAll('*')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      now += `${x} ${y} ${width} ${height},`;
    }
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** Waits until a page is as it stays: every file has come, and nothing moves any more. */
export async function settle(page: Page): Promise<void> {
  const files = watched.get(page) ?? { coming: new Set(), script: 0 };
  const until = performance.now() + LIMIT;
  const left = (): number => (files.coming.size > 0 ? 20 : files.script + LATE - performance.now());
  for (let wait = left(); wait > 0 && performance.now() < until; wait = left()) await new Promise((resolve) => setTimeout(resolve, wait));
  await page.evaluate(stand);
}
