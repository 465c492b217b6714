import { describe, expect, it } from 'vitest';
import { firstOf, listOf, numberIn, objectOf, textIn, webAddressIn } from './values.ts';

describe('a text', () => {
  it.each([
    ['itself, trimmed', ' Emden\n', 'Emden'],
    ['a number', 26721, '26721'],
    ['the value of a JSON-LD literal', { '@value': 'Emden', '@language': 'de' }, 'Emden'],
    ['the name of an object', { name: 'Emden', value: 'Leer' }, 'Emden'],
    ['the value of an object', { value: 'Leer' }, 'Leer'],
    ['with its line breaks and tabs', 'Emden\r\n\tLeer', 'Emden\r\n\tLeer'],
    ['without control characters', 'Em\u0007den\u007F', 'Emden'],
    ['nothing in an object of objects', { name: { name: 'Emden' } }, ''],
    ['nothing in a switch', true, ''],
    ['nothing in a list', ['Emden'], ''],
    ['nothing in nothing', null, ''],
  ])('is %s', (_, value, wanted) => {
    expect(textIn(value)).toBe(wanted);
  });

  it('is the first that says something, in a list as well', () => {
    expect(firstOf(undefined, '', ' ', [' ', 'Leer'], 'Emden')).toBe('Leer');
    expect(firstOf(null, [])).toBe('');
  });
});

describe('a list or an object', () => {
  it.each([
    ['several', ['a', null], ['a', null]],
    ['one', 'a', ['a']],
    ['zero', 0, [0]],
    ['an empty text', '', []],
    ['null', null, []],
    ['nothing', undefined, []],
  ])('takes %s as a list', (_, value, wanted) => {
    expect(listOf(value)).toEqual(wanted);
  });

  it('takes no list, text or null for an object', () => {
    expect([objectOf({ a: 1 }), objectOf([1]), objectOf('a'), objectOf(null)]).toEqual([{ a: 1 }, null, null, null]);
  });
});

describe('a number', () => {
  it.each([
    [52_000, 52_000],
    ['52000', 52_000],
    ['52.000', 52_000],
    ['52,000', 52_000],
    ['1.250.000', 1_250_000],
    ['52.000,50 €', 52_000.5],
    ['52,000.50', 52_000.5],
    ['18,5', 18.5],
    ['18.5', 18.5],
    ['18.50', 18.5],
    ['52.000,–', 52_000],
    ['52.000,-', 52_000],
    ['52.000.', 52_000],
    ['48k', 48_000],
    ['48 Tsd. €', 48_000],
    ['48 tausend', 48_000],
    ['48 kg', 48],
    ['-5', -5],
    ['viel', null],
    ['', null],
    ['1-2', null],
    [Number.POSITIVE_INFINITY, null],
    [true, null],
    [undefined, null],
  ])('reads %j as %j', (value, wanted) => {
    expect(numberIn(value)).toBe(wanted);
  });
});

describe('an address', () => {
  it.each([
    ['https://nordlicht.example/l', 'https://nordlicht.example/l'],
    ['HTTP://nordlicht.example', 'HTTP://nordlicht.example'],
    ['www.nordlicht.example', 'https://www.nordlicht.example'],
    [{ url: 'https://nordlicht.example' }, 'https://nordlicht.example'],
    [{ contentUrl: 'https://nordlicht.example/l.png' }, 'https://nordlicht.example/l.png'],
    [{ '@id': 'https://nordlicht.example/#firma' }, 'https://nordlicht.example/#firma'],
    ['siehe https://nordlicht.example', ''],
    ['https://nordlicht.example und mehr', ''],
    ['https://[nordlicht', ''],
    ['https://', ''],
    ['ftp://nordlicht.example', ''],
    ['nordlicht.example', ''],
    ['meinwww.example', ''],
  ])('in %j is %j', (value, wanted) => {
    expect(webAddressIn(value)).toBe(wanted);
  });
});
