import axe from 'axe-core';
import { act, createElement, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { translate } from './translate.ts';
import { caseOf, type Cases, componentsOf } from './cases.ts';

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/**
 * Rules that need a layout, which jsdom lacks, or a whole page. The stories check them in a
 * browser.
 */
const outOfReach = { 'color-contrast': { enabled: false }, region: { enabled: false }, 'page-has-heading-one': { enabled: false } };

/**
 * Tests every exported component in a DOM: it accepts a `ref` and releases it, renders `className`
 * and unknown props once, logs nothing to the console, breaks no axe rule, and keeps working in a
 * page that the browser has translated. The test file is a `*.dom.test.tsx`.
 */
export function keepsContractInDom(exports: object, cases: Cases): void {
  describe.each(componentsOf(exports))('%s in a page', (name) => {
    let root: Root;
    let box: HTMLElement;
    let held: Element | null;
    let said: unknown[];

    beforeEach(async () => {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
      vi.stubGlobal('ResizeObserver', Observer);
      vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
      said = [];
      for (const way of ['error', 'warn'] as const)
        vi.spyOn(console, way).mockImplementation((...parts) => void said.push(parts.join(' ')));
      document.documentElement.lang = 'de';
      box = document.body.appendChild(document.createElement('div'));
      held = null;
      const element = caseOf(cases, name).draw({
        className: 'probe-class',
        'data-probe': 'here',
        ref: (node) => {
          held = node;
        },
      });
      root = createRoot(box);
      await act(async () => root.render(createElement(StrictMode, null, element)));
    });

    afterEach(() => {
      act(() => root.unmount());
      document.body.replaceChildren();
    });

    it('hands out its element and draws what it is given once', () => {
      expect(said).toEqual([]);
      const { rest } = caseOf(cases, name);
      if (rest === 'bare') return;
      const probed = [...document.querySelectorAll('[data-probe]')];
      expect(probed).toHaveLength(1);
      expect(held, 'ref').toBe(probed[0]);
      expect(document.querySelectorAll('.probe-class')).toHaveLength(1);
      act(() => root.unmount());
      expect(held, 'ref after unmounting').toBeNull();
      root = createRoot(box);
    });

    it('goes on when the browser has translated the page', async () => {
      box.dataset.page = '';
      translate(document.body);
      const before = document.querySelectorAll('font').length;
      for (const form of document.querySelectorAll('form')) await act(async () => form.requestSubmit());
      for (const button of box.querySelectorAll<HTMLButtonElement>('button:not([aria-haspopup], [role=combobox])'))
        await act(async () => button.click());
      await act(async () =>
        root.render(createElement(StrictMode, null, caseOf(cases, name).draw({ className: '', ref: () => undefined, 'data-probe': '' }))),
      );
      // A React error would have been thrown above and would have emptied the page.
      if (before > 0) expect(document.body.textContent).not.toBe('');
    });

    it('breaks no rule of axe', async () => {
      const { violations } = await axe.run(document.body, { rules: outOfReach });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
    });
  });
}
