// Stories that every component can have, spread into its own: `export const Schmal: Story = {
// ...narrow };`.

import { createElement, type ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { lostInForcedColors } from './forced-colors.ts';
import { lookAround, lookOf, stickingOut } from './look.ts';
import { VARIANT } from './selection.ts';

interface Play {
  canvasElement: HTMLElement;
}

const forced = () => matchMedia('(forced-colors: active)').matches;
const first = (root: Element): Element => {
  const found = root.querySelector(
    ':is(a[href], button, input:not([type=hidden]), textarea, select, summary):not(:disabled, [aria-selected=true], [aria-pressed=true], [aria-current])',
  );
  if (!found) throw new Error('Nothing here can be pressed');
  return found;
};

/** Presses real keys, or simulates them in a Storybook without a test browser. */
export async function press(keys: string): Promise<void> {
  if (import.meta.env.MODE === 'test') return (await import('./emulate.ts')).press(keys);
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('summary')) activeElement.click();
  else await userEvent.keyboard(keys);
}

/** Hovers an element with the real pointer, or simulates it in a Storybook. */
export async function point(element: Element): Promise<void> {
  await (import.meta.env.MODE === 'test' ? (await import('./emulate.ts')).point(element) : userEvent.hover(element));
}

/** Phone layout: full width with the usual gutter. */
const onPhone = (Story: () => ReactNode) => createElement('div', { style: { padding: 16 } }, Story());

/** 320 px wide: nothing may overflow sideways (WCAG 1.4.10). */
export const narrow = {
  name: '320 px',
  tags: [VARIANT],
  decorators: [onPhone],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(stickingOut(document.body)).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/**
 * Forced colours: text, borders, focus and states must stay visible. In a Storybook, force the
 * colours in the browser.
 */
export const forcedColors = {
  name: 'Erzwungene Farben',
  globals: { colors: 'forced' },
  play: async () => {
    if (import.meta.env.MODE === 'test') await expect(forced()).toBe(true);
    if (forced()) await expect(lostInForcedColors(document.body)).toEqual([]);
  },
};

/** With keyboard focus, which must be visible. */
export const focused = {
  name: 'Fokus',
  tags: [VARIANT],
  play: async ({ canvasElement }: Play) => {
    // The focused element may load late.
    await waitFor(() => first(canvasElement));
    await userEvent.tab();
    const control = document.activeElement;
    if (!(control instanceof HTMLElement)) throw new Error('Nothing here takes the focus');
    await expect(canvasElement).toContainElement(control);
    await expect(control.matches(':focus-visible')).toBe(true);
    const { transition } = control.style;
    control.style.transition = 'none';
    const look = lookAround(control);
    control.blur();
    await expect(lookAround(control)).not.toBe(look);
    control.focus();
    control.style.transition = transition;
  },
};

/** With a visible hover state; shown on another element where the control itself is invisible. */
export const hoveredAt = (find: (root: HTMLElement) => Element) => ({
  name: 'Unter dem Zeiger',
  tags: [VARIANT],
  play: async ({ canvasElement }: Play) => {
    const control = await waitFor(() => find(canvasElement));
    if (import.meta.env.MODE !== 'test') return userEvent.hover(control);
    const { leave, point } = await import('./emulate.ts');
    // An earlier story may have left the pointer there.
    await leave(control);
    await waitFor(() => expect(control.matches(':hover')).toBe(false));
    const before = lookOf(control);
    await point(control);
    await waitFor(() => expect(lookOf(control)).not.toBe(before));
  },
});

/** Hovers the first control. */
export const hovered = hoveredAt(first);

/** Dark colour scheme. */
export const dark = { name: 'Dunkel', globals: { theme: 'dark' } } as const;
