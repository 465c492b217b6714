/** A tag of rendered markup. React and the sanitiser write every value in double quotes, and `<`, `>` and `"` in values as references. */
const TAG = /<[a-z][^\s/>]*(?:\s+[^\s=/>"]+(?:="[^"]*")?)+\s*\/?>/gi;
const ATTRIBUTE = /\s+([^\s=/>"]+)(?:="([^"]*)")?/g;

/** Declarations that mean the same in an attribute, in a selector's text and in a rule. */
const PLAIN = /^[\w\s.,:;()%#+*/-]+$/;

export interface LiftedStyles {
  /** The markup with `data-style` in place of `style`. */
  readonly markup: string;
  /** The equivalent rules; '' without style attributes. */
  readonly rules: string;
}

/**
 * Removes the style attributes from rendered markup, because the content security policy forbids them (decision 0039). The browser's code
 * restores them before hydration (`content-security.ts`). Other declarations stay and are blocked by the browser.
 */
export function liftStyles(markup: string): LiftedStyles {
  const styles = new Set<string>();
  const lifted = markup.replace(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (attribute, name: string, value: string | undefined) => {
      if (name !== 'style' || value === undefined || !PLAIN.test(value)) return attribute;
      styles.add(value);
      return ` data-style="${value}"`;
    }),
  );
  // The id outweighs every class, like an attribute would.
  return { markup: lifted, rules: [...styles].map((style) => `#root [data-style="${style}"]{${style}}`).join('') };
}
