/**
 * Splits items into parts of about the same total time: the longest first, each to the part with the least so far. Items of equal length
 * are ordered by name, so that every machine splits alike.
 * @param seconds time of an item
 * @returns `count` parts
 */
export function evenParts<Thing>(
  things: readonly Thing[],
  count: number,
  nameOf: (thing: Thing) => string,
  seconds: (thing: Thing) => number,
): readonly (readonly Thing[])[] {
  const parts = Array.from({ length: count }, () => ({ things: new Array<Thing>(), seconds: 0 }));
  const longestFirst = things.toSorted((a, b) => seconds(b) - seconds(a) || (nameOf(a) < nameOf(b) ? -1 : 1));
  for (const thing of longestFirst) {
    const least = parts.reduce((a, b) => (b.seconds < a.seconds ? b : a));
    least.things.push(thing);
    least.seconds += seconds(thing);
  }
  return parts.map((part) => part.things);
}
