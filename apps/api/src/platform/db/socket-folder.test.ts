import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newSocketFolder } from './socket-folder.ts';

it('folders of killed servers are swept, those of living ones and of others stay', () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'sockets-'));
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const dead = `stellwerk-socket-${pid}-abc`;
  fs.mkdirSync(join(folder, dead));
  fs.writeFileSync(join(folder, dead, '.s.PGSQL.5432'), '');
  fs.mkdirSync(join(folder, 'stellwerk-other'));
  const first = newSocketFolder(folder);
  const second = newSocketFolder(folder);
  const names = fs.readdirSync(folder).map((name) => join(folder, name));
  expect(names.toSorted()).toEqual([first, second, join(folder, 'stellwerk-other')].toSorted());
  expect(fs.statSync(first).mode & 0o777).toBe(0o700);
  fs.rmSync(folder, { recursive: true });
});
