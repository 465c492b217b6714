import { isTown } from './gazetteer.ts';
import { towns, type Town } from './data.ts';
import { placeKey } from './place-key.ts';

/** Parts of a postal address besides the name of its town. */
export interface Address {
  /** 'DE', 'AT' or 'CH'. */
  readonly country: string;
  /** State or canton; '' if unknown. */
  readonly region: string;
  /** undefined where the job names none and the town has several. */
  readonly postalCode: string | undefined;
}

/** One town of a job that is offered in several. */
export type NamedAddress = { readonly name: string } & Partial<Address>;

/** The towns of a location that lists several and nothing else; undefined for any other one. */
export function townsOf(location: string): NamedAddress[] | undefined {
  const names = location.split(', ');
  if (names.length < 2 || !names.every(isTown)) return undefined;
  return names.map((name) => ({ name, ...addressOf(name, '') }));
}

const GERMAN_CODE = /(?<!\d)\d{5}(?!\d)/;

/** A town's name alone is unambiguous if it has this many times more people than every other one of the name. */
const LARGER = 20;

/** The one town that a name means among several; undefined where it may be one in another state. */
function meant([largest, ...others]: readonly Town[]): Town | undefined {
  const rival = others.some(({ country, state, population }) => {
    const elsewhere = country !== largest?.country || state !== largest.state;
    return elsewhere && population * LARGER > (largest?.population ?? 0);
  });
  return rival ? undefined : largest;
}

/**
 * Certain parts of the address of a job; undefined for an unknown or ambiguous town. Nothing
 * is guessed: a search engine would attribute it to the company.
 * @param town the name that the job shows
 * @param location the other text about its place; a postal code in it counts if it belongs to this town
 */
export function addressOf(town: string, location: string): Address | undefined {
  const namesakes = towns().get(placeKey(town.replace(GERMAN_CODE, ''))) ?? [];
  const [stated] = GERMAN_CODE.exec(`${town} ${location}`) ?? [];
  const ofCode = stated === undefined ? undefined : namesakes.find(({ postalCodes }) => postalCodes.includes(stated));
  const found = ofCode ?? meant(namesakes);
  if (found === undefined) return undefined;
  const { country, state, postalCodes } = found;
  // A code of another town means that the name is not the exact place.
  const only = stated === undefined && postalCodes.length === 1 ? postalCodes[0] : undefined;
  return { country, region: state, postalCode: ofCode === undefined ? only : stated };
}
