import { loadOnce, type LazyPart } from '@stellwerk/design-system/part';
import { loadPatiently, whenNear } from '@stellwerk/screens/shell';
import type { ComponentType } from 'react';

/** The end of the start page. */
export const loadClosing = loadOnce(async (_only: 'closing'): Promise<ComponentType> => (await import('./Closing')).default);

/** Its server-rendered markup; null on a page rendered by the browser. */
const drawnClosing = (): HTMLElement | null => document.querySelector('[data-closing] > *')?.parentElement ?? null;

/** For a server-rendered page: its script loads when the visitor scrolls near it. */
export function closingWhenNear(): (only: 'closing') => LazyPart<ComponentType> {
  const drawn = drawnClosing();
  if (drawn === null) return loadClosing;
  return loadOnce(async (only: 'closing') => {
    await whenNear(drawn);
    return loadPatiently(() => loadClosing(only).promise);
  });
}
