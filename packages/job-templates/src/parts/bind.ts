/** No line begins with the dash between two parts: the space before it does not break. */
export function bindDashes(text: string): string {
  return text.replace(/ ([-–—|/]) /g, '\u00a0$1 ');
}

/** 'z. B.' and 'm. a. W.' stay in one line. */
export function bindAbbreviations(text: string): string {
  return text.replace(/\b([zudosima]\.) (?=[BaÄhogUW]\.)/g, '$1\u00a0');
}

/** A sum and its sign stay in one line: '150.000 €'. */
export function bindSums(text: string): string {
  return text.replace(/(\d) €/g, '$1\u00a0€');
}
