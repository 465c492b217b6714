import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import type { TeamRole } from '../../company/codes';
import { SUBJECTS, type Access, type Subject } from '../../contract/access';
import type { Endpoint } from '../../contract/endpoint';
import { CallError, decideAccess, errorResponse, serve, type AccessFacts, type Caller, type Row } from './index';

const nobody: AccessFacts = {
  signedIn: false,
  isConfirmed: false,
  isAdmin: false,
  isOperator: false,
  role: null,
  isOwn: false,
  isReceiver: false,
  isParty: false,
};
const unconfirmed: AccessFacts = { ...nobody, signedIn: true };
const stranger: AccessFacts = { ...unconfirmed, isConfirmed: true };
const withRole = (role: TeamRole): AccessFacts => ({ ...stranger, role });

describe('deciding access', () => {
  it.each<readonly [Access, Subject | null, AccessFacts, string]>([
    ['public', 'job', nobody, 'allowed'],
    ['user', null, nobody, 'unauthenticated'],
    ['user', null, stranger, 'allowed'],
    ['user', null, unconfirmed, 'allowed'],
    ['confirmed', null, nobody, 'unauthenticated'],
    ['confirmed', null, unconfirmed, 'unconfirmed'],
    ['confirmed', null, stranger, 'allowed'],
    ['confirmed', null, { ...stranger, isOperator: true }, 'forbidden'],
    ['admin', null, stranger, 'forbidden'],
    ['admin', null, { ...stranger, isAdmin: true }, 'allowed'],
    ['admin', null, { ...stranger, isOperator: true }, 'allowed'],
    ['user', null, { ...stranger, isOperator: true, isAdmin: true }, 'forbidden'],
    ['recruiter', 'company', withRole('MEMBER'), 'forbidden'],
    ['recruiter', 'company', withRole('RECRUITER'), 'allowed'],
    ['manager', 'invitation', withRole('RECRUITER'), 'forbidden'],
    ['manager', 'invitation', withRole('ADMIN'), 'allowed'],
    ['owner', 'company', withRole('ADMIN'), 'forbidden'],
    ['owner', 'company', withRole('OWNER'), 'allowed'],
    ['member', 'focus-page', { ...stranger, isAdmin: true }, 'not-found'],
    ['own', 'application', withRole('OWNER'), 'forbidden'],
    ['own-or-member', 'application', { ...stranger, isOwn: true }, 'allowed'],
    ['own-or-admin', 'referral', { ...stranger, isOwn: true }, 'allowed'],
    ['own-or-admin', 'payout', { ...stranger, isAdmin: true }, 'allowed'],
    ['own-or-manager', 'member', { ...withRole('MEMBER'), isOwn: true }, 'allowed'],
    ['own-or-manager', 'member', withRole('RECRUITER'), 'forbidden'],
    ['own-or-manager', 'media', withRole('ADMIN'), 'allowed'],
    ['own-or-member', 'user', withRole('MEMBER'), 'allowed'],
    ['own-or-admin', 'user', withRole('OWNER'), 'not-found'],
    ['receiver', 'message', { ...stranger, isReceiver: true }, 'allowed'],
    ['receiver', 'message', { ...stranger, isOwn: true }, 'forbidden'],
    ['party', 'message', { ...stranger, isParty: true }, 'allowed'],
    ['party', 'message', stranger, 'not-found'],
  ])('rule 2: %s of %s, %o: %s', (access, subject, facts, decision) => {
    expect(decideAccess(access, subject, facts)).toBe(decision);
  });

  it('rule 2: a company of others answers 403, every other foreign row 404', () => {
    const decisions = SUBJECTS.map((subject) => [subject, decideAccess('member', subject, stranger)]);
    expect(decisions).toEqual(SUBJECTS.map((subject) => [subject, subject === 'company' ? 'forbidden' : 'not-found']));
  });
});

const base = {
  name: 'example',
  method: 'POST',
  read: () => undefined,
  spec: [],
  summary: '',
  answer: z.object({ id: z.number() }),
} as const satisfies Partial<Endpoint>;

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly query?: string;
}

