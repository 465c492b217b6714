import { describe, expect, it, vi } from 'vitest';
import type { TeamRole } from '../../company/codes';
import type { Endpoint } from '../../contract/endpoint';
import { CallError } from '../../errors/call-error';
import { checkAccess, type Caller, type Row } from './scope';

const caller: Caller = { id: 5, isConfirmed: true, isAdmin: false, isOperator: false };

interface Stored {
  readonly row?: Row | null;
  readonly role?: TeamRole | null;
}

/** Checks the permission in a store with this row and this role. */
async function check(
  endpoint: Pick<Endpoint, 'access' | 'scope'>,
  who: Caller | null,
  { row = null, role = null }: Stored = {},
  { params = {}, body = {} }: { params?: Readonly<Record<string, string>>; body?: Readonly<Record<string, unknown>> } = {},
) {
  const store = { row: vi.fn(() => Promise.resolve(row)), role: vi.fn(() => Promise.resolve(role)) };
  const outcome = await checkAccess(store, endpoint, who, params, body).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    return error.kind;
  });
  return { outcome, rows: store.row.mock.calls, roles: store.role.mock.calls };
}

const byPath = { access: 'member', scope: { of: 'application', param: 'id' } } as const;
const byBody = { access: 'recruiter', scope: { of: 'company', body: 'companyId' } } as const;
const row: Row = { companyIds: [7], userId: 9 };
const params = { id: '42' };

describe('rule 2: the permission check', () => {
  it('reads the row of the id and the role in its company', async () => {
    expect(await check(byPath, caller, { row, role: 'MEMBER' }, { params })).toEqual({
      outcome: { id: 42, companyId: 7, role: 'MEMBER' },
      rows: [['application', 42]],
      roles: [[[7], 5]],
    });
    expect(await check(byBody, caller, { row, role: 'OWNER' }, { body: { companyId: 7 } })).toEqual({
      outcome: { id: 7, companyId: 7, role: 'OWNER' },
      rows: [['company', 7]],
      roles: [[[7], 5]],
    });
  });

  it('names no company where the row has several, and asks for no role where it has none', async () => {
    const several: Row = { companyIds: [7, 8], userId: null };
    expect((await check(byPath, caller, { row: several, role: 'MEMBER' }, { params })).outcome).toEqual({
      id: 42,
      companyId: null,
      role: 'MEMBER',
    });
    const own = { access: 'own', scope: { of: 'media', param: 'id' } } as const;
    expect(await check(own, caller, { row: { companyIds: [], userId: 5 }, role: 'OWNER' }, { params })).toEqual({
      outcome: { id: 42, companyId: null, role: null },
      rows: [['media', 42]],
      roles: [],
    });
  });

  it.each([
    ['a row that is missing', caller, { row: null }, params, 'not-found'],
    ['an id that is none', caller, { row, role: 'MEMBER' }, { id: 'x' }, 'not-found'],
    ['an id that is missing', caller, { row, role: 'MEMBER' }, {}, 'not-found'],
    ['a row of others', caller, { row }, params, 'not-found'],
    ['an own row that only members see', { ...caller, id: 9 }, { row }, params, 'forbidden'],
    ['no login', null, { row, role: 'MEMBER' }, params, 'unauthenticated'],
    ['an administrator', { ...caller, isAdmin: true }, { row }, params, 'not-found'],
    ['the operator', { ...caller, isOperator: true }, { row, role: 'MEMBER' }, params, 'forbidden'],
  ] as const)('refuses %s', async (_title, who, stored, given, outcome) => {
    expect((await check(byPath, who, stored, { params: given })).outcome).toBe(outcome);
  });

  it.each([
    ['receiver', true, undefined],
    ['party', true, undefined],
    // An administrator has no access to a message between a company and a person.
    ['receiver', false, 'not-found'],
    ['party', false, 'not-found'],
  ] as const)(
    'O75: to %s of a message with the platform (%s) an administrator is let through: %s',
    async (access, withPlatform, outcome) => {
      const message: Row = { companyIds: [7], userId: null, receiver: withPlatform ? 'platform' : 'company', withPlatform };
      const endpoint = { access, scope: { of: 'message', param: 'id' } } as const;
      const checked = await check(endpoint, { ...caller, isAdmin: true }, { row: message }, { params });
      expect(checked.outcome).toEqual(outcome ?? { id: 42, companyId: 7, role: null });
    },
  );

  it.each([
    ['company', 'MEMBER', 9, undefined],
    ['company', null, 5, 'forbidden'],
    ['user', null, 5, undefined],
    ['user', 'MEMBER', 9, 'forbidden'],
    ['platform', 'MEMBER', 5, 'forbidden'],
    [undefined, 'MEMBER', 5, 'forbidden'],
  ] as const)('a message to %s reaches a caller with the role %s when it is of account %i: %s', async (receiver, role, userId, outcome) => {
    const message: Row = { companyIds: [7], userId, ...(receiver !== undefined && { receiver }) };
    const endpoint = { access: 'receiver', scope: { of: 'message', param: 'id' } } as const;
    const checked = await check(endpoint, caller, { row: message, role }, { params });
    expect(checked.outcome).toEqual(outcome ?? { id: 42, companyId: 7, role });
  });

  it.each([
    ['a visitor of a public call', 'public', null],
    ['any account', 'user', caller],
    ['an administrator', 'admin', { ...caller, isAdmin: true }],
    ['the operator', 'admin', { ...caller, isOperator: true }],
  ] as const)('lets %s through without reading a row', async (_title, access, who) => {
    const scope = { of: 'company', param: 'id' } as const;
    expect(await check({ access, scope }, who, { row, role: 'OWNER' }, { params })).toEqual({
      outcome: { id: 42, companyId: null, role: null },
      rows: [],
      roles: [],
    });
    expect((await check({ access, scope }, who, { row })).outcome).toBe('not-found');
    expect((await check({ access, scope: 'none' }, who)).outcome).toEqual({ id: null, companyId: null, role: null });
  });
});
