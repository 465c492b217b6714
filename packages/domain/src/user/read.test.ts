import { describe, expect, it } from 'vitest';
import { readSession, readUserProfile } from './index';

const wire = {
  id: 5,
  email: 'ada@post.example',
  firstName: 'Ada',
  lastName: 'Kern',
  phone: '040 1',
  avatar: 'a.svg',
  emailConfirmed: false,
  roles: ['CANDIDATE', 'GHOST', 'PLATFORM_ADMIN'],
};
const profile = {
  id: '5',
  email: 'ada@post.example',
  firstName: 'Ada',
  lastName: 'Kern',
  phone: '040 1',
  avatarUrl: '/api/media/avatars/original/a.svg',
  emailConfirmed: false,
  roles: ['CANDIDATE', 'PLATFORM_ADMIN'],
};
const nobody = { id: '', email: '', firstName: '', lastName: '', phone: '', avatarUrl: '', emailConfirmed: true, roles: [] };

describe('a profile', () => {
  it.each([[wire], [{ user: wire }], [{ user: wire, id: 9 }], [{ ...wire, user: {} }], [{ ...wire, user: null }]])(
    'is read bare and under user, whole: form %#',
    (answer) => {
      expect(readUserProfile(answer)).toEqual(profile);
    },
  );

  it.each([null, undefined, 'Ada', 5, [{ id: 5 }], {}, { roles: 'PLATFORM_ADMIN', emailConfirmed: 'nein', avatar: 7 }])(
    'out of %j is that of nobody',
    (answer) => {
      expect(readUserProfile(answer)).toEqual(nobody);
    },
  );

  it.each([
    [true, true],
    [undefined, true],
    [null, true],
    [false, false],
  ])('with emailConfirmed %j is confirmed: %s', (emailConfirmed, confirmed) => {
    expect(readUserProfile({ id: 5, emailConfirmed }).emailConfirmed).toBe(confirmed);
  });
});

describe('a session', () => {
  it('O89 has token, roles and person', () => {
    expect(readSession({ token: 'a.b.c', roles: ['COMPANY', 'GHOST'], user: wire })).toEqual({
      token: 'a.b.c',
      roles: ['COMPANY'],
      user: profile,
    });
    expect(readSession({ token: 'a.b.c', roles: ['CANDIDATE', 7] })).toEqual({ token: 'a.b.c', roles: ['CANDIDATE'], user: nobody });
  });

  it.each([null, {}, { token: '' }, { token: ' ' }, { token: {} }, 'a.b.c'])('is none without a token: %j', (answer) => {
    expect(readSession(answer)).toBeNull();
  });
});