/** Serves one call to an account with these facts; the handler returns the id of the scope. */
async function answer(
  endpoint: Endpoint,
  account: (Caller & { role?: TeamRole }) | null,
  row: Row | null,
  { params = {}, body = '', query = '' }: Sent,
) {
  const host = {
    caller: () => Promise.resolve(account),
    row: () => Promise.resolve(row),
    role: () => Promise.resolve(account?.role ?? null),
    text: () => Promise.resolve(body),
  };
  const request = new Request(`http://localhost/${query}`, { method: 'POST' });
  const response = await serve(host, endpoint, request, params, ({ scope }) => ({ id: scope.id ?? 0, secret: 'x' })).catch(
    (error: unknown) => errorResponse(error, 'r'),
  );
  const read: unknown = await response.json();
  return { status: response.status, body: read };
}

const account = { id: 5, isConfirmed: true, isAdmin: false, isOperator: false };
const recruiter = { ...account, role: 'RECRUITER' } as const;

describe('an account whose address is not confirmed', () => {
  const send = async (access: 'member' | 'confirmed' | 'admin' | 'user', who: Caller & { role?: TeamRole }) =>
    answer(
      access === 'member'
        ? { ...base, path: '/api/private/x/:id', access, scope: { of: 'company', param: 'id' } }
        : { ...base, path: '/api/private/x/:id', access, scope: 'none' },
      who,
      { companyIds: [7], userId: null },
      { params: { id: '7' } },
    );
  const owner = { ...account, role: 'OWNER', isAdmin: true } as const;

  it.each(['member', 'confirmed', 'admin'] as const)('has no right of a role, an administrator or a holder (%s)', async (access) => {
    expect((await send(access, owner)).status).toBe(200);
    expect((await send(access, { ...owner, isConfirmed: false })).status).toBe(403);
  });

  it('gets a message on what to do, and may do what every account may', async () => {
    const message = 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.';
    expect(await send('confirmed', { ...account, isConfirmed: false })).toMatchObject({ body: { code: 'FORBIDDEN', message } });
    expect((await send('user', { ...account, isConfirmed: false })).status).toBe(200);
  });
});

describe('a conflict', () => {
  const endpoint: Endpoint = { ...base, path: '/api/private/x', access: 'user', scope: 'none' };
  const host = {
    caller: () => Promise.resolve(account),
    row: () => Promise.resolve(null),
    role: () => Promise.resolve(null),
    text: () => Promise.resolve(''),
  };
  const fail = (current: unknown) =>
    serve(host, endpoint, new Request('http://localhost/', { method: 'POST' }), {}, () => {
      throw new CallError('conflict', 'Geändert.', { current });
    });

  it('rule 3: carries of the present row what the answer may carry', async () => {
    const error = await fail({ id: 7, secret: 'x' }).catch((thrown: unknown) => thrown);
    const body = { success: false, code: 'CONFLICT', message: 'Geändert.', error: 'Geändert.', current: { id: 7 }, requestId: 'r' };
    expect(await errorResponse(error, 'r').json()).toEqual(body);
  });

  it('is a mistake of the server where the row does not fit', async () => {
    await expect(fail({ id: 'sieben' })).rejects.toThrow('The answer does not fit its schema.');
  });
});

