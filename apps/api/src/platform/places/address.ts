import { isTown } from './gazetteer.ts';
import { towns, type Town } from './data.ts';
import { placeKey } from './place-key.ts';

/** What an address says besides the name of its town. */
export interface Address {
  /** 'DE', 'AT' or 'CH'. */
  readonly country: string;
  /** State or canton; '' where it is not known. */
  readonly region: string;
  /** undefined where the posting names none and the town has several. */
  readonly postalCode: string | undefined;
}

/** A town of a posting that is offered in several. */
export type NamedAddress = { readonly name: string } & Partial<Address>;

/** The towns of a location that lists several and nothing else; undefined for every other one. */
export function townsOf(location: string): NamedAddress[] | undefined {
  const names = location.split(', ');
  if (names.length < 2 || !names.every(isTown)) return undefined;
  return names.map((name) => ({ name, ...addressOf(name, '') }));
}

const GERMAN_CODE = /(?<!\d)\d{5}(?!\d)/;

/** A town alone is meant by its name where every other one of this name has so many times fewer people. */
const LARGER = 20;

/** The one town of several that a name means; undefined where it might be another in another state. */
function meant([largest, ...others]: readonly Town[]): Town | undefined {
  const rival = others.some(({ country, state, population }) => {
    const elsewhere = country !== largest?.country || state !== largest.state;
    return elsewhere && population * LARGER > (largest?.population ?? 0);
  });
  return rival ? undefined : largest;
}

/**
 * What is surely known of the place where a posting's work is done; undefined for a town that nobody knows or that has namesakes. Nothing
 * is guessed: a search engine would show it as said by the company.
 * @param town the name that the posting shows
 * @param location what else it says of the place; a postal code in it counts when it is one of this town
 */
export function addressOf(town: string, location: string): Address | undefined {
  const namesakes = towns().get(placeKey(town.replace(GERMAN_CODE, ''))) ?? [];
  const [stated] = GERMAN_CODE.exec(`${town} ${location}`) ?? [];
  const ofCode = stated === undefined ? undefined : namesakes.find(({ postalCodes }) => postalCodes.includes(stated));
  const found = ofCode ?? meant(namesakes);
  if (found === undefined) return undefined;
  const { country, state, postalCodes } = found;
  // A code that is none of this town belongs to a place that the name does not say.
  const only = stated === undefined && postalCodes.length === 1 ? postalCodes[0] : undefined;
  return { country, region: state, postalCode: ofCode === undefined ? only : stated };
}
