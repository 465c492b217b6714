/** @module-tag embedded */
import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { eraseExpired } from '../applications/erasure/erase.ts';
import { flatBody, idOf } from '../testing/applications.ts';
import { startTestServer } from '../testing/server.ts';

const data = demoData(new Date());
const referral = data.referrals.find(({ isActive, jobId }) => {
  const job = data.jobs.find(({ id }) => id === jobId);
  return isActive && job?.isActive === true && job.closesAt === null;
});
const title = data.jobs.find(({ id }) => id === referral?.jobId)?.title;

const server = await startTestServer();
afterAll(() => server.stop());

let count = 0;
async function apply(code: string): Promise<number> {
  count += 1;
  const body = flatBody(referral?.jobId ?? 0, { email: `person${count}@post.example`, referral: code });
  return idOf(await server.call('/api/public/applications/create', { body }));
}
const payoutsOf = (column: 'application_id' | 'id', id: number) =>
  server.context.db.selectFrom('payouts').selectAll().where(column, '=', id).execute();
const eventsOf = (payoutId: number) =>
  server.context.db.selectFrom('payout_events').select(['state', 'reason', 'by_user_id']).where('payout_id', '=', payoutId).execute();

describe('O83: payouts', () => {
  it('an application with a counted referral opens one, once for a double click; every other application opens none', async () => {
    const id = await apply(referral?.code ?? '');
    count -= 1;
    expect(await apply(referral?.code ?? '')).toBe(id);
    const rows = await payoutsOf('application_id', id);
    expect(rows).toMatchObject([{ application_id: id, referral_id: referral?.id, referral_code: referral?.code, job_title: title }]);
    expect(await eventsOf(rows[0]?.id ?? 0)).toEqual([{ state: 'OPEN', reason: null, by_user_id: null }]);
    expect(await payoutsOf('application_id', await apply('unbekannt'))).toEqual([]);
    expect(await payoutsOf('application_id', await apply(''))).toEqual([]);
  });

  it('every referred application of the demo data has its payout', async () => {
    const referred = data.applications.filter(({ referralId }) => referralId !== null);
    expect(referred.length).toBeGreaterThan(0);
    for (const { id } of referred) expect(await payoutsOf('application_id', id), String(id)).toHaveLength(1);
  });

  it('the record stays when the application is erased, without naming it', async () => {
    const id = await apply(referral?.code ?? '');
    const [payout] = await payoutsOf('application_id', id);
    await server.context.db
      .updateTable('applications')
      .set({ erase_at: new Date('2026-01-01') })
      .where('id', '=', id)
      .execute();
    await eraseExpired(server.context);
    expect(await payoutsOf('id', payout?.id ?? 0)).toEqual([{ ...payout, application_id: null }]);
    expect(await eventsOf(payout?.id ?? 0)).toHaveLength(1);
  });

  it('the record stays when the accounts of referrer and deciding administrator are deleted', async () => {
    const id = await apply(referral?.code ?? '');
    const [payout] = await payoutsOf('application_id', id);
    const person = { password_hash: 'x', first_name: 'A', last_name: 'B', roles: ['PLATFORM_ADMIN' as const] };
    const admin = await server.context.db
      .insertInto('users')
      .values({ ...person, email: 'weg@post.example' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.context.db
      .insertInto('payout_events')
      .values({ payout_id: payout?.id ?? 0, state: 'REFUSED', by_user_id: admin.id, reason: 'Eigene Familie' })
      .execute();
    await server.context.db
      .deleteFrom('users')
      .where('id', 'in', [referral?.userId ?? 0, admin.id])
      .execute();
    expect(await payoutsOf('id', payout?.id ?? 0)).toEqual([{ ...payout, referral_id: null }]);
    expect(await eventsOf(payout?.id ?? 0)).toEqual([
      { state: 'OPEN', reason: null, by_user_id: null },
      { state: 'REFUSED', reason: 'Eigene Familie', by_user_id: null },
    ]);
  });

  it('rule 8: nothing in the record can be changed or deleted', async () => {
    const { db } = server.context;
    const message = 'Payouts are an append-only record.';
    await expect(db.updateTable('payout_events').set({ state: 'PAID' }).execute()).rejects.toThrow(message);
    await expect(db.updateTable('payouts').set({ referral_code: 'x' }).execute()).rejects.toThrow(message);
    await expect(db.updateTable('payouts').set({ application_id: 1 }).execute()).rejects.toThrow(message);
    await expect(db.deleteFrom('payout_events').execute()).rejects.toThrow(message);
    await expect(db.deleteFrom('payouts').execute()).rejects.toThrow(message);
  });
});
