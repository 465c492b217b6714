import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database of its own on the server that `TEST_DATABASE_URL` names; undefined where the tests run on the embedded one. */
export async function newPostgresDatabase(): Promise<{ readonly url: string; readonly drop: () => Promise<void> } | undefined> {
  const base = process.env.TEST_DATABASE_URL;
  if (base === undefined || base === '') return undefined;
  const name = `stellwerk_test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: base });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
