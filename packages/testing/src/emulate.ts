import { cdp, userEvent } from 'vitest/browser';

/** What a story asks the browser to pretend, by the globals `colors` and `motion`. */
export interface Wishes {
  colors?: unknown;
  motion?: unknown;
}

let asked = '';

/**
 * Makes the browser of the tests prefer what a story names. What an earlier story asked for ends with the next one; the browser is
 * asked only when something changes. The first story of a page asks in any case, because the browser outlives the page.
 */
export async function emulate({ colors, motion }: Wishes): Promise<void> {
  const features = [
    { name: 'forced-colors', value: colors === 'forced' ? 'active' : 'none' },
    { name: 'prefers-reduced-motion', value: motion === 'reduced' ? 'reduce' : 'no-preference' },
  ];
  const wish = JSON.stringify(features);
  if (wish === asked) return;
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features });
  asked = wish;
}

/** Puts the real pointer over an element, so that `:hover` holds. */
export const point = (element: Element): Promise<void> => userEvent.hover(element);

/** Takes the real pointer away from an element. */
export const leave = (element: Element): Promise<void> => userEvent.unhover(element);

/** Presses real keys: `<summary>`, for one, knows no others. Written as user-event writes them: `{Enter}`. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
