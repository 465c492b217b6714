import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { readNothing } from '../../contract/call';
import { endpoints, type Endpoint } from '../../endpoints';
import { valuesOf } from './values';

/** The seed in the message reproduces a failure: SEED=… vitest run … */
const seed = Number(process.env.SEED ?? 20_261_122);
const SAMPLES = 60;

type Read = Endpoint['read'];
type Answer = NonNullable<Endpoint['answer']>;

const params = { id: 'of-the-route' };
const calls = Object.values<Endpoint>(endpoints).flatMap(({ name, answer, read }) =>
  answer === undefined || read === readNothing ? [] : [{ name, answer, read }],
);

/** Calls with one reader share its fields: no single response must have all of them. */
const readers = new Map<Read, typeof calls>();
for (const call of calls) readers.set(call.read, [...(readers.get(call.read) ?? []), call]);

/** Only the search near a place knows the distance of a card. */
const distance = /\bdistance$/;

/** The texts of the samples are no colors, and nothing else is read as one. */
const color = /\bbrandColor$/;

/** Fields that no response of these calls fills, although others with the same model do; by the first call of a reader. */
const LEFT_OPEN: Readonly<Record<string, RegExp>> = {
  // Fields of an application only for the company.
  candidateProfile: /\.(location|xing|website|referredBy|rejectionText|userId|assignee|notes|rating|by|note|undo|repeated)$/,
  // The switcher lists companies without their profiles.
  myCompanies: /\.(size|website|linkedin|listed|description|streetAndNumber|postcode|country|vatId|xing|foundedYear|version)$/,
  // The URLs of the samples are all links to other sites.
  publicJob: /^video\.kind$/,
  previewJob: /^video\.kind$/,
  publicCompany: distance,
  savedJobs: distance,
  publicShowcase: distance,
  endedJob: distance,
  similarJobs: distance,
  jobCards: distance,
};

/** All single values inside a value, by their path: 'jobs[].company.name'. */
function leavesOf(value: unknown, place = ''): readonly (readonly [place: string, value: unknown])[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, `${place}[]`));
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, place === '' ? key : `${place}.${key}`));
}

/** Paths at which a reader returns the same value for every response. */
function constantsOf(read: Read, answers: readonly Answer[]): readonly string[] {
  const found = new Map<string, Set<unknown>>();
  for (const answer of answers)
    for (const sample of fc.sample(valuesOf(answer, false), { numRuns: SAMPLES, seed }))
      for (const [place, value] of leavesOf(read(sample, params))) found.set(place, (found.get(place) ?? new Set()).add(value));
  const places = [...found.keys()];
  const isLeaf = (place: string): boolean => !places.some((other) => other.startsWith(`${place}.`));
  return [...found].flatMap(([place, values]) => (values.size > 1 || !isLeaf(place) ? [] : [place]));
}

describe('a reader', () => {
  it.each([...readers].map(([read, its]) => ({ name: its[0]?.name ?? '', read, answers: its.map(({ answer }) => answer) })))(
    'of $name takes each of its fields from an answer',
    ({ name, read, answers }) => {
      const open = LEFT_OPEN[name];
      expect(
        constantsOf(read, answers).filter((place) => open?.test(place) !== true && !color.test(place)),
        `SEED=${seed}`,
      ).toEqual([]);
    },
  );

  it.each(calls)('reads whatever the schema of $name lets out', ({ answer, read }) => {
    fc.assert(
      fc.property(valuesOf(answer, true), (value) => {
        expect(z.safeParse(answer, value).success).toBe(true);
        read(value, params);
      }),
      { seed, numRuns: 30 },
    );
  });
});
