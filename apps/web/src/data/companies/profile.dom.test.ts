import { ApiError } from '@stellwerk/domain';
import { emptyCompanyProfile } from '@stellwerk/forms/company-profile-form';
import { beforeEach, expect, it } from 'vitest';
import { answering } from '../testing/answers';
import { startsLoggedOut } from '../testing/session';
import { deactivate, createCompany, removeLogo, updateCompany } from './profile';

const leave = startsLoggedOut();
beforeEach(() => {
  localStorage.setItem('jwt_token', 'a.b.c');
});

const answersWithCompany = () => answering(() => ({ body: { id: 7, name: 'Kiebitz' } }));
const { foundedYear: _year, industry: _industry, employees: _employees, ...empty } = emptyCompanyProfile;

it('CS29 CS30 CS31 what is empty is sent as an empty text, the year as null, industry and size not at all', async () => {
  const { calls } = answersWithCompany();
  await updateCompany('7', { ...emptyCompanyProfile, name: 'Kiebitz' }, null);
  expect(calls()).toEqual([{ method: 'PUT', url: '/api/private/companies/7', body: { ...empty, name: 'Kiebitz', foundingYear: null } }]);
});

it('CS30 CS31 what is filled in is sent, with the version that was seen', async () => {
  const { calls } = answersWithCompany();
  await updateCompany('7', { ...emptyCompanyProfile, industry: '4', employees: 'ONE_TO_TEN', foundedYear: '1991' }, 3);
  const body = { ...empty, industry: { id: 4 }, employees: 'ONE_TO_TEN', foundingYear: 1991, expectedVersion: 3 };
  expect(calls()).toEqual([{ method: 'PUT', url: '/api/private/companies/7', body }]);
});

it('CS38 a company is made of its name and industry, once for each key', async () => {
  const { calls } = answersWithCompany();
  expect(await createCompany({ name: ' Kiebitz ', industry: '4' }, 'einmal')).toBe('7');
  const body = { name: 'Kiebitz', industry: { id: 4 }, requestKey: 'einmal' };
  expect(calls()).toEqual([{ method: 'POST', url: '/api/private/companies/create', body }]);
});

it('CS41 a company is deactivated without a body, and its logo removed', async () => {
  const { calls } = answersWithCompany();
  await deactivate('7');
  await removeLogo('7');
  expect(calls()).toEqual([
    { method: 'PATCH', url: '/api/private/companies/7/deactivate', body: undefined },
    { method: 'DELETE', url: '/api/private/companies/7/logo', body: undefined },
  ]);
});

it.each<readonly [name: string, call: () => Promise<unknown>]>([
  ['creation', () => createCompany(emptyCompanyProfile, 'einmal')],
  ['change', () => updateCompany('7', emptyCompanyProfile, null)],
  ['logo', () => removeLogo('7')],
  ['deactivation', () => deactivate('7')],
])('CS14 a refused login of a %s is told, and leads nobody away', async (_name, call) => {
  answering(() => ({ status: 401 }));
  const error = await call().catch((reason: unknown) => reason);
  expect(error instanceof ApiError && error.status).toBe(401);
  expect(leave).not.toHaveBeenCalled();
});
