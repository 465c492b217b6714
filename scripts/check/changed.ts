import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** Output lines of git; undefined when it fails. */
function git(root: string, ...args: readonly string[]): readonly string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? lines(stdout) : undefined;
}

/** The last landed commit: the merge base with the remote branch; without a remote the present commit. */
function lastLanding(root: string): string {
  return git(root, 'merge-base', 'HEAD', 'origin/main')?.[0] ?? 'HEAD';
}

/**
 * Files that differ from a commit, including new ones, without deleted ones.
 * @param since a commit; @default the last landing
 * @throws when git does not know the commit
 */
export function changedFiles(root: string, since = lastLanding(root)): readonly string[] {
  const changed = git(root, 'diff', '--name-only', '--diff-filter=d', since);
  if (changed === undefined) throw new Error(`Git kennt den Stand ${since} nicht.`);
  const added = git(root, 'ls-files', '--others', '--exclude-standard') ?? [];
  return [...new Set([...changed, ...added])].filter((file) => existsSync(join(root, file)));
}

/** All code files of the repository, including new ones. */
export const codeFiles = (root: string): readonly string[] =>
  (git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx') ?? []).filter((file) =>
    existsSync(join(root, file)),
  );
