import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from './field-errors';
import { email, optionalAddress, requiredText, text, ticked } from './field-schemas';
import { imageError } from './images';
import { schemaResolver } from './resolver';

const errorOf = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  fieldErrorsOf(z.object({ field: schema }), { field: value }).field;

describe('the rule of a field', () => {
  it.each([
    ['text that may be empty', text(3), ['', 'abc', '   '], { abcd: 'Höchstens 3 Zeichen.' }],
    ['text that must be there', requiredText(3, 'Fehlt.'), ['a', ' a '], { '': 'Fehlt.', '  ': 'Fehlt.', abcd: 'Höchstens 3 Zeichen.' }],
    ['a mail address', email('Falsch.'), ['a@b.example', ' a@b.example '], { '': 'Falsch.', a: 'Falsch.', 'a@b': 'Falsch.' }],
    [
      'a web address',
      optionalAddress('Falsch.'),
      ['', ' ', 'a.example', 'https://a.example'],
      { 'a b': 'Falsch.', 'ftp://a.example': 'Falsch.' },
    ],
  ] as const)('O23 %s', (_title, schema, valid, invalid) => {
    for (const value of valid) expect(errorOf(schema, value), value).toBeUndefined();
    for (const [value, message] of Object.entries(invalid)) expect(errorOf(schema, value), value).toBe(message);
  });

  it('O23 of an address ends after the characters that a server takes', () => {
    expect(errorOf(optionalAddress('Falsch.'), `https://a.example/${'x'.repeat(482)}`)).toBeUndefined();
    expect(errorOf(optionalAddress('Falsch.'), `https://a.example/${'x'.repeat(483)}`)).toBe('Höchstens 500 Zeichen.');
    expect(errorOf(email('Falsch.'), `${'x'.repeat(255)}`)).toBe('Höchstens 254 Zeichen.');
  });

  it('rule 1: a box must be ticked', () => {
    expect([errorOf(ticked('Fehlt.'), true), errorOf(ticked('Fehlt.'), false)]).toEqual([undefined, 'Fehlt.']);
  });
});

describe('all rules of a form', () => {
  const schema = z.object({ name: requiredText(3, 'Fehlt.'), place: z.object({ city: requiredText(3, 'Fehlt auch.') }) });

  it('give the first message of each field, by its path', () => {
    const twice = z.object({ a: z.string().check(z.minLength(2, 'Erste.'), z.minLength(3, 'Zweite.')) });
    expect(fieldErrorsOf(twice, { a: 'x' })).toEqual({ a: 'Erste.' });
    expect(fieldErrorsOf(schema, { name: '', place: { city: ' ' } })).toEqual({ name: 'Fehlt.', 'place.city': 'Fehlt auch.' });
    expect(fieldErrorsOf(schema, { name: 'a', place: { city: 'b' } })).toEqual({});
  });

  it('reach the fields of the form, whose values stay as typed', () => {
    const resolve = schemaResolver<{ name: string; place: { city: string } }>(() => schema);
    const options = { fields: {}, shouldUseNativeValidation: false };
    const values = { name: ' a ', place: { city: 'b' } };
    expect(resolve(values, undefined, options)).toEqual({ values, errors: {} });
    expect(resolve({ name: '', place: { city: '' } }, undefined, options)).toEqual({
      values: {},
      errors: { name: { type: 'schema', message: 'Fehlt.' }, place: { city: { type: 'schema', message: 'Fehlt auch.' } } },
    });
  });
});

it('CS32 CT14 an image is known by its extension', () => {
  for (const name of ['a.jpg', 'a.jpeg', 'a.png', 'a.svg', 'a.webp', 'A.PNG', 'a.b.png']) expect(imageError({ name }), name).toBe('');
  for (const name of ['a.gif', 'a.pdf', 'png', 'a.png.exe', 'ajpg', 'a.jpgx', ''])
    expect(imageError({ name }), name).toBe('Ungültiges Bildformat. Erlaubt sind: JPG, PNG, SVG, WEBP');
});
