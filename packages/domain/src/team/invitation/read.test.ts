import { expect, test } from 'vitest';
import { readInvitation, readInvitationOffer, readInvitations } from './index';

const wire = {
  id: 2,
  email: 'v@weserbund.example',
  firstName: 'Valentin',
  lastName: 'Szabó',
  position: 'Recruiter',
  role: 'RECRUITER',
  createdAt: '2026-11-18T13:10:00.000Z',
  expiresAt: '2026-11-25T13:10:00.000Z',
};

test('CT26 a pending invitation is read with every field', () => {
  expect(readInvitation(wire)).toEqual({ ...wire, id: '2' });
  expect(readInvitation({ id: 3, email: 'a@b.example', firstName: null })).toEqual({
    id: '3',
    email: 'a@b.example',
    firstName: '',
    lastName: '',
    position: '',
    role: 'MEMBER',
    createdAt: null,
    expiresAt: null,
  });
});

test.each([[[wire]], [{ invitations: [wire] }], [{ data: [wire] }]])('the list is found in form %#', (answer) => {
  expect(readInvitations(answer)).toEqual([readInvitation(wire)]);
});

test('O48 an offer names who invites whom, for what, until when and where', () => {
  const company = { id: 1, name: 'Weserbund', logo: { url: '/l.svg', filename: 'l.svg' }, city: 'Bremen' };
  const { email, firstName, lastName, position, role, expiresAt } = wire;
  expect(readInvitationOffer({ email, firstName, lastName, inviter: 'Jonas Terhorst', position, role, expiresAt, company })).toEqual({
    email,
    firstName,
    lastName,
    inviter: 'Jonas Terhorst',
    position,
    role,
    expiresAt,
    company: { id: '1', name: 'Weserbund', logoUrl: '/l.svg', city: 'Bremen' },
  });
  expect(readInvitationOffer(null)).toMatchObject({
    email: '',
    inviter: '',
    role: 'MEMBER',
    expiresAt: null,
    company: { id: '', logoUrl: '' },
  });
});

test('O48 the logo of who invites is found by its file name', () => {
  expect(readInvitationOffer({ company: { logo: 'l.svg' } }).company.logoUrl).toBe('/api/media/logos/original/l.svg');
});
