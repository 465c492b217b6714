/**
 * Characters that change the writing direction: in a name they would show the text after it
 * backwards.
 */
const BIDI = /[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g;

/**
 * A text on one line. Names and titles are user input: a line break in them could start a paragraph
 * or a header of its own.
 */
export const oneLine = (text: string): string =>
  text
    .replace(BIDI, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** A text that may have several lines; consecutive empty lines are merged. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|[\n\r\p{Zl}\p{Zp}]/u).map(oneLine);
  return lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== '' && index < lines.length - 1));
}

/**
 * Checks a URL for use in a mail.
 * @throws TypeError for anything but http and https
 */
export function linkAddress(href: string): string {
  const url = new URL(href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError(`A mail links to the web only, not to ${url.protocol}`);
  return href;
}
