/** Digits, and the signs that are written between them: +49 (0)421 / 55 50-123. */
const SIGNS = /^[\d\s+()/.\-\u2010-\u2013]*$/;
/** Shorter ones exist nowhere; how long one is depends on its country, and a longest one is refused by its field. */
const FEWEST_DIGITS = 3;

/** Whether a text can be dialled. It stays as it was written. */
export function isPhoneNumber(text: string): boolean {
  return SIGNS.test(text) && text.replace(/\D/g, '').length >= FEWEST_DIGITS;
}
