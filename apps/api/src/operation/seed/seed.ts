import { demoData, type DemoData } from '@stellwerk/domain/fixtures';
import { sql, type Transaction } from 'kysely';
import { registrationConsents } from '../../people/accounts/consents.ts';
import { hashPassword } from '../../people/accounts/passwords.ts';
import type { Db } from '../../platform/db/engine.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Files } from '../../platform/files/files.ts';
import { applicationRows } from './applications.ts';
import { storePictures } from './pictures.ts';
import { companyRows } from './companies.ts';
import { demoFiles } from './documents.ts';
import { historyRows } from './history.ts';
import { jobRows } from './jobs.ts';
import { visitorRows } from './visitors.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Stellwerk-Demo-2026';

type Trx = Transaction<Database>;

/** Tables whose demo rows have fixed ids, so that the sequence must be set to the next id. */
const NUMBERED = [
  'users',
  'companies',
  'team_members',
  'jobs',
  'referrals',
  'applications',
  'application_documents',
  'messages',
  'focus_pages',
  'invitations',
  'subscriptions',
  'job_alerts',
  'job_reports',
] as const;

async function isEmpty(trx: Trx): Promise<boolean> {
  const user = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
  const company = await trx.selectFrom('companies').select('id').limit(1).executeTakeFirst();
  return user === undefined && company === undefined;
}

async function insertUsers(trx: Trx, data: DemoData, passwordHash: string): Promise<void> {
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
        consents: JSON.stringify(registrationConsents('terms', new Date(user.createdAt))),
      })),
    )
    .execute();
}

/**
 * Fills an empty database with the demo data, all or nothing.
 * @returns false, without any change, when there are accounts or companies already
 */
export async function seedDemo(db: Db, files: Files, now: Date): Promise<boolean> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return db.transaction().execute(async (trx) => {
    // Several servers may start concurrently on one database: the others wait here and find it filled.
    await sql`select pg_advisory_xact_lock(7318001)`.execute(trx);
    if (!(await isEmpty(trx))) return false;
    const data = await storePictures(trx, demoData(now), files);
    await insertUsers(trx, data, passwordHash);
    await companyRows(trx, data);
    await jobRows(trx, data);
    await historyRows(trx, data);
    await applicationRows(trx, data, await demoFiles(data, files));
    await visitorRows(trx, data);
    for (const table of NUMBERED) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select coalesce(max(id), 0) from ${sql.table(table)}), 1))`.execute(
        trx,
      );
    }
    await trx.insertInto('settings').values({ name: 'seed', value: 'demo' }).execute();
    return true;
  });
}

/** Whether the database was created with the demo data. */
export async function isDemo(db: Db): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'seed').executeTakeFirst();
  return row?.value === 'demo';
}
