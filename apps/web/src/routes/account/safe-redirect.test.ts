import { describe, expect, it } from 'vitest';
import { paths } from '../../paths';
import { safeRedirect } from '../../safe-redirect';

const ORIGIN = 'https://stellwerk.example';
const go = (value: string | null): string => safeRedirect(value, ORIGIN);

describe('safeRedirect (decisions, rule 12)', () => {
  it.each(['/', '/jobs', '/jobs/12?ref=abc', '/dashboard?tab=profile', '/company/3/dashboard?tab=jobs&action=invite', '/agb#haftung'])(
    'returns to %s',
    (path) => {
      expect(go(path)).toBe(path);
    },
  );

  it('takes a full address of its own as its path', () => {
    expect(go(`${ORIGIN}/jobs?search=Pflege`)).toBe('/jobs?search=Pflege');
  });

  it.each([null, '', '/login', '/register', '/reset-password?token=1', '/api/private/users/profile', '/jobsite', '/unbekannt'])(
    'goes to the dashboard for %s',
    (path) => {
      expect(go(path)).toBe(paths.dashboard());
    },
  );

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

  it.each(['/.//evil.example', '/jobs/..//evil.example', '/jobs/%2e%2e//evil.example', `${ORIGIN}//evil.example`])(
    'sees the foreign host in a path of two slashes: %s',
    (address) => {
      expect(go(address)).toBe(paths.dashboard());
    },
  );
});
