/** Longer sentences are hard to read on a phone, and for people who read German as a second language. */
const LONGEST_SENTENCE = 35;
/** Value from which a text is as hard to read as a statute (LIX: words in a sentence plus percent of words with more than six letters). */
const HARDEST_LIX = 60;
/** A shorter text is too short for a measurement. */
const LEAST_WORDS = 60;
/** Characters of a paragraph that fill a phone's viewport. */
const LONGEST_PARAGRAPH = 700;

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}\-’']*/gu) ?? [];

/** Sentences of a paragraph; a full stop after an abbreviation, a number or a single letter ends none. */
const sentencesOf = (block: string): readonly string[] =>
  block
    .split(/(?<=[.!?:])(?<!\b(?:\p{L}|bzw|ca|etc|inkl|usw|ggf|evtl|Nr|Dr|Std|\d+)\.)\s+(?=[\p{Lu}„"»])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const wordCount = (text: string): number => wordsOf(text).length;

/** Readability of a text, from about 20 (easy) to over 60 (very hard); 0 for a text that is too short. */
export function lix(blocks: readonly string[]): number {
  const all = blocks.flatMap(wordsOf);
  if (all.length < LEAST_WORDS) return 0;
  const long = all.filter((word) => word.length > 6).length;
  return all.length / blocks.flatMap(sentencesOf).length + (100 * long) / all.length;
}

export const isHardToRead = (blocks: readonly string[]): boolean => lix(blocks) > HARDEST_LIX;

/** The longest sentence, if it is too long; '' otherwise. */
export function overlongSentence(blocks: readonly string[]): string {
  const [longest = ''] = blocks.flatMap(sentencesOf).toSorted((a, b) => wordCount(b) - wordCount(a));
  return wordCount(longest) > LONGEST_SENTENCE ? longest : '';
}

/** The longest paragraph, if it is a wall of text; '' otherwise. */
export function wallOfText(blocks: readonly string[]): string {
  const [longest = ''] = blocks.toSorted((a, b) => b.length - a.length);
  return longest.length > LONGEST_PARAGRAPH ? longest : '';
}
