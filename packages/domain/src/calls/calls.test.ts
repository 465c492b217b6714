import { describe, expect, it } from 'vitest';
import * as calls from './all';
import { pathOf, type Call } from '../contract/call';
import { endpoints } from '../endpoints';

const all = Object.entries(calls).flatMap(([name, entry]): [string, Call][] => (typeof entry === 'function' ? [] : [[name, entry]]));

describe('calls', () => {
  it('are named like their constants, and the endpoint table has the same ones', () => {
    expect(all.map(([name, call]) => [name, call.name])).toEqual(all.map(([name]) => [name, name]));
    expect(Object.keys(endpoints).toSorted()).toEqual(all.map(([name]) => name).toSorted());
    expect(Object.entries(endpoints).filter(([name, { name: own }]) => name !== own)).toEqual([]);
  });

  it('each stand at one method and path', () => {
    const places = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });
});

describe('the URL of a call', () => {
  it('has its parameters encoded', () => {
    expect(pathOf(calls.company, { id: '7' })).toBe('/api/private/companies/7');
    expect(pathOf(calls.documentLink, { id: '7', documentId: 'a/b ?' })).toBe('/api/private/applications/7/documents/a%2Fb%20%3F/link');
    expect(pathOf(calls.profile, {})).toBe('/api/private/users/profile');
  });

  it('O25 repeats lists in the query, and leaves out what is undefined or empty', () => {
    expect(pathOf(calls.listJobs, {}, { location: ['Köln', 'Bremen'], search: 'a b', employment: '', sortBy: undefined, page: 2 })).toBe(
      '/api/jobs?location=K%C3%B6ln&location=Bremen&search=a+b&page=2',
    );
  });
});

describe('the readers of plain answers', () => {
  it('give text where the answer has it, and empty text where it has none', () => {
    expect(calls.createPublicApplication.read({ success: true, applicationId: 7, id: 7, token: 'SW-7' })).toEqual({
      id: '7',
      token: 'SW-7',
    });
    expect(calls.createPrivateApplication.read({ id: 8 })).toEqual({ id: '8', token: '' });
    expect(calls.documentLink.read({ url: '/a', downloadUrl: '/a?download=1' })).toEqual({ url: '/a', downloadUrl: '/a?download=1' });
    expect([calls.logout.read({ success: true, message: 'Abgemeldet.' }), calls.logout.read({})]).toEqual(['Abgemeldet.', '']);
  });

  it('O89 tell the role in a company and the roles of the account', () => {
    expect(
      calls.myCompanies.read([
        { id: 1, role: 'ADMIN' },
        { id: 2, role: 'KING', isActive: false },
      ]),
    ).toMatchObject([
      { id: '1', role: 'ADMIN', active: true },
      { id: '2', role: null, active: false },
    ]);
    expect(calls.profile.read({ id: 1, roles: ['CANDIDATE', 'KING'] }).roles).toEqual(['CANDIDATE']);
  });

  it('PJ04 a job without an id has the one of its path', () => {
    expect(calls.publicJob.read({}, { id: '12' })).toMatchObject({ id: '12', title: 'Stellenanzeige' });
  });
});
