import type { Page } from 'playwright-core';

/** How many times slower than this machine the measured one is: a cheap phone. */
const THROTTLE = 4;
/** Shorter ones are not reported by the browser, and count as this. In milliseconds. */
const SHORTEST = 16;

export interface Interactions {
  /** From the input to the next picture, milliseconds. */
  readonly p75: number;
  readonly max: number;
  readonly count: number;
}

/** What the browser says of each key and click, by its number (Event Timing). Runs in the page. */
function observe(): void {
  const found: { id: number; duration: number }[] = [];
  const keep = (entries: PerformanceEntryList): void => {
    for (const entry of entries)
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        found.push({ id: entry.interactionId, duration: entry.duration });
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  // The types do not know the threshold yet.
  const options = { type: 'event', durationThreshold: 16 };
  observer.observe(options);
  Reflect.set(window, 'takeInteractions', () => {
    keep(observer.takeRecords());
    return found.splice(0);
  });
}

/** Two pictures and what comes after them: a key of the next interaction meets a page at rest. Runs in the page. */
const rested = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 2000 })));
  });

/** Slows the processor of a page down, and lets the browser report its interactions. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(observe);
}

/** Does things one after the other, each once the page has come to rest. @returns the duration of each, in milliseconds */
export async function timesOf(page: Page, steps: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const step of steps) {
    await step();
    await page.evaluate(rested);
    const reported: unknown = await page.evaluate(() => {
      const take: unknown = Reflect.get(window, 'takeInteractions');
      return typeof take === 'function' ? take() : [];
    });
    times.push(Math.max(SHORTEST, ...durationsOf(reported)));
  }
  return times;
}

const durationsOf = (reported: unknown): readonly number[] =>
  Array.isArray(reported)
    ? reported.flatMap(({ duration }: { readonly duration?: unknown }) => (typeof duration === 'number' ? [duration] : []))
    : [];

/** What several rounds say together. */
export function summariseTimes(times: readonly number[]): Interactions {
  const sorted = times.toSorted((a, b) => a - b);
  return { p75: sorted[Math.floor(sorted.length * 0.75)] ?? 0, max: sorted.at(-1) ?? 0, count: sorted.length };
}
