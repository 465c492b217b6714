// Stories that every component can have, to be spread into one: `export const Schmal: Story = { ...narrow };`.

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

/** Keys as a person presses them; a Storybook, which has no real ones, helps itself. */
export async function press(keys: string): Promise<void> {
  if (import.meta.env.MODE === 'test') return (await import('./emulate.ts')).press(keys);
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('summary')) activeElement.click();
  else await userEvent.keyboard(keys);
}

/** Points at an element: with the real pointer, or as well as a Storybook can. */
export async function point(element: Element): Promise<void> {
  await (import.meta.env.MODE === 'test' ? (await import('./emulate.ts')).point(element) : userEvent.hover(element));
}

/** A phone's page: as wide as the window, with the usual gutter. */
const onPhone = (Story: () => ReactNode) => createElement('div', { style: { padding: 16 } }, Story());

/** 320 px wide: nothing may stick out at the side (WCAG 1.4.10). */
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

/** Colours of the person's own: words, edges, focus and states must stay. In a Storybook the browser must be told to force them. */
export const forcedColors = {
  name: 'Erzwungene Farben',
  globals: { colors: 'forced' },
  play: async () => {
    if (import.meta.env.MODE === 'test') await expect(forced()).toBe(true);
    if (forced()) await expect(lostInForcedColors(document.body)).toEqual([]);
  },
};

/** With the focus of the keyboard, which must be seen. */
export const focused = {
  name: 'Fokus',
  tags: [VARIANT],
  play: async ({ canvasElement }: Play) => {
    // What takes the focus may be loaded late.
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

/** Under the pointer, which must be seen, too: at a place of its own where the control itself is not drawn. */
export const hoveredAt = (find: (root: HTMLElement) => Element) => ({
  name: 'Unter dem Zeiger',
  tags: [VARIANT],
  play: async ({ canvasElement }: Play) => {
    const control = await waitFor(() => find(canvasElement));
    if (import.meta.env.MODE !== 'test') return userEvent.hover(control);
    const { leave, point } = await import('./emulate.ts');
    // It may be there already: a story before has left it.
    await leave(control);
    await waitFor(() => expect(control.matches(':hover')).toBe(false));
    const before = lookOf(control);
    await point(control);
    await waitFor(() => expect(lookOf(control)).not.toBe(before));
  },
});

/** Under the pointer: the first control. */
export const hovered = hoveredAt(first);

/** Dark scheme. */
export const dark = { name: 'Dunkel', globals: { theme: 'dark' } } as const;
