import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** Lines that git prints; undefined when it refuses. */
function git(root: string, ...args: readonly string[]): readonly string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? lines(stdout) : undefined;
}

/** The commit that landed last: where the own branch leaves that of the remote; without a remote the present commit. */
function lastLanding(root: string): string {
  return git(root, 'merge-base', 'HEAD', 'origin/main')?.[0] ?? 'HEAD';
}

/**
 * Files that differ from a commit, new ones included, deleted ones not.
 * @param since a commit; @default the last landing
 * @throws when git does not know the commit
 */
export function changedFiles(root: string, since = lastLanding(root)): readonly string[] {
  const changed = git(root, 'diff', '--name-only', '--diff-filter=d', since);
  if (changed === undefined) throw new Error(`Git kennt den Stand ${since} nicht.`);
  const added = git(root, 'ls-files', '--others', '--exclude-standard') ?? [];
  return [...new Set([...changed, ...added])].filter((file) => existsSync(join(root, file)));
}

/** All files of the repository that hold code, new ones included. */
export const codeFiles = (root: string): readonly string[] =>
  (git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx') ?? []).filter((file) =>
    existsSync(join(root, file)),
  );
