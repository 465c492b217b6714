import { expect, test } from 'vitest';
import { linkAddress } from './link-url';

test.each([
  ['https://nordbahn.example/stellen', 'https://nordbahn.example/stellen'],
  ['  nordbahn.example ', 'https://nordbahn.example'],
  ['personal@nordbahn.example', 'mailto:personal@nordbahn.example'],
  ['tel:+49401234', 'tel:+49401234'],
  ['/jobs/4', '/jobs/4'],
  ['javascript:alert(1)', null],
  ['JaVaScript:alert(1)', null],
  ['data:text/html,x', null],
  ['//foreign.example', null],
  ['zwei Wörter', null],
  ['', null],
])('"%s" leads to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
