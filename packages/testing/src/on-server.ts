import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { caseOf, type Cases, componentsOf, type Probe } from './cases.ts';

const probe: Probe = { className: 'probe-class', ref: () => undefined, 'data-probe': 'here' };

/** Attributes of the outermost element. */
const rootOf = (html: string): string => /^(?:<!--.*?-->|<link[^>]*>)*<[\w-]+([^>]*)>/.exec(html)?.[1] ?? '';

const classesOf = (attributes: string): string[] => (/ class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(/\s+/);

/**
 * Tests every exported component on the server: it renders without a DOM, leaves its position to
 * the caller (no outer margin), and passes on `className` and unknown props. Call it in a test file
 * of the `node` environment.
 */
export function keepsContractOnServer(exports: object, cases: Cases): void {
  const components = componentsOf(exports);

  describe.each(components)('%s on the server', (name) => {
    const draw = () => renderToString(caseOf(cases, name).draw(probe));

    it('is drawn without a DOM', () => {
      expect(typeof document).toBe('undefined');
      expect(draw() === '').toBe(caseOf(cases, name).rest === 'client');
    });

    it('leaves its place to the caller', () => {
      const html = draw();
      const { rest } = caseOf(cases, name);
      if (rest === 'client') return;
      const root = rootOf(html);
      const classes = classesOf(root);
      // Any outer margin, positive or negative, would move neighbouring elements.
      expect(classes.filter((one) => /^sw:(?:[\w-]+:)*-?m[trblxyse]?-/.test(one))).toEqual([]);
      if (rest === 'bare') return;
      expect(html.split('probe-class'), 'className').toHaveLength(2);
      expect(classes.includes('probe-class'), 'className at the root').toBe(rest !== 'framed');
      expect(html.split('data-probe="here"'), 'rest').toHaveLength(2);
      expect(root.includes('data-probe="here"'), 'rest at the root').toBe(rest === 'root');
    });
  });

  it('has a case for every component and no case too many', () => {
    expect(Object.keys(cases).toSorted()).toEqual(components.toSorted());
  });
}
