/** Nonce of this page's response, read from the element that Vite and react-aria use, too. */
const nonceOf = (page: Document): string | undefined => {
  const meta = page.querySelector('meta[property="csp-nonce"]');
  return meta instanceof HTMLElement ? meta.nonce : undefined;
};

/** The nonce of this page. */
export const pageNonce = (): string | undefined => nonceOf(document);

/** Fixed markup that a library writes as HTML: the select of Radix hides the scroll bar of its list. */
const KNOWN_MARKUP: ReadonlySet<string> = new Set([
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}',
]);

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
  // Name under which libraries look for the nonce of their style elements (get-nonce, for the scroll lock behind a dialog).
  Reflect.set(globalThis, '__webpack_nonce__', nonceOf(document));
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (isPolicyFactory(factory)) factory.createPolicy('default', { createHTML: trusted });
}
