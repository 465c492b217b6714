import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { Call } from './call';
import type { Access } from './access';
import type { DescriptionOf } from './endpoint';

interface ById extends Call {
  readonly name: 'example';
  readonly path: '/api/private/example/:id';
}
interface Plain extends Call {
  readonly name: 'example';
  readonly path: '/api/private/example';
}

const body = z.object({ companyId: z.number() });
interface Rest {
  readonly spec: readonly string[];
  readonly summary: string;
}
interface WithBody {
  readonly request: typeof body;
}

/** Whether a call with this access accepts this scope. */
type Compiles<C extends Call, More extends { readonly access: string }> = More['access'] extends Access
  ? Rest & Omit<More, 'access'> extends DescriptionOf<C & { readonly access: More['access'] }>
    ? true
    : false
  : false;

/** Checked by the compiler: a value that differs from its type does not compile. */
const entries = {
  // An access by role needs a row with a company: in the path, or in the body.
  'recruiter without scope': false satisfies Compiles<ById, { access: 'recruiter'; scope: 'none' }>,
  'recruiter by the company of the path': true satisfies Compiles<ById, { access: 'recruiter'; scope: { of: 'company'; param: 'id' } }>,
  'recruiter by the stored job': true satisfies Compiles<ById, { access: 'recruiter'; scope: { of: 'job'; param: 'id' } }>,
  'recruiter by the company of the body': true satisfies Compiles<
    Plain,
    WithBody & { access: 'recruiter'; scope: { of: 'company'; body: 'companyId' } }
  >,
  'recruiter by a referral, which has no company': false satisfies Compiles<
    ById,
    { access: 'recruiter'; scope: { of: 'referral'; param: 'id' } }
  >,
  // The id has a name that exists.
  'member by a parameter that the path does not have': false satisfies Compiles<
    ById,
    { access: 'member'; scope: { of: 'company'; param: 'companyId' } }
  >,
  'member by a body that the call does not have': false satisfies Compiles<
    Plain,
    { access: 'member'; scope: { of: 'company'; body: 'companyId' } }
  >,
  'member by a field of a form whose files stream': false satisfies Compiles<
    Plain,
    WithBody & {
      access: 'member';
      scope: { of: 'company'; body: 'companyId' };
      multipart: { fields: typeof body; files: []; repeated: [] };
    }
  >,
  // An access by "own" needs a row with an account.
  'own without scope': false satisfies Compiles<ById, { access: 'own'; scope: 'none' }>,
  'own by a job, which has no account': false satisfies Compiles<ById, { access: 'own'; scope: { of: 'job'; param: 'id' } }>,
  'own or administrator by a payout': true satisfies Compiles<ById, { access: 'own-or-admin'; scope: { of: 'payout'; param: 'id' } }>,
  'own or manager by a member': true satisfies Compiles<ById, { access: 'own-or-manager'; scope: { of: 'member'; param: 'id' } }>,
  'own or manager by an invitation, which has no account': false satisfies Compiles<
    ById,
    { access: 'own-or-manager'; scope: { of: 'invitation'; param: 'id' } }
  >,
  'receiver by anything but a message': false satisfies Compiles<ById, { access: 'receiver'; scope: { of: 'job'; param: 'id' } }>,
  'receiver by a message': true satisfies Compiles<ById, { access: 'receiver'; scope: { of: 'message'; param: 'id' } }>,
  // An access by properties of the caller needs no row.
  'user without scope': true satisfies Compiles<Plain, { access: 'user'; scope: 'none' }>,
  'an access that does not exist': false satisfies Compiles<Plain, { access: 'everybody'; scope: 'none' }>,
};

describe('an entry of the endpoint table', () => {
  it('compiles only when its scope can answer what its access asks', () => {
    expect(Object.values(entries).filter(Boolean)).toHaveLength(7);
  });
});
