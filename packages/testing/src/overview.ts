import { createElement, type ReactElement } from 'react';
import { expect } from 'storybook/test';
import type { Cases } from './cases.ts';
import { smallTargets } from './targets.ts';

const nothing = () => undefined;
// Compares styles, not classes, because the location of a class in a style sheet varies.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/**
 * Renders every component of a table of cases once. The checks of the overview cover all of them,
 * and a new component must be added to the table.
 * @param leftOut names of components that cannot share a page with the others
 */
export function overviewOf(cases: Cases, leftOut: readonly string[] = []): () => ReactElement {
  const shown = Object.entries(cases).filter(([name, { rest }]) => rest !== 'client' && !leftOut.includes(name));
  return function All() {
    const parts = shown.map(([name, { draw }]) =>
      createElement(
        'div',
        { key: name, style: { ...column, gap: 8, paddingBlockStart: 12, borderBlockStart: '1px solid var(--sw-color-line)' } },
        // Not a heading, because the parts have heading levels of their own.
        createElement('p', { style: { color: 'var(--sw-color-ink-3)', fontSize: 'var(--sw-text-sm)' } }, name),
        createElement('div', {}, draw({ className: '', ref: nothing, 'data-probe': name })),
      ),
    );
    return createElement('div', { style: { ...column, gap: 32 } }, parts);
  };
}

interface Play {
  canvasElement: HTMLElement;
}

/** All click targets measure at least 24 by 24 px (WCAG 2.5.8). */
export const targetSizes = {
  name: 'Zielgrößen',
  play: async ({ canvasElement }: Play) => {
    await expect(canvasElement.querySelectorAll('button').length).toBeGreaterThan(20);
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
} as const;

/** Nothing moves under `prefers-reduced-motion`. */
export const lessMotion = {
  name: 'Weniger Bewegung',
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }: Play) => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return expect(import.meta.env.MODE).not.toBe('test');
    const moving = [...canvasElement.querySelectorAll('*')].flatMap((element) => element.getAnimations({ subtree: true }));
    await expect(moving.map((one) => one.effect)).toEqual([]);
    await expect(getComputedStyle(canvasElement.querySelector('.sw-spin') ?? canvasElement).animationName).toBe('none');
  },
} as const;
