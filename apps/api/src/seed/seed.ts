import { demoData, type DemoData } from '@stellwerk/domain/fixtures';
import { sql } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import type { Db } from '../db/engine.ts';
import { applicationRows } from './applications.ts';
import { copyPictures } from './pictures.ts';
import { companyRows } from './companies.ts';
import { jobRows } from './jobs.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Stellwerk-Demo-2026';

type Trx = Parameters<Parameters<ReturnType<Db['transaction']>['execute']>[0]>[0];

/** Tables whose demo rows bring their own ids, so that the next id must be told. */
const NUMBERED = ['users', 'industries', 'plans', 'companies', 'team_members', 'jobs', 'referrals', 'applications', 'application_documents', 'messages', 'focus_pages', 'invitations', 'subscriptions'] as const;

async function isEmpty(db: Db): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  const company = await db.selectFrom('companies').select('id').limit(1).executeTakeFirst();
  return user === undefined && company === undefined;
}

async function insertUsers(trx: Trx, data: DemoData): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await trx
    .insertInto('users')
    .values(
      data.users.map((user) => ({
        id: user.id,
        email: user.email.toLowerCase(),
        password_hash: passwordHash,
        first_name: user.firstName,
        last_name: user.lastName,
        phone: user.phone === '' ? null : user.phone,
        avatar: user.avatar,
        roles: [...user.roles],
        email_verified_at: new Date(user.createdAt),
        created_at: new Date(user.createdAt),
      })),
    )
    .execute();
}

/**
 * Fills an empty database with the demo data, all at once or not at all.
 * @returns false, having done nothing, when there are accounts or companies already
 */
export async function seedDemo(db: Db, dataDir: string, now: Date): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const data = copyPictures(demoData(now), dataDir);
  await db.transaction().execute(async (trx) => {
    await insertUsers(trx, data);
    await companyRows(trx, data);
    await jobRows(trx, data);
    await applicationRows(trx, data);
    for (const table of NUMBERED) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select coalesce(max(id), 0) from ${sql.table(table)}), 1))`.execute(trx);
    }
    await trx.insertInto('settings').values({ name: 'seed', value: 'demo' }).execute();
  });
  return true;
}

/** Whether the database was made with the demo data. */
export async function isDemo(db: Db): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'seed').executeTakeFirst();
  return row?.value === 'demo';
}
