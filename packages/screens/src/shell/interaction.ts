import { forgetFailed } from '@stellwerk/design-system/part';

/**
 * The first events of a person who uses the page. A click is the last of its gesture, and the only one that some assistive technology
 * sends.
 */
const EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/** Resolves at the next interaction with the page. It listens at the window, where what keeps a press does not hide it. */
export function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const resume = (): void => {
      for (const name of EVENTS) window.removeEventListener(name, resume, true);
      resolve();
    };
    for (const name of EVENTS) window.addEventListener(name, resume, { capture: true, passive: true });
  });
}

/** Loads what the server's page shows already: a failure takes nothing away, so the next interaction tries again. */
export const loadPatiently = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async (error: unknown) => {
    forgetFailed(error);
    await nextInteraction();
    return loadPatiently(load);
  });

/** How far below the window something begins to load, in px. */
const AHEAD = 600;
/** The longest that it waits for somebody to come near, in ms: who searches the page or jumps by headings does not scroll. */
const LONGEST = 2500;

/** Resolves when somebody comes near a part of the page. */
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

/** The same, but no longer than somebody needs to get there without scrolling. */
export const whenNear = (part: HTMLElement): Promise<void> =>
  Promise.race([comesNear(part), new Promise<void>((resolve) => void setTimeout(resolve, LONGEST))]);
