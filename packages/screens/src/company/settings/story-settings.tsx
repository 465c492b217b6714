import { ApiError, readCompany, withScheme, type Company } from '@stellwerk/domain';
import { companyWire, fixturePlans, fixtures } from '@stellwerk/domain/fixtures';
import type { CompanyProfileValues } from '@stellwerk/forms/company-profile-form';
import { DEFAULT_SETTINGS, type SettingsValues } from '@stellwerk/forms/settings-form';
import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyNow, storySubscription } from '../overview/story-data';
import { StoryPage } from '../shared/story-page';
import { ready } from '../../testing/story-values';
import type { CompanySectionProps } from './CompanySection';
import { SettingsScreen } from './SettingsScreen';

const arrives = () => Promise.resolve();

/** A server response with this status. Like this whole file, for stories only. */
export const http = (status: number, message = 'x') => new ApiError('http', message, { status });

/** A call that fails with this error. */
export const fails = (error: Error) => () => Promise.reject(error);

const [found] = fixtures.companies;
if (found === undefined) throw new Error('Das Unternehmen fehlt in den Beispieldaten.');
export const row = found;

/** The values as stored by the server: trimmed name, website with a scheme (O82). */
function storedAs(values: CompanyProfileValues): Company {
  const { name, industry, employees, website, linkedinProfile, xingProfile, vatId, description, foundedYear, ...address } = values;
  return {
    ...readCompany(companyWire(fixtures, row)),
    name: name.trim(),
    vatId,
    description,
    address,
    industryId: industry,
    size: employees,
    version: 2,
    website: withScheme(website),
    linkedin: linkedinProfile,
    xing: xingProfile,
    foundedYear: foundedYear === '' ? null : Number(foundedYear),
  };
}

/** The mocked calls of the screen; reset before each story. */
export const calls = {
  save: fn((values: CompanyProfileValues, _seen: number | null) => Promise.resolve(storedAs(values))),
  upload: fn(arrives),
  removeLogo: fn(arrives),
  deactivate: fn(arrives),
  deactivated: fn(),
  activate: fn(arrives),
  storeSettings: fn(arrives),
  saveGeneral: fn((_values: SettingsValues) => Promise.resolve()),
};

export const company: CompanySectionProps = {
  companyName: row.name,
  active: true,
  teamRole: 'OWNER',
  onDeactivate: calls.deactivate,
  onDeactivated: calls.deactivated,
  activate: calls.activate,
  profile: {
    industries: fixtures.industries.map(({ id, name }) => ({ id: String(id), name })),
    defaultValues: {
      name: row.name,
      industry: String(row.industryId),
      city: row.city,
      streetAndNumber: row.streetAndNumber,
      postcode: row.postcode,
      country: row.country,
      vatId: row.vatId,
      employees: row.employees ?? '',
      website: row.website,
      linkedinProfile: row.linkedinProfile,
      brandColor: '',
      xingProfile: row.xingProfile,
      description: '<p>Versicherung seit 1894.</p>',
      foundedYear: String(row.foundedYear),
    },
    logoUrl: row.logo ?? '',
    onLogoUpload: calls.upload,
    onLogoRemove: calls.removeLogo,
    version: 1,
    onSave: calls.save,
    now: storyNow,
  },
};

/** The settings of the first demo company. */
export const settingsStory = {
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  beforeEach: () => {
    for (const call of Object.values(calls)) call.mockClear();
  },
  args: {
    section: 'general',
    hrefOf: (section) => `/company/1/settings?tab=${section}`,
    historyHref: '/company/1/history',
    general: ready({ settings: DEFAULT_SETTINGS, companyReadOnly: false, onSave: calls.saveGeneral, saving: false }),
    company: ready(company),
    subscription: {
      subscription: ready(storySubscription),
      plans: ready(fixturePlans),
      now: storyNow,
      teamRole: 'OWNER',
      companyName: 'Weserbund Versicherungen AG',
      supportEmail: 'support@stellwerk.example',
    },
  },
} satisfies Omit<Meta<typeof SettingsScreen>, 'title'>;

/** The same, with the section of the company open. */
export const companySectionStory = {
  ...settingsStory,
  args: { ...settingsStory.args, section: 'company' },
} satisfies Omit<Meta<typeof SettingsScreen>, 'title'>;
