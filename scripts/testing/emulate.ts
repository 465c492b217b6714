import { cdp, userEvent } from 'vitest/browser';

/** What a story asks the browser to pretend, by the globals `colors` and `motion`. */
export interface Wishes {
  colors?: unknown;
  motion?: unknown;
}

// Both are always said: an empty list would leave what was wished before.
const prefer = (forced: boolean, reduced: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', {
    media: '',
    features: [
      { name: 'forced-colors', value: forced ? 'active' : 'none' },
      { name: 'prefers-reduced-motion', value: reduced ? 'reduce' : 'no-preference' },
    ],
  });

/** Makes the browser of the tests prefer what a story names; answers how to end it. */
export async function emulate({ colors, motion }: Wishes): Promise<() => Promise<void>> {
  await prefer(colors === 'forced', motion === 'reduced');
  return async () => {
    await prefer(false, false);
  };
}

/** Puts the real pointer over an element, so that `:hover` holds. */
export const point = (element: Element): Promise<void> => userEvent.hover(element);

/** Takes the real pointer away from an element. */
export const leave = (element: Element): Promise<void> => userEvent.unhover(element);

/** Presses real keys: `<summary>`, for one, knows no others. Written as user-event writes them: `{Enter}`. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
