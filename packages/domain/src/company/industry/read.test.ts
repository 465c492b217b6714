import { expect, test } from 'vitest';
import { readIndustries, readIndustry } from './index';

const wire = [
  { id: 3, name: 'Handwerk und Bau' },
  { id: 4, name: '' },
];

test.each([[wire], [{ industries: wire }], [{ data: wire }]])('CS36 the list is found in form %#, without nameless entries', (answer) => {
  expect(readIndustries(answer)).toEqual([{ id: '3', name: 'Handwerk und Bau' }]);
});

test('CS35 an industry is text or object', () => {
  expect(['Handwerk', { id: 3, name: 'Handwerk' }, null, {}, ' '].map(readIndustry)).toEqual([
    { id: '', name: 'Handwerk' },
    { id: '3', name: 'Handwerk' },
    null,
    null,
    null,
  ]);
});
