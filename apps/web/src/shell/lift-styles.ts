/** A tag of rendered markup. React and the sanitiser write every value in double quotes, and `<`, `>` and `"` in values as references. */
const TAG = /<[a-z][^\s/>]*(?:\s+[^\s=/>"]+(?:="[^"]*")?)+\s*\/?>/gi;
const ATTRIBUTE = /\s+([^\s=/>"]+)(?:="([^"]*)")?/g;

/** Declarations that stand for the same in an attribute, in a selector's text and in a rule. */
const PLAIN = /^[\w\s.,:;()%#+*/-]+$/;

export interface LiftedStyles {
  /** The markup with `data-style` in place of `style`. */
  readonly markup: string;
  /** The rules that draw it alike; '' when nothing had a style of its own. */
  readonly rules: string;
}

/**
 * Takes the style attributes out of rendered markup, because the content security policy allows none (decision 0039). The browser's code
 * gives them back before it takes the page over (`content-security.ts`). What is no plain declaration stays and is blocked by the browser.
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
  // The id outweighs every class, as an attribute would.
  return { markup: lifted, rules: [...styles].map((style) => `#root [data-style="${style}"]{${style}}`).join('') };
}
