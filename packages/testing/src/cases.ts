import type { ReactElement } from 'react';

/** Props that every component accepts besides its own. */
export interface Probe {
  className: string;
  ref: (node: Element | null) => void;
  'data-probe': string;
}

/** How to render one component, and where it passes props that it does not know. */
export interface Case {
  draw: (probe: Probe) => ReactElement;
  /**
   * Element that receives `ref` and unknown props; `className` goes to the root. `root`: everything
   * to the outermost element. `control`: `ref` and the other props to the control inside (fields,
   * so that `register` works). `framed`: everything to one element inside a frame. `bare`: a part,
   * a provider or a whole screen without a root of its own to lay out. `client`: an overlay, so the
   * server renders nothing; in a browser everything goes to its box.
   */
  rest: 'root' | 'control' | 'framed' | 'bare' | 'client';
}

export type Cases = Readonly<Record<string, Case>>;

export const root = (draw: Case['draw']): Case => ({ draw, rest: 'root' });
export const control = (draw: Case['draw']): Case => ({ draw, rest: 'control' });
export const framed = (draw: Case['draw']): Case => ({ draw, rest: 'framed' });
export const bare = (draw: () => ReactElement): Case => ({ draw, rest: 'bare' });
export const client = (draw: Case['draw']): Case => ({ draw, rest: 'client' });

/** Functions and results of `memo`, `lazy` and `forwardRef`; no contexts, schemas or lists. */
function isComponent(value: unknown): boolean {
  if (typeof value === 'function') return true;
  const kind: unknown = typeof value === 'object' && value !== null && '$$typeof' in value ? value.$$typeof : undefined;
  return typeof kind === 'symbol' && /memo|lazy|forward_ref/.test(String(kind));
}

/** Names of all components among the exports of an entry point. */
export const componentsOf = (exports: object): string[] =>
  Object.entries(exports)
    .filter(([name, value]) => /^[A-Z][a-z]|^[A-Z]$/.test(name) && isComponent(value))
    .map(([name]) => name);

/** Returns the test case of a component; an export without one fails its test. */
export function caseOf(cases: Cases, name: string): Case {
  const found = cases[name];
  if (!found) throw new Error(`${name} is exported and has no entry in the table of cases`);
  return found;
}
