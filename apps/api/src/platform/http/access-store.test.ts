import { SUBJECTS } from '@stellwerk/domain/endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';
import { createAccessStore } from './access-store.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const now = server.context.now();

const store = () => createAccessStore(server.context.db);

describe('the rows that permissions come from', () => {
  it('are none for an id that names nothing', async () => {
    for (const subject of SUBJECTS) {
      const expected = subject === 'company' ? { companyIds: [999_999], userId: null } : null;
      expect(await store().row(subject, 999_999), subject).toEqual(expected);
    }
  });

  it('a job belongs to its company, a deleted one to nobody', async () => {
    const { db } = server.context;
    const job = await db.selectFrom('jobs').select(['id', 'company_id']).where('deleted_at', 'is', null).executeTakeFirstOrThrow();
    expect(await store().row('job', job.id)).toEqual({ companyIds: [job.company_id], userId: null });
    await db.updateTable('jobs').set({ deleted_at: now }).where('id', '=', job.id).execute();
    expect(await store().row('job', job.id)).toBeNull();
  });

  it('an application and its documents belong to the applicant and to the receiving company', async () => {
    const { db } = server.context;
    const row = await db
      .selectFrom('application_documents as d')
      .innerJoin('applications as a', 'a.id', 'd.application_id')
      .select(['d.id as documentId', 'a.id', 'a.company_id', 'a.user_id'])
      .where('a.user_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const expected = { companyIds: [row.company_id], userId: row.user_id };
    expect(await store().row('application', row.id)).toEqual(expected);
    expect(await store().row('document', row.documentId)).toEqual(expected);
  });

  it('a user belongs to himself, and each company that got an application of his counts once', async () => {
    const { db } = server.context;
    const rows = await db.selectFrom('applications').select(['user_id', 'company_id']).where('user_id', 'is not', null).execute();
    const userId = rows[0]?.user_id ?? 0;
    const companies = [...new Set(rows.filter((row) => row.user_id === userId).map((row) => row.company_id))];
    const found = await store().row('user', userId);
    expect(found?.userId).toBe(userId);
    expect(found?.companyIds.toSorted()).toEqual(companies.toSorted());
    const admin = await db.selectFrom('users').select('id').where('email', '=', 'admin@demo.example').executeTakeFirstOrThrow();
    expect(await store().row('user', admin.id)).toEqual({ companyIds: [], userId: admin.id });
  });

  it('members, invitations and focus pages belong to their company, a member also to the own account', async () => {
    const { db } = server.context;
    const member = await db
      .selectFrom('team_members')
      .select(['id', 'company_id', 'user_id'])
      .where('user_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const invitation = await db
      .insertInto('invitations')
      .values({ company_id: 2, email: 'neu@post.example', expires_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const page = await db.selectFrom('focus_pages').select(['id', 'company_id']).executeTakeFirstOrThrow();
    expect(await store().row('member', member.id)).toEqual({ companyIds: [member.company_id], userId: member.user_id });
    expect(await store().row('invitation', invitation.id)).toEqual({ companyIds: [2], userId: null });
    expect(await store().row('focus-page', page.id)).toEqual({ companyIds: [page.company_id], userId: null });
  });

  it('a message names its company, its user and who receives it', async () => {
    const rows = await server.context.db
      .selectFrom('messages')
      .select(['id', 'company_id', 'user_id', 'recipient_type', 'recipient'])
      .execute();
    expect(new Set(rows.map((row) => row.recipient_type)).size).toBeGreaterThan(1);
    for (const row of rows) {
      // O75: messages to a department of the platform belong to no person.
      const withPlatform = row.recipient !== null;
      const receiver = withPlatform && row.recipient_type === 'user' ? 'platform' : row.recipient_type;
      expect(await store().row('message', row.id)).toEqual({ companyIds: [row.company_id], userId: row.user_id, receiver, withPlatform });
    }
  });

  it('referrals and their payouts belong to the creator of the link', async () => {
    const { db } = server.context;
    const payout = await db
      .selectFrom('payouts as p')
      .innerJoin('referrals as r', 'r.id', 'p.referral_id')
      .select(['p.id', 'r.id as referralId', 'r.user_id'])
      .executeTakeFirstOrThrow();
    expect(await store().row('referral', payout.referralId)).toEqual({ companyIds: [], userId: payout.user_id });
    expect(await store().row('payout', payout.id)).toEqual({ companyIds: [], userId: payout.user_id });
  });

  it('a media file belongs to its uploader and to the company that it was uploaded for', async () => {
    const { db } = server.context;
    const file = { folder: 'logos' as const, original_filename: 'a.png', content_type: 'image/png', size: 1, uploaded_by: 1 };
    const make = (name: string, company: number | null) =>
      db
        .insertInto('media')
        .values({ ...file, filename: name, storage_key: name, company_id: company })
        .returning('id')
        .executeTakeFirstOrThrow();
    expect(await store().row('media', (await make('a.png', 1)).id)).toEqual({ companyIds: [1], userId: 1 });
    expect(await store().row('media', (await make('b.png', null)).id)).toEqual({ companyIds: [], userId: 1 });
  });
});

describe('roles', () => {
  it('are the strongest in any of the companies, and end with the membership', async () => {
    const { db } = server.context;
    const user = await db.selectFrom('users').select('id').where('email', '=', 'leon.hartwig@post.example').executeTakeFirstOrThrow();
    await db
      .insertInto('memberships')
      .values([
        { company_id: 1, user_id: user.id, role: 'MEMBER' },
        { company_id: 2, user_id: user.id, role: 'ADMIN' },
      ])
      .execute();
    expect(await store().role([1], user.id)).toBe('MEMBER');
    expect(await store().role([1, 2, 3], user.id)).toBe('ADMIN');
    expect(await store().role([3], user.id)).toBeNull();
    await db.deleteFrom('memberships').where('user_id', '=', user.id).where('company_id', '=', 2).execute();
    expect(await store().role([1, 2], user.id)).toBe('MEMBER');
  });
});
