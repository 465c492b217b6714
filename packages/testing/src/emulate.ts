import { cdp, userEvent } from 'vitest/browser';

/** Media features that a story emulates, taken from the globals `colors` and `motion`. */
export interface MediaFeatures {
  colors?: unknown;
  motion?: unknown;
}

let current = '';

/**
 * Emulates the media features of a story in the test browser. The next story replaces those of the
 * previous one, and the browser is called only on a change. The first story of a page always sets
 * them, because the browser outlives the page.
 */
export async function emulate({ colors, motion }: MediaFeatures): Promise<void> {
  const features = [
    { name: 'forced-colors', value: colors === 'forced' ? 'active' : 'none' },
    { name: 'prefers-reduced-motion', value: motion === 'reduced' ? 'reduce' : 'no-preference' },
  ];
  const serialized = JSON.stringify(features);
  if (serialized === current) return;
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features });
  current = serialized;
}

/** Moves the real pointer over an element, so that `:hover` applies. */
export const point = (element: Element): Promise<void> => userEvent.hover(element);

/** Takes the real pointer away from an element. */
export const leave = (element: Element): Promise<void> => userEvent.unhover(element);

/**
 * Presses real keys, which some elements such as `<summary>` require. Same syntax as user-event:
 * `{Enter}`.
 */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
