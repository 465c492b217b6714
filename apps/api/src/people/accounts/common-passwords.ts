import { COMMON_WORDS } from './common-words.ts';

/** Sequences on the keyboard and in the alphabet, each also reversed. */
const WALKS = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'qaywsxedcrfvtgbzhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6z7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'q1w2e3r4t5z6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
].flatMap((walk) => [walk, [...walk].toReversed().join('')]);

/** Digits in order, repeated, and reversed. */
const DIGITS = '01234567890123456789098765432109876543210';

const WORDS: ReadonlySet<string> = new Set(COMMON_WORDS);
const LONGEST = Math.max(...COMMON_WORDS.map((word) => word.length));
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const isWord = (text: string): boolean => WORDS.has(text) || WORDS.has([...text].map((sign) => LETTERS[sign] ?? sign).join(''));
const isWalk = (text: string): boolean => text.length >= 3 && WALKS.some((walk) => walk.includes(text));
const isFiller = (text: string): boolean => /^[^a-z]$/.test(text) || /^(.)\1+$/.test(text);

/** Whether a text consists only of words, sequences, repeated signs, digits and marks. */
function isPutTogether(text: string): boolean {
  const reached = new Set([0]);
  for (let start = 0; start < text.length; start += 1) {
    if (!reached.has(start)) continue;
    const longest = Math.min(text.length, start + Math.max(LONGEST, 40));
    for (let end = start + 1; end <= longest; end += 1) {
      const piece = text.slice(start, end);
      if (isFiller(piece) || isWord(piece) || isWalk(piece)) reached.add(end);
    }
  }
  return reached.has(text.length);
}

const isRun = (text: string): boolean => {
  const steps = new Set([...text].slice(1).map((char, index) => char.charCodeAt(0) - text.charCodeAt(index)));
  return steps.size <= 1;
};

/** Whether a text is a repeated short one. */
const isRepeated = (text: string): boolean => /^(.{1,6})\1+$/s.test(text);

const withoutUmlauts = (text: string): string =>
  text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');

/**
 * Whether a password is common or contains the account's own email address (decisions, rule 9). A rule instead of a list
 * of millions: 'Passwort123456', '1q2w3e4r5t6y' and 'hallo-hallo-2024' consist of the same few pieces.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const text = withoutUmlauts(password.toLowerCase());
  const name = email.toLowerCase().split('@')[0] ?? '';
  if (new Set(text).size < 5 || isRun(text) || isRepeated(text)) return true;
  if (text === email.toLowerCase() || (name.length >= 4 && text.replaceAll(name, '').replace(/[^a-z]/g, '') === '')) return true;
  if (/^\d+$/.test(text)) return DIGITS.includes(text);
  // Signs alone are not a common pattern.
  return /[a-z]/.test(text) && isPutTogether(text);
}
