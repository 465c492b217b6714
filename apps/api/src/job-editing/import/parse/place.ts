import { isTown } from '../../../platform/places/gazetteer.ts';
import { firstOf, listOf, objectOf, textIn } from './values.ts';

/** Place of a job: the city of its first place, and all places in one line. Both '' for none. */
export interface Place {
  readonly city: string;
  readonly location: string;
}

/** English names under which international boards list cities; without the mapping one place would be twice in the filter. */
const GERMAN_NAMES: Readonly<Record<string, string>> = {
  munich: 'München',
  cologne: 'Köln',
  nuremberg: 'Nürnberg',
  hanover: 'Hannover',
  brunswick: 'Braunschweig',
  dusseldorf: 'Düsseldorf',
  'frankfurt main': 'Frankfurt am Main',
  vienna: 'Wien',
  zurich: 'Zürich',
  geneva: 'Genf',
  basle: 'Basel',
};
const COUNTRY =
  /^(?:deutschland|germany|de|deu|österreich|austria|at|aut|schweiz|switzerland|ch|che|europa|europe|eu|dach|worldwide|weltweit)$/i;
const NO_PLACE =
  /^(?:remote|home[ -]?office|hybrid|vor ort|on[ -]?site|ortsunabhängig|bundesweit|deutschlandweit|germany wide|anywhere|n\/?a)$/i;

const POSTCODE = /^(?:[A-Z]{1,2}-)?\d{4,5}\s+/;

function cityName(text: string): string {
  const name = text.replace(POSTCODE, '').trim();
  return COUNTRY.test(name) || NO_PLACE.test(name) ? '' : (GERMAN_NAMES[name.toLowerCase()] ?? name);
}

/** City of a line such as 'Hafenstraße 3, 26721 Emden, Deutschland': the part with the postcode, else the one at `place`. */
function cityInLine(line: string, place: 'first' | 'last'): string {
  const parts = line.split(/[,;|]/).map((part) => part.trim());
  const withPostcode = parts.find((part) => POSTCODE.test(part));
  if (withPostcode !== undefined) return cityName(withPostcode);
  return place === 'first' ? cityName(parts[0] ?? '') : (parts.map(cityName).findLast((name) => name !== '') ?? '');
}

const BETWEEN = /\s*[,;|/]\s*|\s(?:und|oder|and|or|sowie)\s/i;

/** Splits a line of several towns and nothing else: 'Bremen und Hamburg'. */
function placesIn(place: unknown): readonly unknown[] {
  if (objectOf(place) !== null) return [place];
  const names = textIn(place).split(BETWEEN);
  return names.every((name) => isTown(cityName(name))) ? names : [place];
}

function cityOf(place: unknown): string {
  const object = objectOf(place);
  if (object === null) return cityInLine(textIn(place), 'first');
  const address = objectOf(listOf(object.address)[0]);
  if (address !== null) return cityName(firstOf(address.addressLocality, address.addressRegion));
  return cityName(firstOf(object.addressLocality, cityInLine(textIn(object.address), 'last'), object.name, object.addressRegion));
}

const LONGEST_CITY = 100;

/** Parts of a place besides the city and its country; '' for none, and for a postal address. */
export function lostOfPlace(place: unknown): string {
  if (objectOf(place) !== null) return '';
  const { location } = readPlace(place);
  const kept = location.split(', ');
  const rest = textIn(place).split(BETWEEN).map(cityName);
  return location !== '' && !/\d/.test(textIn(place)) ? rest.filter((name) => name !== '' && !kept.includes(name)).join(', ') : '';
}

/** Reads jobLocation: one place or several, as objects or text. */
export function readPlace(jobLocation: unknown): Place {
  const cities = [
    ...new Set(
      listOf(jobLocation)
        .flatMap(placesIn)
        .map(cityOf)
        .filter((city) => city !== '' && city.length <= LONGEST_CITY),
    ),
  ];
  return { city: cities[0] ?? '', location: cities.join(', ') };
}
