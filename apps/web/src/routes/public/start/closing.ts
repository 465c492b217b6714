import { loadOnce, type LazyPart } from '@stellwerk/design-system/part';
import { loadPatiently, whenNear } from '@stellwerk/screens/shell';
import type { ComponentType } from 'react';

/** The end of the start page. */
export const loadClosing = loadOnce(async (_only: 'closing'): Promise<ComponentType> => (await import('./Closing')).default);

/** What the server has drawn of it; null on a page that the browser draws. */
const drawnClosing = (): HTMLElement | null => document.querySelector('[data-closing] > *')?.parentElement ?? null;

/** For a page that has it from the server: its script comes when somebody comes near. */
export function closingWhenNear(): (only: 'closing') => LazyPart<ComponentType> {
  const drawn = drawnClosing();
  if (drawn === null) return loadClosing;
  return loadOnce(async (only: 'closing') => {
    await whenNear(drawn);
    return loadPatiently(() => loadClosing(only).promise);
  });
}
