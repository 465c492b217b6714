import { describe, expect, test } from 'vitest';
import { PLAN_MEMBERS, PLAN_TYPES, planFeatures, planLabels, readPlans, RECOMMENDED_PLAN, yearlyPrice, yearlySaving } from './index';

describe('plans', () => {
  test.each([
    [0, 0, 0],
    [49, 529.2, 58.8],
    [99, 1069.2, 118.8],
  ])('%d a month is %d a year and saves %d', (monthly, yearly, saving) => {
    expect(yearlyPrice(monthly)).toBeCloseTo(yearly, 6);
    expect(yearlySaving(monthly)).toBeCloseTo(saving, 6);
    expect(yearlyPrice(monthly) + yearlySaving(monthly)).toBeCloseTo(12 * monthly, 6);
  });

  test('include 1, 5 and unlimited members; the third is recommended; each has a name and features', () => {
    expect(PLAN_TYPES.map((type) => PLAN_MEMBERS[type])).toEqual([1, 5, null, null]);
    expect(RECOMMENDED_PLAN).toBe('PREMIUM');
    expect(PLAN_TYPES.map((type) => planLabels[type])).toEqual(['Basis', 'Standard', 'Premium', 'Enterprise']);
    expect(PLAN_TYPES.map((type) => planFeatures[type].length)).toEqual([1, 2, 3, 3]);
  });

  test('are read with their price on request and unlimited jobs; unknown types are left out', () => {
    const wire = [
      { id: 4, name: 'Enterprise', planType: 'ENTERPRISE', price: null, maxJobsParallel: 0 },
      { id: 5, planType: 'GOLD', price: 1 },
      { id: 2, name: 'Standard', planType: 'STANDARD', price: '49', currency: 'EUR', maxJobsParallel: 10 },
    ];
    for (const answer of [wire, { plans: wire }, { data: wire }]) {
      expect(readPlans(answer).map(({ id, type, price, currency, maxJobs }) => [id, type, price, currency, maxJobs])).toEqual([
        ['4', 'ENTERPRISE', null, 'EUR', 0],
        ['2', 'STANDARD', 49, 'EUR', 10],
      ]);
    }
  });
});
