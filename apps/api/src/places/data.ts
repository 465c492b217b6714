import fs from 'node:fs';
import { placeKey } from './place-key.ts';
import { regionNames } from './regions.de.ts';

/** Somewhere in Germany, Austria or Switzerland, in degrees (WGS 84). */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Place extends Position {
  /** Unmistakable: of two places of one name the smaller one is called with its region. */
  readonly name: string;
  /** State or canton, in Austria and Switzerland with the country; '' for the place of a postal code. */
  readonly region: string;
  readonly population: number;
}

/** Rows of a file beside this one; the first line says where they come from. */
const rowsOf = (file: string): readonly (readonly string[])[] =>
  fs
    .readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const at = (latitude = '', longitude = ''): Position => ({ latitude: Number(latitude), longitude: Number(longitude) });

/** All places by their keys, those with most people first. A second place of one name needs its region; a third in one region is left out. */
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

/** Reads at the first question and never again. */
function once<T>(read: () => T): () => T {
  let value: { readonly of: T } | undefined;
  return () => (value ??= { of: read() }).of;
}

export const places = once(readPlaces);
export const postalCodes = once(readCodes);
export const postalAreas = once(readAreas);
