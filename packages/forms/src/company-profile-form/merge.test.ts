import { expect, test } from 'vitest';
import { emptyCompanyProfile } from './company-profile';
import { mergeProfiles } from './merge';

const base = { ...emptyCompanyProfile, name: 'Nordbahn', city: 'Kiel', postcode: '24103', website: 'https://nordbahn.example' };

test('nothing of either version is lost: what one has changed is kept, what both have changed stays with its author and is named', () => {
  const own = { ...base, name: 'Nordbahn AG', city: 'Hamburg', country: 'Deutschland' };
  const stored = { ...base, name: 'Nordbahn SE', postcode: '24105', country: 'Deutschland' };
  expect(mergeProfiles(base, own, stored)).toEqual({
    values: { ...base, name: 'Nordbahn AG', city: 'Hamburg', postcode: '24105', country: 'Deutschland' },
    taken: ['postcode'],
    conflicts: ['name'],
  });
});

test('a version that says the same is no conflict', () => {
  expect(mergeProfiles(base, { ...base, name: 'X' }, base)).toEqual({ values: { ...base, name: 'X' }, taken: [], conflicts: [] });
});
