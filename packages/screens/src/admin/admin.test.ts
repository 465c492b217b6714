import { describe, expect, it } from 'vitest';
import { changesOf, endDateError, valuesOf } from './companies/change';
import { ALL_COMPANIES, companiesQuery, companiesView, readCompanyList, writeCompanyList } from './companies/list';
import { ALL_PAYOUTS, payoutsView, WAITING_PAYOUTS } from './payouts/list';
import { storyAdminCompanies, storyCompanyPage, storyPayouts, storyPlans } from './story-data';

const premium = storyAdminCompanies.find(({ subscription }) => subscription?.plan.type === 'PREMIUM')?.subscription ?? null;

describe('the list of companies', () => {
  it('shows what the server has found and counted', () => {
    const all = companiesView(storyCompanyPage(ALL_COMPANIES));
    expect(all.count('filter', 'all')).toBe(storyAdminCompanies.length);
    expect(all.count('filter', 'none')).toBe(1);
    expect(companiesView(storyCompanyPage({ ...ALL_COMPANIES, plan: 'PREMIUM' })).count('filter', 'all')).toBe(2);
    expect(companiesView(storyCompanyPage({ ...ALL_COMPANIES, page: 9 })).page).toBe(1);
  });
  it('asks for what the address names, and for nothing that nobody has chosen', () => {
    const query = new URLSearchParams('search=weser&filter=cancelled&plan=PREMIUM&page=3');
    expect(companiesQuery(readCompanyList(query))).toEqual({
      search: 'weser',
      standing: 'cancelled',
      plan: 'PREMIUM',
      page: 3,
      pageSize: 20,
    });
    expect(companiesQuery(readCompanyList(new URLSearchParams('filter=x&plan=y&page=0')))).toEqual({ page: 1, pageSize: 20 });
    expect(writeCompanyList(readCompanyList(query))).toEqual({ search: 'weser', filter: 'cancelled', plan: 'PREMIUM', page: '3' });
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
