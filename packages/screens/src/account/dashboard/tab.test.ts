import { describe, expect, it } from 'vitest';
import { readTab } from './tab';

describe('readTab', () => {
  it.each([
    ['', 'overview'],
    ['tab=profile', 'profile'],
    ['tab=saved', 'saved'],
    ['tab=overview', 'overview'],
    ['tab=unbekannt', 'overview'],
  ])('reads %j as %s', (query, tab) => {
    expect(readTab(new URLSearchParams(query))).toBe(tab);
  });
});
