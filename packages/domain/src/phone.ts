/** Digits and their separators: +49 (0)421 / 55 50-123. */
const SIGNS = /^[\d\s+()/.\-\u2010-\u2013]*$/;
/** Shorter numbers do not exist; lengths depend on the country, and the field limits the maximum. */
const FEWEST_DIGITS = 3;

/** Whether a text is a phone number. Its spelling is kept. */
export function isPhoneNumber(text: string): boolean {
  return SIGNS.test(text) && text.replace(/\D/g, '').length >= FEWEST_DIGITS;
}
