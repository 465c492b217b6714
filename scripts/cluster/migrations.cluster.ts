import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase } from '@stellwerk/testing/postgres';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../apps/api/src/platform/db/migrations/index.ts';
import { call } from './client.ts';
import { startServerProcess } from './server-process.ts';

it('two servers that start at once on an empty database migrate it and create the demo data once', async () => {
  const { settings, drop } = await newDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-cluster-'));
  const start = (name: string) => startServerProcess({ ...settings, PORT: '0', DATA_DIR: join(folder, name), SEED: 'demo' });
  const servers = await Promise.all(['a', 'b'].map(start));
  onTestFinished(async () => {
    await Promise.all(servers.map(({ kill }) => kill()));
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const client = new Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).toSorted());
  const { rows: emails } = await client.query(`select count(*)::int as count from users where email = 'owner@demo.example'`);
  expect(emails).toEqual([{ count: 1 }]);
  await client.end();
  for (const { url } of servers) expect((await call(`${url}/api/public/jobs/101`)).status).toBe(200);
});
