import { describe, expect, it } from 'vitest';
import { COMPANY_TABS, readCompanyTab } from './tabs';

const read = (query: string, pathname?: string) => readCompanyTab(new URLSearchParams(query), pathname);

describe('readCompanyTab', () => {
  it('CD02 CD03 reads the tab from the query; a missing or unknown one is the overview', () => {
    expect(COMPANY_TABS.map((tab) => read(`tab=${tab}`))).toEqual(COMPANY_TABS);
    expect(['', 'tab=', 'tab=foo', 'tab=Team', 'tab=teams', 'Tab=team'].map((query) => read(query))).toEqual(Array(6).fill('dashboard'));
  });
  it('CD12 CF24 CP06 CX04 JM03 takes the tab from the path forms, whatever the query says', () => {
    for (const tab of ['applications', 'jobs', 'team', 'messages', 'focus', 'documents', 'subscription', 'settings'])
      expect(read('tab=dashboard', `/company/7/${tab}`)).toBe(tab);
    expect(read('', '/company/7/applications/12')).toBe('applications');
    expect(read('tab=team', '/company/7/dashboard')).toBe('team');
    expect(read('', '/company/7/teams')).toBe('dashboard');
    expect(read('', '/company/7/foo')).toBe('dashboard');
  });
});
