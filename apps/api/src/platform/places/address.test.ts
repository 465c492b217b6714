import { describe, expect, it } from 'vitest';
import { addressOf, townsOf } from './address.ts';

describe('the address of a posting', () => {
  it.each([
    // A town with several codes has the one that the job names.
    ['Bremen', 'Überseestadt', { country: 'DE', region: 'Bremen', postalCode: undefined }],
    ['Bremen', 'Am Markt 1, 28195 Bremen', { country: 'DE', region: 'Bremen', postalCode: '28195' }],
    ['28195 Bremen', '', { country: 'DE', region: 'Bremen', postalCode: '28195' }],
    ['Papenburg', '', { country: 'DE', region: 'Niedersachsen', postalCode: '26871' }],
    // 27570 belongs to Bremerhaven, 99999 is unknown.
    ['Bremen', '27570 Bremerhaven', { country: 'DE', region: 'Bremen', postalCode: undefined }],
    ['Papenburg', '99999', { country: 'DE', region: 'Niedersachsen', postalCode: undefined }],
    ['Essen', '', { country: 'DE', region: 'Nordrhein-Westfalen', postalCode: undefined }],
    ['Innsbruck', '', { country: 'AT', region: 'Tirol', postalCode: undefined }],
    ['Winterthur', '8400', { country: 'CH', region: 'ZH', postalCode: undefined }],
  ])('of %s (%s) is what is surely known', (town, location, address) => {
    expect(addressOf(town, location)).toEqual(address);
  });

  it.each([
    ['Neustadt', ''],
    ['Bundesweit', ''],
    ['Hamburg, Bremen', ''],
    ['', '28195'],
  ])('of %s (%s) is not guessed', (town, location) => {
    expect(addressOf(town, location)).toBeUndefined();
  });
});

it.each([
  ['Bremen, Hamburg', ['Bremen', 'Hamburg']],
  ['Bremen', undefined],
  ['Bremen, Überseestadt', undefined],
  ['Hafenstraße 3, 26721 Emden', undefined],
  ['', undefined],
])('%j lists the towns %j', (location, names) => {
  expect(townsOf(location)?.map(({ name }) => name)).toEqual(names);
});
