import { expect, test } from 'vitest';
import { isBilledAgain, readSubscription, subscriptionState } from './index';

const wire = {
  id: 1,
  companyId: 1,
  planId: { id: 3, name: 'Premium', planType: 'PREMIUM', price: 99, currency: 'EUR', description: 'Für Teams.', maxJobsParallel: 0 },
  status: 'ACTIVE',
  billingCycle: 'YEARLY',
  startDate: '2026-06-20T00:00:00.000Z',
  endDate: '2027-06-20T00:00:00.000Z',
  autoRenew: true,
};
const subscription = {
  plan: { id: '3', name: 'Premium', type: 'PREMIUM', price: 99, currency: 'EUR', description: 'Für Teams.', maxJobs: 0 },
  status: 'ACTIVE',
  cycle: 'YEARLY',
  startDate: '2026-06-20T00:00:00.000Z',
  endDate: '2027-06-20T00:00:00.000Z',
  autoRenew: true,
};

test('CP25 a subscription is read with every field', () => {
  expect(readSubscription(wire)).toEqual(subscription);
});

test.each([[[wire, { ...wire, status: 'CANCELLED' }]], [{ subscription: wire }]])(
  'CP26 it may be an object or a list, the first counts: form %#',
  (answer) => {
    expect(readSubscription(answer)).toEqual(subscription);
  },
);

test.each([[null], [[]], [{}], [{ ...wire, planId: { planType: 'GOLD' } }]])(
  'without one, or without a known plan, there is none: %#',
  (answer) => {
    expect(readSubscription(answer)).toBeNull();
  },
);

test('CP09, CP25 the cycle is monthly and the currency EUR where nothing is named; a price may be on request', () => {
  expect(readSubscription({ planId: { planType: 'ENTERPRISE', price: null } })).toMatchObject({
    plan: { price: null, currency: 'EUR' },
    cycle: 'MONTHLY',
    endDate: null,
    autoRenew: false,
  });
});

test.each([
  ['ACTIVE', { headline: 'Aktiv' }],
  ['CANCELLED', { headline: 'Gekündigt zum 20. Juni 2027', raw: 'CANCELLED' }],
  ['EXPIRED', { headline: 'Abgelaufen', raw: 'EXPIRED' }],
  ['PAST_DUE', { headline: 'Zahlung offen', raw: 'PAST_DUE' }],
  ['TRIAL', { headline: 'TRIAL' }],
  ['toString', { headline: 'toString' }],
])('CP07 O99 the state %s is called by its name, and its raw value stays', (status, state) => {
  expect(subscriptionState({ ...subscription, status })).toEqual(state);
});

test('O99 a cancellation without a day names none', () => {
  expect(subscriptionState({ status: 'CANCELLED', endDate: null })).toEqual({ headline: 'Gekündigt', raw: 'CANCELLED' });
});

test('O99 a bill follows only on what runs, renews itself and costs something', () => {
  const read = readSubscription(wire);
  if (read === null) throw new Error('The subscription is not read.');
  expect(isBilledAgain(read)).toBe(true);
  expect(isBilledAgain({ ...read, plan: { ...read.plan, price: null } })).toBe(true);
  expect(isBilledAgain({ ...read, status: 'CANCELLED' })).toBe(false);
  expect(isBilledAgain({ ...read, autoRenew: false })).toBe(false);
  expect(isBilledAgain({ ...read, plan: { ...read.plan, price: 0 } })).toBe(false);
});
