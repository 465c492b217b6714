import { companyMessages } from '@stellwerk/domain';
import { CallError, type Input } from '@stellwerk/domain/endpoints';
import type { DemoCompany } from '@stellwerk/domain/fixtures';
import type { MockState } from './state';

type Change = Input<'updateCompany'>['body'];

/** A company of which only its maker is known. */
export const emptyCompany: Omit<DemoCompany, 'id' | 'createdAt' | 'name' | 'industryId' | 'ownerId'> = {
  description: '',
  website: '',
  city: '',
  streetAndNumber: '',
  postcode: '',
  country: '',
  vatId: '',
  employees: null,
  linkedinProfile: '',
  xingProfile: '',
  foundedYear: null,
  logo: null,
  isActive: true,
};

/** The id of a named industry. @throws CallError 'invalid' for one that does not exist */
export function industryId(state: MockState, named: Input<'createCompany'>['body']['industry']): number {
  const found = state.data.industries.find((industry) => ('id' in named ? industry.id === named.id : industry.name === named.name));
  if (found !== undefined) return found.id;
  const message = companyMessages.industryMissing;
  throw new CallError('invalid', message, { fields: [{ name: 'industry', message }] });
}

/** What a change says; what it does not name stays (A55). */
export function changeOf(state: MockState, change: Change): Partial<DemoCompany> {
  const { industry, foundingYear, foundedYear = foundingYear, employees, expectedVersion: _seen, ...texts } = change;
  return {
    ...Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text ?? '']]))),
    ...(industry ? { industryId: industryId(state, industry) } : {}),
    ...(foundedYear === undefined ? {} : { foundedYear }),
    ...(employees === undefined ? {} : { employees: employees === '' ? null : employees }),
  };
}
