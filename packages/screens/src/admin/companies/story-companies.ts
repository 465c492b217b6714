import { fn } from 'storybook/test';
import { ready } from '../../testing/story-values';
import { storyCompanyPage, storyNow, storyPlans } from '../story-data';
import type { CompaniesScreenProps } from './CompaniesScreen';
import { ALL_COMPANIES } from './list';

/** All companies of the demo data; every save succeeds. For stories only. */
export const companiesArgs = {
  companies: ready(storyCompanyPage(ALL_COMPANIES)),
  plans: storyPlans,
  now: storyNow,
  state: ALL_COMPANIES,
  onChange: fn(),
  changeSubscription: fn((): Promise<unknown> => Promise.resolve()),
} satisfies CompaniesScreenProps;
