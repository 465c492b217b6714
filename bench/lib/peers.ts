import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.ts';

/** Folder of the public libraries of the comparisons. */
export const peersFolder = join(root, 'bench/peers');

/**
 * Installs the libraries by their own lock file, unless installed.
 * @throws Error when npm or the compiler fails
 */
export function preparePeers(): void {
  const stamp = join(peersFolder, 'node_modules/.stamp');
  const lock = createHash('sha256')
    .update(readFileSync(join(peersFolder, 'package-lock.json')))
    .digest('hex');
  const run = (command: string, args: readonly string[]): void => {
    const { status } = spawnSync(command, args, { cwd: peersFolder, stdio: 'inherit', env: { ...process.env, NODE_ENV: '' } });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in bench/peers`);
  };
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    console.log('Installing the libraries of the comparison …');
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
    writeFileSync(stamp, lock);
  }
  run(join(root, 'node_modules/.bin/tsc'), ['-p', peersFolder]);
}
