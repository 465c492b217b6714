import type { Page } from 'playwright-core';

/** CPU slowdown compared with this machine: a cheap phone. */
const THROTTLE = 4;
/** Threshold in milliseconds: the browser does not report shorter interactions, and they count as this. */
const SHORTEST = 16;

export interface Interactions {
  /** From the input to the next frame, in milliseconds. */
  readonly p75: number;
  readonly max: number;
  readonly count: number;
}

/** Durations that the browser reports for each key and click, by interaction id (Event Timing). Runs in the page. */
function observe(): void {
  const found: { id: number; duration: number }[] = [];
  const keep = (entries: PerformanceEntryList): void => {
    for (const entry of entries)
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        found.push({ id: entry.interactionId, duration: entry.duration });
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  // The types lack the threshold.
  const options = { type: 'event', durationThreshold: 16 };
  observer.observe(options);
  Reflect.set(window, 'takeInteractions', () => {
    keep(observer.takeRecords());
    return found.splice(0);
  });
}

/** Waits for two frames and the tasks after them, so that the page is idle at the next interaction. Runs in the page. */
const rested = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 2000 })));
  });

/** Slows the processor of a page down, and enables the reporting of interactions. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(observe);
}

/**
 * Runs interactions one after the other, each when the page is idle.
 * @returns the duration of each, in milliseconds
 */
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

/** Summary of several rounds. */
export function summariseTimes(times: readonly number[]): Interactions {
  const sorted = times.toSorted((a, b) => a - b);
  return { p75: sorted[Math.floor(sorted.length * 0.75)] ?? 0, max: sorted.at(-1) ?? 0, count: sorted.length };
}
