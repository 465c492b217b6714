import type { Page, Request } from 'playwright-core';

/** Files that a screenshot waits for; unanswered calls of a story's own server are ignored. */
const FILES: ReadonlySet<string> = new Set(['script', 'stylesheet', 'font', 'image']);
/** React shows late content at most 300 ms later. */
const LATE = 350;
const LIMIT = 5000;

interface Files {
  readonly coming: Set<unknown>;
  /** Arrival time of the last script. */
  script: number;
}

const watched = new WeakMap<Page, Files>();

/** Tracks the pending files of a page from now on. */
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

/** Runs in the page: fonts and pictures are loaded, finite animations have ended, and nothing has moved in the last frames. */
async function stand(): Promise<void> {
  // The browser renders the controls of a video, including its loading state.
  for (const video of document.querySelectorAll('video')) video.controls = false;
  // Content of another host, or its failure, is no part of a screenshot.
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

/** Waits until a page is stable: every file is loaded, and nothing moves any more. */
export async function settle(page: Page): Promise<void> {
  const files = watched.get(page) ?? { coming: new Set(), script: 0 };
  const until = performance.now() + LIMIT;
  const left = (): number => (files.coming.size > 0 ? 20 : files.script + LATE - performance.now());
  for (let wait = left(); wait > 0 && performance.now() < until; wait = left()) await new Promise((resolve) => setTimeout(resolve, wait));
  await page.evaluate(stand);
}
