import { forgetFailed } from '@stellwerk/design-system/part';

/**
 * The first events of an interaction. A click is the last of its gesture, and the only one that
 * some assistive technology sends.
 */
const EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/**
 * Resolves at the next interaction with the page. It listens on the window, because queued clicks
 * are stopped below it.
 */
export function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const resume = (): void => {
      for (const name of EVENTS) window.removeEventListener(name, resume, true);
      resolve();
    };
    for (const name of EVENTS) window.addEventListener(name, resume, { capture: true, passive: true });
  });
}

/**
 * Loads the script of server-rendered content: a failure changes nothing visible, so the next
 * interaction retries.
 */
export const loadPatiently = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async (error: unknown) => {
    forgetFailed(error);
    await nextInteraction();
    return loadPatiently(load);
  });

/** Distance in px below the viewport at which loading starts. */
const AHEAD = 600;
/** Maximum delay in ms: people who search the page or jump between headings do not scroll. */
const LONGEST = 2500;

/** Resolves when a part of the page comes near the viewport. */
export function comesNear(part: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const see = (entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    };
    new IntersectionObserver(see, { rootMargin: `${AHEAD}px` }).observe(part);
  });
}

/** The same with a maximum delay, for people who reach it without scrolling. */
export const whenNear = (part: HTMLElement): Promise<void> =>
  Promise.race([comesNear(part), new Promise<void>((resolve) => void setTimeout(resolve, LONGEST))]);
