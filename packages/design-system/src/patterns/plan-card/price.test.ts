import { expect, it } from 'vitest';
import { jobsLabel, membersLabel, priceView } from './price';

const view = (price: number | null, cycle: 'MONTHLY' | 'YEARLY', currency = 'EUR') => {
  const { price: shown, per, saving } = priceView({ price, currency }, cycle);
  return [shown, per, saving].map((text) => text?.replaceAll('\u00a0', ' ') ?? null);
};

it.each(['MONTHLY', 'YEARLY'] as const)('CP22 a plan without a price is on request, %s, and saves nothing', (cycle) => {
  expect(view(null, cycle)).toEqual(['Auf Anfrage', '', null]);
});

it('CP18 CP20 CP21 a price has two decimals, and a year is twelve months less a tenth', () => {
  expect(view(50, 'MONTHLY')).toEqual(['50,00 €', 'pro Monat', null]);
  expect(view(50, 'YEARLY')).toEqual(['540,00 €', 'pro Jahr', '60,00 €']);
  expect(view(49.99, 'YEARLY')).toEqual(['539,89 €', 'pro Jahr', '59,99 €']);
  expect(view(50, 'YEARLY', 'CHF')).toEqual(['540,00 CHF', 'pro Jahr', '60,00 CHF']);
});

it('CP18 CP20 what costs nothing costs nothing by the year, and saves nothing', () => {
  expect(view(0, 'YEARLY')).toEqual(['0,00 €', 'pro Jahr', null]);
});

it('CP13 CP14 limits are a number, or none', () => {
  expect([1, 5, null].map(membersLabel)).toEqual(['1', 'bis zu 5', 'unbegrenzt']);
  expect([0, 1, 10].map(jobsLabel)).toEqual(['unbegrenzt', '1', '10']);
});
