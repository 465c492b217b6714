import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { readCompanyStats } from '../../company';
import { endpoints, shapes } from '../../endpoints';
import { readIndustries } from '../../industry';
import { readPlan, readSubscription } from '../../subscription';
import { unusedByClient, unusedOfShapes } from './unused-by-client';
import { fieldsOf } from './used-fields';
import { valuesOf } from './values';

type Read = (answer: unknown, params: Readonly<Record<string, string>>) => unknown;

interface Pair {
  readonly name: string;
  readonly schema: z.core.$ZodType;
  readonly read: Read;
  readonly unused: readonly string[];
}

/** Fails the same way again with the seed of the message: SEED=… vitest run … */
const seed = Number(process.env.SEED ?? 20_261_122);

const calls = Object.entries(endpoints).flatMap(([name, endpoint]): Pair[] => {
  if (!('answer' in endpoint)) return [];
  const unused = Object.entries(unusedByClient).find(([call]) => call === name)?.[1] ?? [];
  return [{ name, schema: endpoint.answer, read: endpoint.read, unused }];
});

/** Answers whose calls are still to come: schema and reader stand ready together. */
const readers = {
  plan: readPlan,
  subscription: readSubscription,
  companyStats: readCompanyStats,
  industry: (answer) => readIndustries([answer]),
} as const satisfies Partial<Record<keyof typeof shapes, Read>>;

const toCome = Object.entries(readers).map(([name, read]): Pair => {
  const schema = Object.entries(shapes).find(([shape]) => shape === name)?.[1];
  if (schema === undefined) throw new Error(`There is no shape ${name}.`);
  return { name, schema, read, unused: unusedOfShapes[name] ?? [] };
});

const params = { id: 'of-the-route' };

describe.each([...calls, ...toCome])('the answer of $name', ({ schema, read, unused }) => {
  test('is read in every field, but for those that are listed as unused', () => {
    const fields = fieldsOf(schema, (answer) => read(answer, params), seed);
    expect(fields.unused, `SEED=${seed}`).toEqual(unused.toSorted());
  });

  test('is read whatever its schema lets out', () => {
    fc.assert(
      fc.property(valuesOf(schema, true), (answer) => {
        expect(z.safeParse(schema, answer).success).toBe(true);
        read(answer, params);
      }),
      { seed, numRuns: 30 },
    );
  });
});

test('every list of unused fields belongs to an answer', () => {
  const names = new Set([...calls, ...toCome].map(({ name }) => name));
  expect([...Object.keys(unusedByClient), ...Object.keys(unusedOfShapes)].filter((name) => !names.has(name))).toEqual([]);
});
