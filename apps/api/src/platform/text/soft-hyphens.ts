import createHyphenator from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';

/** Shorter words fit on a line of the narrowest phone (320 px), even in a headline. */
const LONG_WORD = 16;

/** What may have such a word. Lists ask for many texts, and this is a tenth of the time that the hyphenator takes to find none. */
const MAY_BE_LONG = new RegExp(`\\S{${LONG_WORD}}`);

const hyphenate = createHyphenator(german, { async: false, minWordLength: LONG_WORD });

/** A text with soft hyphens where its long German words may be divided, for what has no dictionary of its own. */
export function softHyphens(text: string): string {
  if (!MAY_BE_LONG.test(text)) return text;
  const divided = hyphenate(text);
  if (typeof divided !== 'string') throw new Error('The hyphenator was made to answer at once.');
  return divided;
}
