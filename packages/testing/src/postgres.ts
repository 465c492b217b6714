import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const base = process.env.TEST_DATABASE_URL ?? '';

/** Whether test servers use the PostgreSQL of the run instead of the embedded database. */
export const onPostgres = base !== '';

export interface TestDatabase {
  readonly name: string;
  /** Settings of a server that uses this database. */
  readonly settings: { readonly DATABASE_URL: string; readonly JWT_SECRET: string };
  drop: () => Promise<void>;
}

async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: base });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Creates a database on the PostgreSQL of the run.
 * @param like name of the one that it copies; nobody may be connected to that
 * @default an empty one
 */
export async function newDatabase(like = 'template0'): Promise<TestDatabase> {
  const name = `stellwerk_test_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name} template ${like}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return {
    name,
    settings: { DATABASE_URL: url.href, JWT_SECRET: randomBytes(32).toString('hex') },
    drop: () => run(`drop database ${name} with (force)`),
  };
}
