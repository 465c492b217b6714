import * as fc from 'fast-check';
import * as z from 'zod/mini';

/** Any text is a date as well: readers of a date accept it, all others use it as text. */
const texts = fc.date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true }).map((date) => date.toISOString());

function objects(shape: Readonly<Record<string, z.core.$ZodType>>, gaps: boolean): fc.Arbitrary<unknown> {
  return fc.record(Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, valuesOf(field, gaps)])));
}

/**
 * Arbitrary values of a response schema, for the kinds of schema that responses use.
 * @param gaps - whether to include null, missing values and empty lists; without them every field has a value
 * @throws for a kind of schema not used by a response yet
 */
export function valuesOf(schema: z.core.$ZodType, gaps: boolean): fc.Arbitrary<unknown> {
  if (schema instanceof z.core.$ZodObject) return objects(schema._zod.def.shape, gaps);
  if (schema instanceof z.core.$ZodArray) {
    return fc.array(valuesOf(schema._zod.def.element, gaps), { minLength: gaps ? 0 : 1, maxLength: 2 });
  }
  if (schema instanceof z.core.$ZodNullable) {
    const inner = valuesOf(schema._zod.def.innerType, gaps);
    return gaps ? fc.option(inner, { nil: null }) : inner;
  }
  if (schema instanceof z.core.$ZodOptional) {
    const inner = valuesOf(schema._zod.def.innerType, gaps);
    return gaps ? fc.option(inner, { nil: undefined }) : inner;
  }
  if (schema instanceof z.core.$ZodUnion) return fc.oneof(...schema._zod.def.options.map((option) => valuesOf(option, gaps)));
  if (schema instanceof z.core.$ZodRecord) {
    const { keyType, valueType } = schema._zod.def;
    const keys = keyType instanceof z.core.$ZodEnum ? Object.values(keyType._zod.def.entries) : ['anyKey'];
    return objects(Object.fromEntries(keys.map((key) => [key, valueType])), gaps);
  }
  if (schema instanceof z.core.$ZodEnum) return fc.constantFrom(...Object.values(schema._zod.def.entries));
  if (schema instanceof z.core.$ZodLiteral) return fc.constantFrom(...schema._zod.def.values);
  // Passed through unchanged.
  if (schema instanceof z.core.$ZodUnknown) return texts;
  if (schema instanceof z.core.$ZodString) return texts;
  if (schema instanceof z.core.$ZodNumber) return fc.integer({ min: 1, max: 5 });
  if (schema instanceof z.core.$ZodBoolean) return fc.boolean();
  throw new Error(`No values for a schema of kind ${schema._zod.def.type}.`);
}
