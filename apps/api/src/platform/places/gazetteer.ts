import { foldedTokens } from '@stellwerk/domain/search';
import { distance as edits } from 'fastest-levenshtein';
import { places, postalAreas, postalCodes, type Place, type Position } from './data.ts';
import { placeKey } from './place-key.ts';

/** A postal code with or without its country: '80331', 'D-80331', 'A-6020', 'CH 8001'; four digits are Austria's or Switzerland's. */
const CODE = /(?:^|[^\p{Letter}\d])(?:(DE?|AT?|CH)[-\s]?)?(\d{4,5})(?!\d)/iu;

/** Words that begin the names of many places and are ambiguous alone. */
const GENERIC = new Set(['bad', 'sankt', 'gross', 'klein', 'alt', 'neu', 'ober', 'unter', 'markt', 'am', 'im']);
/** Words before a name that only state its precision. */
const AROUND = /^(?:d|a|ch|raum|grossraum|region|landkreis|kreis|stadt|standort) /;

/** Number of people from which a name alone clearly means a place. */
const TOWN = 10_000;

/** The place of a four-digit code: that of its longest known prefix. */
function areaOf(country: 'A' | 'CH', code: string): Place | null {
  for (let length = code.length; length > 0; length -= 1) {
    const area = postalAreas().get(`${country === 'A' ? 'AT' : 'CH'}${code.slice(0, length)}`);
    if (area !== undefined) return { ...area, name: `${country}-${code} ${area.name}`, region: country === 'A' ? 'Österreich' : 'Schweiz' };
  }
  return null;
}

/** The places of a postal code; four digits mean one in each country. */
function placesOfCode(country: string, code: string): readonly Place[] {
  if (code.length === 5) {
    const place = postalCodes().get(code);
    return place === undefined ? [] : [place];
  }
  const wanted = country === '' ? (['A', 'CH'] as const) : country.startsWith('A') ? (['A'] as const) : (['CH'] as const);
  return wanted.flatMap((one) => areaOf(one, code) ?? []);
}

function codesIn(text: string): readonly Place[] {
  const [, country = '', code] = CODE.exec(text) ?? [];
  return code === undefined ? [] : placesOfCode(country.toUpperCase(), code);
}

/** Places whose names begin with a key, most populous first. */
function startingWith(key: string, count: number): readonly Place[] {
  const found: Place[] = [];
  for (const [name, place] of places()) {
    if (name.startsWith(key)) found.push(place);
    if (found.length === count) break;
  }
  return found;
}

/** A longer name is meant if its place is this many times larger than the place of the exact name: 'Halle' is 'Halle (Saale)'. */
const LARGER = 10;

function byKey(key: string): Place | null {
  const exact = places().get(key);
  const longer = startingWith(`${key} `, 1)[0];
  if (exact === undefined || longer === undefined) return exact ?? longer ?? null;
  return longer.population >= exact.population * LARGER ? longer : exact;
}

/** 'Frankfurt' is 'Frankfurt am Main', 'Lingen (Ems)' is 'Lingen': the name with all of its words, then with fewer and fewer. */
function byName(text: string): Place | null {
  const parts = placeKey(text).replace(AROUND, '').split(' ');
  for (let count = parts.length; count > 0; count -= 1) {
    const key = parts.slice(0, count).join(' ');
    if (key === '' || GENERIC.has(key)) return null;
    const place = byKey(key);
    if (place !== null) return place;
  }
  return null;
}

/** The place of a text: a postal code, a name, or the first name of several; null for an unknown one (O94). */
export function findPlace(text: string): Place | null {
  const codes = codesIn(text);
  // A name beside the code distinguishes two countries: '6020 Innsbruck'.
  const [code] = codes.length < 2 ? codes : codes.toSorted((a, b) => Number(isNamed(b, text)) - Number(isNamed(a, text)));
  if (code !== undefined) return code;
  for (const part of [text, ...text.split(/[,/;|–]/)]) {
    const place = byName(part.replace(CODE, ' '));
    if (place !== null) return place;
  }
  return null;
}

/** Whether a text is the name of a town and nothing else; names of villages may be ordinary words. */
export const isTown = (text: string): boolean => (places().get(placeKey(text))?.population ?? 0) >= TOWN;

let townNames: ReadonlySet<string> | undefined;

/** Whether a word, folded as in the search, is the name of a town or a part of one. */
export function isNameOfTown(word: string): boolean {
  townNames ??= new Set([...places().values()].flatMap(({ name, population }) => (population < TOWN ? [] : foldedTokens(name))));
  return townNames.has(word);
}

const isNamed = ({ name }: Place, text: string): boolean => placeKey(text).includes(placeKey(name.replace(/^\S+ /, '')));

/** Maximum edits of a misspelt word: two letters, one in a short word. */
const slips = (key: string): number => (key.length < 6 ? 1 : 2);

/** The nearest known name of a misspelt one; null for none. */
export function nearestName(text: string): string | null {
  const key = placeKey(text);
  let best: { readonly place: Place; readonly edits: number } | undefined;
  for (const [name, place] of places()) {
    if (Math.abs(name.length - key.length) > 2) continue;
    const away = edits(name, key);
    if (away <= slips(key) && away < (best?.edits ?? Infinity)) best = { place, edits: away };
  }
  return best?.place.name ?? null;
}

/** Suggestions for the text of a place field: places that begin with it, else the nearest name; at most `count`. */
export function suggestPlaces(text: string, count: number): readonly Place[] {
  const begun = text.trim();
  if (/^\d+$/.test(begun)) {
    const longer = [...postalCodes()].filter(([code]) => code.startsWith(begun) && code !== begun).map(([, place]) => place);
    return [...codesIn(begun), ...(begun.length < 2 ? [] : longer)].slice(0, count);
  }
  const codes = codesIn(text);
  if (codes.length > 0) return codes.slice(0, count);
  const key = placeKey(text);
  if (key.length < 2) return [];
  const found = startingWith(key, count);
  if (found.length > 0) return found;
  const nearest = nearestName(text);
  const place = nearest === null ? undefined : places().get(placeKey(nearest));
  return place === undefined ? [] : [place];
}

/** Place of a job: its location if that has a postal code, else its city, else its location; null where neither is known. */
export function positionOf(city: string | null, location: string | null): Position | null {
  const [exact] = codesIn(location ?? '');
  return exact ?? findPlace(city ?? '') ?? findPlace(location ?? '');
}
