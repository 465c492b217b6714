import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { caseOf, type Cases, componentsOf, type Probe } from './cases.ts';

const probe: Probe = { className: 'probe-class', ref: () => undefined, 'data-probe': 'here' };

/** Attributes of the outermost element. */
const rootOf = (html: string): string => /^(?:<!--.*?-->|<link[^>]*>)*<[\w-]+([^>]*)>/.exec(html)?.[1] ?? '';

const classesOf = (attributes: string): string[] => (/ class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(/\s+/);

/**
 * What every exported component keeps on the server: it is drawn without a DOM, leaves its place to the caller (no outer margin),
 * and passes `className` and unknown props on. Call it in a test file of the `node` environment.
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
      // A negative or positive margin of its own would push or pull what stands around it.
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
