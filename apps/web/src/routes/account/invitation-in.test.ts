import { paths } from '@stellwerk/screens/paths';
import { expect, it } from 'vitest';
import { invitationIn } from './invitation-in';

it('O48 finds the secret of an invitation, and nothing in the address of any other page', () => {
  expect(invitationIn(paths.invitation('Geheim_123-x'))).toBe('Geheim_123-x');
  for (const other of [
    undefined,
    '',
    '/dashboard',
    '/invitations/',
    '/invitations/a/b',
    '/x/invitations/a',
    'https://x.example/invitations/a',
  ])
    expect(invitationIn(other)).toBeNull();
});
