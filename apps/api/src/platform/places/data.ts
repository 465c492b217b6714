import fs from 'node:fs';
import { placeKey } from './place-key.ts';
import { regionNames, stateName } from './regions.de.ts';

/** A location in Germany, Austria or Switzerland, in degrees (WGS 84). */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Place extends Position {
  /** Unambiguous: of two places of one name the smaller one includes its region. */
  readonly name: string;
  /** State or canton, in Austria and Switzerland with the country; '' for the place of a postal code. */
  readonly region: string;
  readonly population: number;
}

/** Rows of a data file in this folder; its first line names the source. */
const rowsOf = (file: string): readonly (readonly string[])[] =>
  fs
    .readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const at = (latitude = '', longitude = ''): Position => ({ latitude: Number(latitude), longitude: Number(longitude) });

/** All places by their keys, most populous first. A second place of one name needs its region; a third in one region is left out. */
function readPlaces(): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const [country = '', code = '', name = '', latitude, longitude, people] of rowsOf('places.tsv')) {
    const region = regionNames(country, code);
    const full = places.has(placeKey(name)) ? `${name}, ${region}` : name;
    const key = placeKey(full);
    if (!places.has(key)) places.set(key, { name: full, region, population: Number(people), ...at(latitude, longitude) });
  }
  return places;
}

/** German postal codes, each with its place. */
function readCodes(): ReadonlyMap<string, Place> {
  const rows = rowsOf('postal-codes-de.tsv');
  return new Map(
    rows.map(([code = '', name = '', latitude, longitude]) => [
      code,
      { name: `${code} ${name}`, region: '', population: 0, ...at(latitude, longitude) },
    ]),
  );
}

/** Leading digits of the postal codes of Austria and Switzerland, by country and digits. */
function readAreas(): ReadonlyMap<string, Place> {
  const rows = rowsOf('postal-areas.tsv');
  return new Map(
    rows.map(([country = '', digits = '', name = '', latitude, longitude]) => [
      `${country}${digits}`,
      { name, region: '', population: 0, ...at(latitude, longitude) },
    ]),
  );
}

/** A place in the postal address of a job. */
export interface Town {
  /** 'DE', 'AT' or 'CH'. */
  readonly country: string;
  readonly state: string;
  readonly population: number;
  /** Its known postal codes, only in Germany. */
  readonly postalCodes: readonly string[];
}

/** Adds a value to those of a key. */
function add<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** All places of one name by its key, most populous first. */
function readTowns(): ReadonlyMap<string, readonly Town[]> {
  // The two files have the same name and position for a place.
  const codes = new Map<string, string[]>();
  for (const [postalCode = '', ...place] of rowsOf('postal-codes-de.tsv')) add(codes, place.join(), postalCode);
  const towns = new Map<string, Town[]>();
  for (const [country = '', code = '', name = '', latitude, longitude, people] of rowsOf('places.tsv')) {
    const postalCodes = (country === 'DE' ? codes.get([name, latitude, longitude].join()) : undefined) ?? [];
    add(towns, placeKey(name), { country, state: stateName(country, code), population: Number(people), postalCodes });
  }
  return towns;
}

/** Reads on first use only. */
function once<T>(read: () => T): () => T {
  let value: { readonly of: T } | undefined;
  return () => (value ??= { of: read() }).of;
}

export const places = once(readPlaces);
export const postalCodes = once(readCodes);
export const postalAreas = once(readAreas);
export const towns = once(readTowns);
