import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isWellFormed } from './authorization';
import { currentToken, useHydrated, usePerson, usePersonKey, useToken } from './session';
import { clearSession, storeSession } from './session-change';
import { rememberSignOut } from './signed-out';
import { renderHook, rendersHooks } from './testing/hooks';

rendersHooks();
beforeEach(() => {
  localStorage.clear();
});

/** A browser that forbids storage. */
function forbidStorage(): void {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('SecurityError');
    });
}

describe('a session', () => {
  it('EN47 A31 is stored under the documented names, and forgotten whole', () => {
    expect(currentToken()).toBeNull();
    storeSession({ token: 'a.b.c', roles: ['CANDIDATE', 'COMPANY'] });
    expect({ ...localStorage }).toEqual({ jwt_token: 'a.b.c', user_roles: '["CANDIDATE","COMPANY"]' });
    expect(currentToken()).toBe('a.b.c');
    localStorage.setItem('other', 'x');
    clearSession();
    expect({ ...localStorage }).toEqual({ other: 'x' });
    expect(currentToken()).toBeNull();
  });

  it('is none where storage is forbidden', () => {
    forbidStorage();
    expect(currentToken()).toBeNull();
    expect(() => clearSession()).not.toThrow();
  });

  it.each([
    ['a.b.c', true],
    ['', false],
    ['a.b', false],
    ['a.b.c.d', false],
  ])('AU04 the token "%s" has three parts: %s', (token, wellFormed) => {
    expect(isWellFormed(token)).toBe(wellFormed);
  });
});

describe('the token in a component', () => {
  it('follows login and logout here', async () => {
    const hook = await renderHook(() => ({ token: useToken() }));
    expect(hook.now().token).toBeNull();
    await hook.during(() => storeSession({ token: 'a.b.c', roles: [] }));
    expect(hook.now().token).toBe('a.b.c');
    await hook.during(clearSession);
    expect(hook.now().token).toBeNull();
  });

  it('follows login in another tab', async () => {
    const hook = await renderHook(() => ({ token: useToken() }));
    localStorage.setItem('jwt_token', 'd.e.f');
    await hook.during(() => window.dispatchEvent(new StorageEvent('storage')));
    expect(hook.now().token).toBe('d.e.f');
  });

  it('is looked at again when the browser shows a page that it had put aside', async () => {
    storeSession({ token: 'a.b.c', roles: [] });
    const hook = await renderHook(() => ({ token: useToken() }));
    localStorage.removeItem('jwt_token');
    await hook.during(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(hook.now().token).toBeNull();
  });

  it('is no longer listened for when the component is gone', async () => {
    const removed = vi.spyOn(window, 'removeEventListener');
    const hook = await renderHook(() => ({ token: useToken() }));
    const asked = vi.spyOn(Storage.prototype, 'getItem');
    hook.unmount();
    asked.mockClear();
    clearSession();
    window.dispatchEvent(new StorageEvent('storage'));
    expect(asked).not.toHaveBeenCalled();
    expect(removed.mock.calls.map(([name]) => name)).toContain('storage');
  });
});

describe('whose things a page may show', () => {
  const tokenOf = (sub: string): string => `a.${btoa(JSON.stringify({ sub }))}.c`;

  it('are those of the account, after a refused token as well, and of nobody after a logout', async () => {
    const hook = await renderHook(() => ({ person: usePerson() }));
    await hook.during(() => storeSession({ token: tokenOf('5'), roles: [] }));
    expect(hook.now().person).toBe('5');
    await hook.during(clearSession);
    expect(hook.now().person).toBe('5');
    await hook.during(() => storeSession({ token: tokenOf('6'), roles: [] }));
    expect(hook.now().person).toBe('6');
    rememberSignOut(true);
    await hook.during(clearSession);
    expect(hook.now().person).toBe('');
  });

  it('have a key that changes with the end of a person, and not when the first one is found', async () => {
    rememberSignOut(true);
    const hook = await renderHook(() => ({ key: usePersonKey() }));
    const keys = [hook.now().key];
    for (const change of [() => storeSession({ token: tokenOf('5'), roles: [] }), () => storeSession({ token: tokenOf('6'), roles: [] })]) {
      await hook.during(change);
      keys.push(hook.now().key);
    }
    rememberSignOut(true);
    await hook.during(clearSession);
    expect([...keys, hook.now().key]).toEqual([0, 0, 1, 2]);
  });

  it('are told apart by the token itself where it says nothing', async () => {
    const hook = await renderHook(() => ({ person: usePerson() }));
    await hook.during(() => storeSession({ token: 'a.b.c', roles: [] }));
    const first = hook.now().person;
    await hook.during(() => storeSession({ token: 'd.e.f', roles: [] }));
    expect(hook.now().person).not.toBe(first);
  });
});

it('a rendered component is hydrated', async () => {
  const hook = await renderHook(() => ({ hydrated: useHydrated() }));
  expect(hook.now().hydrated).toBe(true);
});
