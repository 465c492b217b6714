/**
 * Replaces the space before a dash with a non-breaking one, so that no line starts with the dash.
 */
export function bindDashes(text: string): string {
  return text.replace(/ ([-–—|/]) /g, '\u00a0$1 ');
}

/** Keeps 'z. B.' and 'm. a. W.' on one line. */
export function bindAbbreviations(text: string): string {
  return text.replace(/\b([zudosima]\.) (?=[BaÄhogUW]\.)/g, '$1\u00a0');
}

/** Keeps an amount and its currency on one line: '150.000 €'. */
export function bindSums(text: string): string {
  return text.replace(/(\d) €/g, '$1\u00a0€');
}
