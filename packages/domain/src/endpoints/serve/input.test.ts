import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../errors/call-error';
import { parseInput, parseJson, readQuery } from './input';

/** Error of a rejected call; null for a valid one. */
function errorOf(work: () => unknown) {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { kind, message, fields } = error;
    return { kind, message, fields };
  }
}

const required = 'Bitte füllen Sie dieses Feld aus.';
const wrongType = 'Diese Angabe hat nicht das erwartete Format.';
const unknownValue = 'Dieser Wert ist unbekannt.';

describe('input that does not fit its schema', () => {
  it.each([
    ['a missing text', z.string(), undefined, required],
    ['null for a text', z.string(), null, required],
    ['a number for a text', z.string(), 4, wrongType],
    ['a value outside a list', z.enum(['a', 'b']), 'c', unknownValue],
    ['a value of neither kind', z.union([z.number(), z.boolean()]), 'c', unknownValue],
    ['a long text', z.string().check(z.maxLength(3)), 'abcd', 'Höchstens 3 Zeichen.'],
    ['a long list', z.array(z.number()).check(z.maxLength(1)), [1, 2], 'Höchstens 1 Einträge.'],
    ['a large number', z.number().check(z.maximum(5)), 6, 'Der Wert darf höchstens 5 sein.'],
    ['a short text', z.string().check(z.minLength(2)), 'a', 'Bitte geben Sie mindestens 2 Zeichen ein.'],
    ['a small number', z.number().check(z.minimum(2)), 1, 'Der Wert muss mindestens 2 sein.'],
    ['a text of another form', z.string().check(z.regex(/^a$/)), 'b', wrongType],
    ['a rule with a message of its own', z.string().check(z.refine(() => false, 'Eigene Meldung.')), 'b', 'Eigene Meldung.'],
  ])('rule 17: %s has a German message at its field', (_title, field, value, message) => {
    expect(errorOf(() => parseInput(z.object({ field }), { field: value }))).toEqual({
      kind: 'invalid',
      message,
      fields: [{ name: 'field', message }],
    });
  });

  it('rule 17: names each field once, by its path, and says the general text where fields differ', () => {
    const schema = z.object({
      a: z.string().check(
        z.refine(() => false, 'Erste.'),
        z.refine(() => false, 'Zweite.'),
      ),
      b: z.object({ c: z.array(z.number()) }),
    });
    expect(errorOf(() => parseInput(schema, { a: 'x', b: { c: [1, 'zwei'] } }))).toEqual({
      kind: 'invalid',
      message: 'Bitte prüfen Sie Ihre Angaben.',
      fields: [
        { name: 'a', message: 'Erste.' },
        { name: 'b.c.1', message: wrongType },
      ],
    });
  });

  it('rule 17: says once what all fields lack, and names no field for the whole', () => {
    const two = z.object({ a: z.string(), b: z.string() });
    expect(errorOf(() => parseInput(two, {}))).toEqual({
      kind: 'invalid',
      message: required,
      fields: [
        { name: 'a', message: required },
        { name: 'b', message: required },
      ],
    });
    expect(errorOf(() => parseInput(two, 'x'))).toEqual({ kind: 'invalid', message: wrongType, fields: [] });
  });

  it('that fits is given as its schema gives it', () => {
    expect(parseInput(z.object({ a: z._default(z.string(), 'x') }), { b: 1 })).toEqual({ a: 'x' });
  });
});

describe('a query', () => {
  const read = (search: string): unknown => readQuery(new URL(`http://localhost/${search}`));

  it.each([
    ['', {}],
    ['?a=1', { a: '1' }],
    ['?a=%20x%20', { a: 'x' }],
    ['?a=1&a=2&b=3', { a: ['1', '2'], b: '3' }],
    ['?a=&b=%20', {}],
    ['?a=&a=2', { a: '2' }],
  ])('O25 "%s" is read as %j', (search, query) => {
    expect(read(search)).toEqual(query);
  });

  it.each([
    ['?ref=%20MC7F2KQW%20', { ref: 'MC7F2KQW' }],
    ['?ref=A1&ref=B2', { ref: 'A1' }],
    ['?ref=%00&a=1', { a: '1' }],
    ['?ref=%3Cscript%3E', {}],
  ])('A12 "%s" holds no code that cannot be one: %j', (search, query) => {
    expect(read(search)).toEqual(query);
  });

  it('with a NUL character is refused', () => {
    expect(errorOf(() => read('?a=x%00y'))).toEqual({ kind: 'invalid', message: 'Die Anfrage konnte nicht gelesen werden.', fields: [] });
  });
});

describe('a JSON body', () => {
  it.each([
    ['', {}],
    ['{"a":[1,"x",null]}', { a: [1, 'x', null] }],
    ['"😀"', '😀'],
    ['7', 7],
  ])('%j is read', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });

  it.each(['{', 'kein JSON', ' ', '{"a":"x\\u0000"}', '["\\ud83d"]', '{"a":{"b":"\\udc00x"}}'])('%j is refused', (text) => {
    expect(errorOf(() => parseJson(text))).toEqual({
      kind: 'invalid',
      message: 'Die Anfrage konnte nicht gelesen werden.',
      fields: [],
    });
  });
});