describe('a shared call', () => {
  it('does not learn who calls, and its answer may be kept by everybody', async () => {
    const shared: Endpoint = { ...base, path: '/api/public/x', access: 'public', scope: 'none', shared: true };
    const caller = vi.fn(() => Promise.resolve(recruiter));
    const host = { caller, row: () => Promise.resolve(null), role: () => Promise.resolve(null), text: () => Promise.resolve('') };
    const callers: unknown[] = [];
    const request = new Request('http://localhost/', { headers: { authorization: 'Bearer x' } });
    const response = await serve(host, shared, request, {}, (call) => {
      callers.push(call.caller);
      return { id: 1 };
    });
    expect([callers, caller.mock.calls]).toEqual([[null], []]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=60');
  });
});

describe('serving', () => {
  const byBody: Endpoint = {
    ...base,
    path: '/api/private/jobs/create',
    access: 'recruiter',
    scope: { of: 'company', body: 'companyId' },
    request: z.object({ companyId: z.number(), title: z.string() }),
  };
  const row: Row = { companyIds: [7], userId: null };
  const send = (who: Parameters<typeof answer>[1], body: string) => answer(byBody, who, row, { body });

  it('rule 2: a company in the body counts like one in the path', async () => {
    expect(await send(recruiter, '{"companyId":7,"title":"Stelle"}')).toEqual({ status: 200, body: { id: 7 } });
    expect((await send({ ...account, role: 'MEMBER' }, '{"companyId":7,"title":"Stelle"}')).status).toBe(403);
    expect((await send(account, '{"companyId":8,"title":"Stelle"}')).status).toBe(403);
  });

  it('decides before it says what is wrong with the rest of the body', async () => {
    expect((await send(null, 'kein JSON')).status).toBe(401);
    expect((await send(account, '{"companyId":7}')).status).toBe(403);
    expect(await send(recruiter, '{"companyId":7}')).toMatchObject({ status: 400, body: { fields: [{ name: 'title' }] } });
  });

  it('asks for a company that the body does not name', async () => {
    expect(await send(recruiter, '{"title":"Stelle"}')).toMatchObject({ status: 400, body: { fields: [{ name: 'companyId' }] } });
  });

  it('rule 17: names what was not found with the message of the scope', async () => {
    const byPath: Endpoint = {
      ...base,
      path: '/api/private/x/:applicationId',
      access: 'member',
      scope: { of: 'application', param: 'applicationId' },
    };
    const expected = {
      status: 404,
      body: { success: false, code: 'NOT_FOUND', message: 'Bewerbung nicht gefunden', error: 'Bewerbung nicht gefunden', requestId: 'r' },
    };
    expect(await answer(byPath, recruiter, row, { params: { applicationId: 'abc' } })).toEqual(expected);
    expect(await answer(byPath, account, row, { params: { applicationId: '1' } })).toEqual(expected);
    expect(await answer(byPath, recruiter, null, { params: { applicationId: '1' } })).toEqual(expected);
  });

  it('gives the handler its query and its body, and reads no body for a form with files', async () => {
    const seen: unknown[] = [];
    const texts: string[] = [];
    const endpoint: Endpoint = {
      ...base,
      path: '/api/public/x',
      access: 'public',
      scope: 'none',
      query: z.object({ page: z.string() }),
      request: z.object({ title: z.string() }),
    };
    const host = {
      caller: () => Promise.resolve(null),
      row: () => Promise.resolve(null),
      role: () => Promise.resolve(null),
      text: () => {
        texts.push('read');
        return Promise.resolve('{"title":"Stelle","secret":1}');
      },
    };
    const post = (given: Endpoint) =>
      serve(host, given, new Request('http://localhost/x?page=2&other=3', { method: 'POST' }), { a: 'b' }, ({ params, query, body }) => {
        seen.push({ params, query, body });
        return { id: 1 };
      });
    await post(endpoint);
    await post({ ...endpoint, multipart: { fields: z.object({}), files: ['resume'], repeated: [] } });
    const { query: _query, request: _request, ...plain } = endpoint;
    await post(plain);
    expect(seen).toEqual([
      { params: { a: 'b' }, query: { page: '2' }, body: { title: 'Stelle' } },
      { params: { a: 'b' }, query: { page: '2' }, body: undefined },
      { params: { a: 'b' }, query: {}, body: undefined },
    ]);
    expect(texts).toEqual(['read']);
  });

  it('reads the body once where its id decides', async () => {
    let reads = 0;
    const host = {
      caller: () => Promise.resolve(recruiter),
      row: () => Promise.resolve(row),
      role: () => Promise.resolve('RECRUITER' as const),
      text: () => {
        reads += 1;
        return Promise.resolve('{"companyId":7,"title":"Stelle"}');
      },
    };
    const response = await serve(host, byBody, new Request('http://localhost/', { method: 'POST' }), {}, ({ body }) => {
      expect(body).toEqual({ companyId: 7, title: 'Stelle' });
      return { id: 1 };
    });
    expect([response.status, reads]).toEqual([200, 1]);
  });

  it('rule 3: an answer outside its schema does not leave the server', async () => {
    const broken: Endpoint = { ...base, path: '/api/private/x', access: 'user', scope: 'none', answer: z.object({ name: z.string() }) };
    expect(await answer(broken, account, null, {})).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
  });
});
