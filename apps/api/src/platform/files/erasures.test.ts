import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startS3Server } from '../../testing/s3-server.ts';
import { openErasures, type Erasures } from './erasures.ts';
import { localStorage } from './storage/local.ts';
import { s3Storage } from './storage/s3.ts';
import { openTemporary } from './storage/temporary.ts';

const folder = fs.mkdtempSync(join(tmpdir(), 'stellwerk-erased-'));
const s3 = await startS3Server();
afterAll(async () => {
  await s3.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const markOf = (reference: string): string => createHash('sha256').update(reference).digest('hex');
/** The record as a server sees it. @param name of its data directory */
async function serverWith(name: string, isLocal: boolean): Promise<Erasures> {
  const dataDir = join(folder, name);
  const temporary = await openTemporary(join(dataDir, 'tmp'), true);
  return openErasures(isLocal ? localStorage(dataDir) : s3Storage(s3.url), temporary, dataDir);
}

it('rule 10: what one server has erased is known on every other one of its storage, once', async () => {
  const [one, other] = [await serverWith('one', false), await serverWith('other', false)];
  expect(await one.all()).toEqual([]);
  await Promise.all([one.note('a'), other.note('b'), other.note('a')]);
  for (const server of [one, other]) expect((await server.all()).toSorted()).toEqual(['a', 'b'].map(markOf).toSorted());
});

it('rule 10: a data directory keeps its record, with the file of earlier versions', async () => {
  const server = await serverWith('alone', true);
  await server.note('a');
  fs.writeFileSync(join(folder, 'alone', 'erased'), `\n${markOf('old')}\n\n${markOf('a')}\n\n${markOf('torn').slice(0, 9)}`);
  expect((await server.all()).toSorted()).toEqual(['a', 'old'].map(markOf).toSorted());
  expect(fs.readdirSync(join(folder, 'alone', 'tmp'))).toEqual([]);
});
