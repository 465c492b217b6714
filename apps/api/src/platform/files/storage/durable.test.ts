import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { PDF } from '../../../testing/applications.ts';
import { localStorage } from './local.ts';
import { receiveFile } from '../uploads/receive.ts';
import { openTemporary } from './temporary.ts';

const folder = await fs.mkdtemp(join(tmpdir(), 'stellwerk-fsync-'));
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** The prototype of all open files, on which calls of `sync` are observed. */
async function filePrototype(): Promise<fs.FileHandle> {
  const file = await fs.open(join(folder, 'probe'), 'w');
  await file.close();
  return Object.getPrototypeOf(file);
}

const RESUME = { name: 'resume', field: 'resume', extensions: ['.pdf'], limits: { default: 1024 * 1024 } };

describe('rule 4: a file is on the disk before anybody hears of it', () => {
  it('forces the content, then its name and the new folders above it', async () => {
    const sync = vi.spyOn(await filePrototype(), 'sync');
    const temporary = await openTemporary(join(folder, 'tmp'), true);
    const { path } = await receiveFile(temporary, RESUME, 'a.pdf', Readable.from([PDF]));
    expect(sync).toHaveBeenCalledTimes(1);
    const storage = localStorage(join(folder, 'files'));
    await storage.put('uploads/applications/7/a.pdf', path, 'application/pdf');
    // The folder of the file, and the parents of its four new folders: files, uploads, applications, 7.
    expect(sync).toHaveBeenCalledTimes(1 + 1 + 4);
    sync.mockClear();
    const second = await receiveFile(temporary, RESUME, 'b.pdf', Readable.from([PDF]));
    await storage.put('uploads/applications/7/b.pdf', second.path, 'application/pdf');
    expect(sync).toHaveBeenCalledTimes(2);
    expect(await fs.readdir(join(folder, 'tmp'))).toEqual([]);
  });
});
