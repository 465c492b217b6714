import { expect, it } from 'vitest';
import { isPhoneNumber } from './phone';

it.each([
  ['0421 5550123', true],
  ['+49 (0)421 / 55 50-123', true],
  ['0421.5550123', true],
  ['0421\u20135550123', true],
  ['0421\u00a05550123', true],
  ['110', true],
  ['abc', false],
  ['0421 5550123 abends', false],
  ['11', false],
  ['+-/', false],
  ['', false],
])('%j can be dialled: %j', (text, wanted) => {
  expect(isPhoneNumber(text)).toBe(wanted);
});
