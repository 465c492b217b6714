import createHyphenator from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';

/** Shorter words fit on a line of the narrowest phone (320 px), even in a headline. */
const LONG_WORD = 16;

/** Texts that may contain such a word. Lists have many texts, and the hyphenator takes ten times as long to find none. */
const MAY_BE_LONG = new RegExp(`\\S{${LONG_WORD}}`);

const hyphenate = createHyphenator(german, { async: false, minWordLength: LONG_WORD });

/** A text with soft hyphens in its long German words, for outputs without an own hyphenation dictionary. */
export function softHyphens(text: string): string {
  if (!MAY_BE_LONG.test(text)) return text;
  const divided = hyphenate(text);
  if (typeof divided !== 'string') throw new Error('The hyphenator was made to answer at once.');
  return divided;
}
