import { SELECT_STYLE } from './added-styles';

/** Fixed markup that a library writes as HTML. */
const KNOWN_MARKUP: ReadonlySet<string> = new Set([SELECT_STYLE]);

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: { readonly createHTML: (text: string, type?: string) => string | null }) => unknown;
}

/**
 * The default policy. Browsers call it with the type of the sink, and only known markup passes. A library that calls it directly
 * omits the type: ProseMirror does so to parse pasted content, in a separate document from which only known elements are used.
 */
const trusted = (text: string, type?: string): string | null => (type === undefined || KNOWN_MARKUP.has(text) ? text : null);

const isPolicyFactory = (value: unknown): value is PolicyFactory => typeof value === 'object' && value !== null && 'createPolicy' in value;

/** Restores the styles that the server has removed from the markup, as React expects them. */
function giveBackStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll('[data-style]')) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue;
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}

/** Prepares the document for rendering under the content security policy (decision 0039). */
export function obeyContentSecurity(root: HTMLElement): void {
  giveBackStyles(root);
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (isPolicyFactory(factory)) factory.createPolicy('default', { createHTML: trusted });
}
