import { describe, expect, it } from 'vitest';
import { readCompanyPage } from '../job/index';
import { readCompanies, readCompany, readCompanySummary, type Company } from './index';

const wire = {
  id: 4,
  name: 'Nordbahn',
  logo: 'b.svg',
  industry: { id: 2, name: 'Verkehr' },
  city: 'Kiel',
  employees: 'ONE_TO_TEN',
  website: 'https://nordbahn.example',
  linkedinProfile: 'https://l.example',
  brandColor: '#1b3f8b',
  xingProfile: 'https://x.example',
  slug: 'nordbahn',
  listed: false,
  description: '<p>Wir</p>',
  isActive: false,
  streetAndNumber: 'Gleisweg 1',
  postcode: '24103',
  country: 'Deutschland',
  vatId: 'DE1',
  foundedYear: 1894,
  role: 'OWNER',
  version: 3,
};
const summary = {
  id: '4',
  name: 'Nordbahn',
  logoUrl: '/api/media/logos/original/b.svg',
  industry: 'Verkehr',
  city: 'Kiel',
  size: 'ONE_TO_TEN',
  website: 'https://nordbahn.example',
  linkedin: 'https://l.example',
  brandColor: '#1b3f8b',
  slug: 'nordbahn',
  listed: false,
};
const company: Company = {
  ...summary,
  description: '<p>Wir</p>',
  active: false,
  industryId: '2',
  address: { streetAndNumber: 'Gleisweg 1', postcode: '24103', city: 'Kiel', country: 'Deutschland' },
  vatId: 'DE1',
  xing: 'https://x.example',
  foundedYear: 1894,
  role: 'OWNER',
  version: 3,
};
const empty: Company = {
  id: '',
  name: '',
  logoUrl: '',
  industry: '',
  city: '',
  size: '',
  website: '',
  linkedin: '',
  brandColor: '',
  slug: '',
  listed: true,
  description: '',
  active: true,
  industryId: '',
  address: { streetAndNumber: '', postcode: '', city: '', country: '' },
  vatId: '',
  xing: '',
  foundedYear: null,
  role: null,
  version: null,
};

describe('a company of the own people', () => {
  it('CS35 A36 is read with every field, alone and in a list', () => {
    expect(readCompany(wire)).toEqual(company);
    expect(readCompanies([wire, null])).toEqual([company, empty]);
    expect(readCompanies({ companies: [wire] })).toEqual([]);
  });

  it.each([[null], [[]], [{}], [{ name: {}, industry: 7, logo: 4.5, role: 'GHOST', foundedYear: 'früh', isActive: 'nein' }]])(
    'out of %j is an empty one',
    (answer) => {
      expect({ ...readCompany(answer), logoUrl: '' }).toEqual(empty);
    },
  );

  it.each([
    [{ foundingYear: '1991' }, { foundedYear: 1991 }],
    [{ foundedYear: 1894, foundingYear: 1991 }, { foundedYear: 1894 }],
    [{ industry: 'Handwerk' }, { industry: 'Handwerk' }],
    [{ logoLink: 'c.svg' }, { logoUrl: '/api/media/logos/original/c.svg' }],
    [{ logo: { filename: 'c.svg' } }, { logoUrl: '/api/media/logos/original/c.svg' }],
    [{ industry: { id: 2, name: 'Verkehr' } }, { industry: 'Verkehr', industryId: '2' }],
    [{ location: 'Kiel' }, { city: 'Kiel' }],
    [{ companySize: 'ONE_TO_TEN' }, { size: 'ONE_TO_TEN' }],
    [{ linkedin_url: 'l' }, { linkedin: 'l' }],
  ])('CS35 A36 knows the other spelling %j', (answer, part) => {
    expect(readCompany(answer)).toEqual({ ...empty, ...part });
  });
});

it('A36 a company may be its name alone', () => {
  expect(readCompanySummary(' Nordbahn ')).toEqual({ ...readCompanySummary({}), name: 'Nordbahn' });
  expect(readCompanySummary(wire)).toEqual(summary);
});

it('O12 a public company page has its description and its open jobs', () => {
  const { jobs, ...page } = readCompanyPage({ ...wire, jobs: [{ id: 7, title: 'Gleisbau' }] });
  expect(page).toEqual({ ...summary, description: '<p>Wir</p>' });
  expect(jobs).toMatchObject([{ id: '7', title: 'Gleisbau' }]);
  expect(readCompanyPage(null)).toEqual({ ...readCompanySummary({}), description: '', jobs: [] });
});
