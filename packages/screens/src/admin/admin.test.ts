import { describe, expect, it } from 'vitest';
import { changesOf, endDateError, valuesOf } from './companies/change';
import { ALL_COMPANIES, companiesView } from './companies/list';
import { ALL_PAYOUTS, payoutsView, WAITING_PAYOUTS } from './payouts/list';
import { storyAdminCompanies, storyPayouts, storyPlans } from './story-data';

const premium = storyAdminCompanies.find(({ subscription }) => subscription?.plan.type === 'PREMIUM')?.subscription ?? null;

describe('companiesView', () => {
  it('counts per filter over what search and plan leave, and never shows a page that does not exist', () => {
    const all = companiesView(storyAdminCompanies, ALL_COMPANIES);
    expect(all.count('filter', 'all')).toBe(storyAdminCompanies.length);
    expect(all.count('filter', 'none')).toBe(1);
    expect(companiesView(storyAdminCompanies, { ...ALL_COMPANIES, plan: 'PREMIUM' }).count('filter', 'all')).toBe(2);
    expect(companiesView(storyAdminCompanies, { ...ALL_COMPANIES, page: 9 }).page).toBe(1);
  });
  it('finds by every word of name and place', () => {
    const [company] = storyAdminCompanies;
    const search = `${company?.city} ${company?.name.split(' ')[0]?.toUpperCase()}`;
    expect(companiesView(storyAdminCompanies, { ...ALL_COMPANIES, search }).rows).toEqual([company]);
    expect(companiesView(storyAdminCompanies, { ...ALL_COMPANIES, search: `${search} Nirgends` }).rows).toEqual([]);
  });
});

describe('changesOf', () => {
  it('names nothing when nothing changes, and the price with the billing', () => {
    const values = valuesOf(premium);
    expect(changesOf(premium, values, storyPlans)).toEqual([]);
    expect(changesOf(premium, { ...values, billingCycle: 'MONTHLY' }, storyPlans).map(({ term }) => term)).toEqual(['Abrechnung', 'Preis']);
  });
  it('tells the end of the term in German days', () => {
    const [change] = changesOf(premium, { ...valuesOf(premium), endDate: '2027-01-31' }, storyPlans);
    expect(change).toEqual({ term: 'Ende der Laufzeit', before: '20.06.2027', after: '31.01.2027' });
    expect(changesOf(premium, { ...valuesOf(premium), endDate: '' }, storyPlans)[0]?.after).toBe('Ohne Ende');
  });
  it('wants an end for what is cancelled', () => {
    const values = { ...valuesOf(premium), endDate: '' };
    expect(endDateError(values)).toBe('');
    expect(endDateError({ ...values, status: 'CANCELLED' })).not.toBe('');
    expect(endDateError({ ...values, status: 'CANCELLED', endDate: '2027-01-31' })).toBe('');
  });
});

describe('payoutsView', () => {
  it('puts the longest waiting first', () => {
    const { rows } = payoutsView(storyPayouts, WAITING_PAYOUTS);
    expect(rows.map(({ id }) => id)).toEqual(['2', '1']);
  });
  it('shows all of them under all, the requested ones before the others', () => {
    const { rows } = payoutsView(storyPayouts, ALL_PAYOUTS);
    expect(rows).toHaveLength(storyPayouts.length);
    expect(rows.slice(0, 2).every(({ state }) => state === 'REQUESTED')).toBe(true);
  });
});
