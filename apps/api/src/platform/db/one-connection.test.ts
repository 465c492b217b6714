import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Log } from '../log/log.ts';
import { dataDirOfTest } from '../../testing/template.ts';
import { type Engine, startEngine } from './engine.ts';
import { SecondConnectionError } from './one-connection.ts';

const silent: Log = () => undefined;
const one = sql<{ one: number }>`select 1 as one`;

/** The embedded database, which has one connection. */
async function opened(): Promise<Engine> {
  const engine = await startEngine({ databaseUrl: undefined, dataDir: await dataDirOfTest() }, silent, () => undefined);
  onTestFinished(() => engine.stop());
  return engine;
}

describe('work that holds a connection', () => {
  it('is refused a second one instead of waiting for itself, until it has ended', async () => {
    const { db } = await opened();
    let left: Promise<unknown> = Promise.resolve();
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    await db.transaction().execute(async (trx) => {
      await expect(one.execute(db)).rejects.toThrow(SecondConnectionError);
      left = ended.then(() => one.execute(db));
      expect((await one.execute(trx)).rows).toEqual([{ one: 1 }]);
    });
    end();
    expect(await left, 'work that it left behind').toMatchObject({ rows: [{ one: 1 }] });
    expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
  });
});
