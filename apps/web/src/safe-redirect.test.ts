import * as fc from 'fast-check';
import { paths } from '@stellwerk/screens/paths';
import { describe, expect, it } from 'vitest';
import { mayReturn, routes } from './routes';
import { invitationIn, safeRedirect } from './safe-redirect';

const ORIGIN = 'https://stellwerk.example';
const go = (value: string | null): string => safeRedirect(value, ORIGIN, mayReturn);

/** A path that matches a pattern of the table. */
const example = (pattern: string): string => pattern.replace(/:\w+/g, '7');

describe('safeRedirect (decisions, rule 12)', () => {
  it('returns to every page of the table but those of the login itself and of mailed links', () => {
    const refused = routes.filter(({ path }) => go(example(path)) !== example(path)).map(({ path }) => path);
    const login = ['/login', '/register', '/forgot-password', '/reset-password', '/confirm-email'];
    const mailed = ['/newsletter/confirm', '/newsletter/unsubscribe', '/job-alerts/confirm', '/job-alerts/unsubscribe'];
    expect(refused).toEqual([...login, ...mailed, '*']);
  });

  it.each(['/', '/jobs', '/jobs/12?ref=abc', '/dashboard?tab=profile', '/company/3/dashboard?tab=jobs&action=invite', '/agb#haftung'])(
    'returns to %s',
    (path) => {
      expect(go(path)).toBe(path);
    },
  );

  it('leads to the own origin whatever stands in the address, and as a path that no browser reads as a host', () => {
    const pieces = [
      '/',
      '//',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      '\0',
      '\u3002',
      '\uff0f',
      'https:',
      'javascript:',
    ];
    const parts = ['evil.example', 'stellwerk.example', 'jobs', 'jobs/1', 'dashboard', 'login', 'redirect=', ORIGIN];
    const address = fc.array(fc.oneof(fc.constantFrom(...pieces, ...parts), fc.string({ maxLength: 3 })), { maxLength: 8 });
    fc.assert(
      fc.property(address, (chosen) => {
        const target = go(chosen.join(''));
        expect(target).toMatch(/^\/(?![/\\])/);
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes a full address of its own as its path', () => {
    expect(go(`${ORIGIN}/jobs?search=Pflege`)).toBe('/jobs?search=Pflege');
  });

  it.each([
    null,
    '',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password?token=1',
    '/api/private/users/profile',
    '/jobsite',
    '/unbekannt',
  ])('goes to the dashboard for %s', (path) => {
    expect(go(path)).toBe(paths.dashboard());
  });

  it.each([
    'https://evil.example/jobs',
    '//evil.example/jobs',
    '/\\evil.example/jobs',
    '\\\\evil.example/jobs',
    '/\t/evil.example/jobs',
    'javascript:alert(1)//jobs',
    'data:text/html,<p>jobs',
    'https://stellwerk.example@evil.example/jobs',
    'https://stellwerk.example.evil.example/jobs',
    'http://stellwerk.example/jobs',
    'https://[',
  ])('never leaves the product for %s', (address) => {
    expect(go(address)).toBe(paths.dashboard());
  });

  it.each(['//', '/.//', '/.//evil.example', '/jobs/..//evil.example', '/jobs/%2e%2e//evil.example', `${ORIGIN}//evil.example`])(
    'sees the foreign host in a path of two slashes: %s',
    (address) => {
      expect(go(address)).toBe(paths.dashboard());
    },
  );
});

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
