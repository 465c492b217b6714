/** @module-tag full */
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepPrivate } from './private-files.ts';
import { startChildServer } from '../../testing/child.ts';
import { openPaths } from '../../testing/modes.ts';

describe('a data directory', () => {
  it('is closed to everybody else, whatever mask the server is started with; also one that was open before', async () => {
    const dataDir = fs.mkdtempSync(join(tmpdir(), 'stellwerk-modes-'));
    const before = process.umask(0);
    try {
      for (const round of ['new', 'opened meanwhile']) {
        const server = await startChildServer({ DATA_DIR: dataDir, SEED: 'demo' });
        const body = {
          email: `${round.replace(' ', '.')}@post.example`,
          password: 'Rotkehlchen singt früh',
          firstName: 'Edda',
          lastName: 'Lorenz',
        };
        await fetch(`${server.url}/api/public/auth/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...body, terms: true, gdpr: true }),
        });
        const outbox = join(dataDir, 'outbox');
        const mails = () => (fs.existsSync(outbox) ? fs.readdirSync(outbox) : []).filter((name) => name.endsWith('.eml'));
        await expect.poll(() => mails().length).toBeGreaterThan(round === 'new' ? 0 : 1);
        expect(openPaths(dataDir), round).toEqual([]);
        await server.kill();
        for (const name of fs.readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
          const path = join(dataDir, name);
          fs.chmodSync(path, fs.lstatSync(path).isDirectory() ? 0o755 : 0o666);
        }
        fs.chmodSync(dataDir, 0o755);
      }
    } finally {
      process.umask(before);
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it('keeps its modes away from what is not its own and from where links lead', () => {
    const dataDir = fs.mkdtempSync(join(tmpdir(), 'stellwerk-modes-'));
    const other = join(dataDir, 'photos');
    fs.mkdirSync(other);
    fs.chmodSync(other, 0o755);
    fs.mkdirSync(join(dataDir, 'files'));
    fs.symlinkSync(other, join(dataDir, 'files', 'link'));
    const before = process.umask();
    keepPrivate(dataDir);
    process.umask(before);
    expect(fs.statSync(other).mode & 0o777).toBe(0o755);
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
});
