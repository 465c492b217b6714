import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { startEngine } from '../../db/engine.ts';
import { PACES } from '../../streams/pace.ts';
import { localStorage } from '../storage/local.ts';
import { openTemporary } from '../storage/temporary.ts';
import { emptyPlace } from '../../../testing/template.ts';
import { openResumable, type Resumable } from './resumable.ts';

const nothing = (): void => undefined;
const cleanUp: (() => unknown)[] = [];
let uploads: Resumable;
beforeEach(async () => {
  const { dataDir, settings, remove } = await emptyPlace();
  const engine = await startEngine({ dataDir, databaseUrl: settings.DATABASE_URL }, nothing, nothing);
  cleanUp.push(remove, engine.stop);
  await migrate(engine.db, nothing);
  const place = {
    db: engine.db,
    storage: localStorage(join(dataDir, 'files')),
    temporary: await openTemporary(join(dataDir, 'tmp'), true),
  };
  uploads = openResumable(place, { account: '/account', guest: '/guest' }, { bytes: 100, uploads: 3 });
});
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

const reported: number[] = [];
async function call(userId: number | null, method: string, headers: Record<string, string>, id: string | null = null, body?: string) {
  const url = `http://stellwerk.example${userId === null ? '/guest' : '/account'}${id === null ? '' : `/${id}`}`;
  const request = new Request(url, { method, headers: { 'tus-resumable': '1.0.0', ...headers }, ...(body !== undefined && { body }) });
  return uploads.handle({ request, id, userId, pace: PACES.form, report: (status) => reported.push(status) });
}
async function begin(userId: number | null): Promise<string> {
  const { headers } = await call(userId, 'POST', { 'upload-length': '80' });
  return (headers.get('location') ?? '').split('/').at(-1) ?? '';
}
const send = (userId: number | null, id: string) =>
  call(userId, 'PATCH', { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }, id, 'x'.repeat(80));

it('all guests together have a ceiling in bytes, which binds no account', async () => {
  const [first, second] = [await begin(null), await begin(null)];
  expect((await send(null, first)).status).toBe(204);
  expect((await send(null, second)).status).toBe(204);
  await expect(begin(null)).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringContaining('Speicherplatz') });
  expect(reported).toEqual([503]);
  expect((await send(7, await begin(7))).status).toBe(204);
  await uploads.remove(first);
  expect(await begin(null)).toMatch(/^0-/);
});

it('and in their number', async () => {
  for (let count = 0; count < 3; count += 1) await begin(null);
  await expect(begin(null)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(reported.at(-1)).toBe(503);
  expect(await begin(7)).toMatch(/^7-/);
});
