import { expect, test } from 'vitest';
import { readCandidateProfile } from './index';

test('O11 a candidate is read with contact, links and the applications to the reader', () => {
  const { applications, ...person } = readCandidateProfile({
    id: 5,
    firstName: 'Amelie',
    lastName: 'Thorwald',
    email: 'a@post.example',
    phone: '0151 1',
    location: 'Bremen',
    avatar: '/a.svg',
    linkedinProfile: 'https://l.example',
    xingProfile: 'https://x.example',
    websiteUrl: 'https://w.example',
    applications: [{ id: 7, jobTitle: 'Gleisbau' }],
  });
  expect(person).toEqual({
    id: '5',
    firstName: 'Amelie',
    lastName: 'Thorwald',
    email: 'a@post.example',
    phone: '0151 1',
    place: 'Bremen',
    avatarUrl: '/a.svg',
    linkedin: 'https://l.example',
    xing: 'https://x.example',
    website: 'https://w.example',
  });
  expect(applications).toMatchObject([{ id: '7', job: { title: 'Gleisbau' } }]);
});
