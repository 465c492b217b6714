import { beforeEach, expect, it } from 'vitest';
import { lastList, rememberList } from './list-memory';

beforeEach(() => sessionStorage.clear());

it('the way back leads to the list that was seen last', () => {
  expect(lastList()).toBe('');
  rememberList('?search=Lok&page=2');
  expect(lastList()).toBe('?search=Lok&page=2');
  rememberList('');
  expect(lastList()).toBe('');
});

it.each(['//evil.example', 'javascript:alert(1)', '/x'])('%s in the storage is no query', (stored) => {
  sessionStorage.setItem('jobList', stored);
  expect(lastList()).toBe('');
});
