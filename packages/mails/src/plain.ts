/** What turns the direction of writing: a name that holds it shows the words behind it backwards. */
const BIDI = /[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g;

/** A text in one line. Names and titles come from people: a line break of theirs would be a paragraph, or a header, of their own. */
export const oneLine = (text: string): string =>
  text
    .replace(BIDI, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** The lines of a text that may have several; more than one empty line becomes one. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|[\n\r\p{Zl}\p{Zp}]/u).map(oneLine);
  return lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== '' && index < lines.length - 1));
}

/**
 * An address that may stand in a mail.
 * @throws TypeError for anything but http and https
 */
export function linkAddress(href: string): string {
  const url = new URL(href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError(`A mail links to the web only, not to ${url.protocol}`);
  return href;
}
