import { SELECT_STYLE } from './added-styles';

/** Markup that a library writes as HTML each time, word for word. */
const KNOWN_MARKUP: ReadonlySet<string> = new Set([SELECT_STYLE]);

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: { readonly createHTML: (text: string, type?: string) => string | null }) => unknown;
}

/**
 * The default policy. A browser that asks it names the type of what is set, and only known markup passes. A library that asks it by
 * itself does not: ProseMirror does so to read what is pasted, in a document of its own of which only the known elements are taken.
 */
const trusted = (text: string, type?: string): string | null => (type === undefined || KNOWN_MARKUP.has(text) ? text : null);

const isPolicyFactory = (value: unknown): value is PolicyFactory => typeof value === 'object' && value !== null && 'createPolicy' in value;

/** Gives what the server has lifted out of the markup back to its elements, as React expects them. */
function giveBackStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll('[data-style]')) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue;
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}

/** Makes the document ready for what draws in it under the content security policy (decision 0039). */
export function obeyContentSecurity(root: HTMLElement): void {
  giveBackStyles(root);
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (isPolicyFactory(factory)) factory.createPolicy('default', { createHTML: trusted });
}
