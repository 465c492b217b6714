import type {} from '@vitest/browser-playwright';
import { cdp, userEvent } from 'vitest/browser';

/** What a story asks the browser to pretend, by the globals `colors` and `motion`. */
export interface Wishes {
  colors?: unknown;
  motion?: unknown;
}

/** Makes the browser of the tests prefer what a story names; answers how to end it. */
export async function emulate({ colors, motion }: Wishes): Promise<() => Promise<void>> {
  const features = [
    ...(colors === 'forced' ? [{ name: 'forced-colors', value: 'active' }] : []),
    ...(motion === 'reduced' ? [{ name: 'prefers-reduced-motion', value: 'reduce' }] : []),
  ];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  return async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  };
}

/** Puts the real pointer over an element, so that `:hover` holds. */
export const point = (element: Element): Promise<void> => userEvent.hover(element);
