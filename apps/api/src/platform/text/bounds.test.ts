import { describe, expect, it } from 'vitest';
import { isWithin } from './bounds.ts';

const bounds = { depth: 3, parts: 10 };

describe('the bounds of markup', () => {
  it.each([
    ['', true],
    ['Text & Zeichen < 3', true],
    ['<b><i><u>x</u></i></b>', true],
    ['<b><i><u><s>x</s></u></i></b>', false],
    ['<b><i><u><s>', false],
    ['&auml;'.repeat(10), true],
    ['&auml;'.repeat(11), false],
    ['<br>'.repeat(10), true],
    ['<br>'.repeat(11), false],
    ['<p>'.repeat(10), true],
    ['</p>'.repeat(11), false],
    ['<a a b c d e f g h i>', true],
    ['<a a b c d e f g h i j>', false],
    ['<b>x</b>'.repeat(5), true],
    ['<b>x</b>'.repeat(6), false],
    ['<!-- <b><i><u><s> -->', true],
    ['<script><b><i><u><s></script>', true],
  ])('of HTML: %j %s', (text, within) => {
    expect(isWithin(text, bounds)).toBe(within);
  });

  it.each([
    ['<g><g><g/></g></g>', true],
    ['<g><g><g><g/></g></g></g>', false],
    ['<p>'.repeat(4), false],
    ['<br>'.repeat(4), false],
  ])('of XML: %j %s', (text, within) => {
    expect(isWithin(text, bounds, true)).toBe(within);
  });
});
