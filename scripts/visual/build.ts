import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached, root } from '../lib/setup.mjs';

export const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function buildStorybook(folder: string, out: string): void {
  const args = ['build', '--disable-telemetry', '--quiet', '--test', '-o', out];
  const built = spawnSync(join(folder, 'node_modules/.bin/storybook'), args, { cwd: folder, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`Storybook in ${folder}:\n${built.stdout}${built.stderr}`);
}

/** Files that a review writes: they change no picture. */
const REVIEWS = ['.storybook/reviews.json', '.storybook/approved-pictures.json'];

/** Fingerprint of everything that the Storybook of the working tree is built from. */
function sources(): string {
  const paths = ['packages', 'apps/web', '.storybook', 'package-lock.json', ':!.storybook/board', ...REVIEWS.map((file) => `:!${file}`)];
  const hash = createHash('sha256');
  for (const file of git('ls-files', '-co', '--exclude-standard', '--', ...paths).split('\n')) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * The built Storybook of the working tree, from an earlier run where nothing has changed since. Its tags of approval are those of that run.
 * @returns its folder
 */
export function buildCurrent(): string {
  const [folder, stamp, now] = [cached('storybook'), cached('storybook-sources'), sources()];
  if (existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return folder;
  console.log('Storybook des Arbeitsstands wird gebaut …');
  rmSync(stamp, { force: true });
  buildStorybook(root, folder);
  writeFileSync(stamp, now);
  return folder;
}

/**
 * Links the installed dependencies into another working tree. The project's own packages are linked to that tree's sources:
 * otherwise an earlier revision would show today's components.
 */
function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules');
  const own = '@stellwerk';
  mkdirSync(join(modules, own), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== own && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(join(folder, group))) symlinkSync(join(folder, group, name), join(modules, own, name));
  }
}

/** Builds the Storybook of an earlier revision in a working tree of its own, with today's dependencies. */
export function buildRevision(revision: string, folder: string, out: string): void {
  git('worktree', 'add', '--quiet', '--detach', folder, revision);
  try {
    linkModules(folder);
    buildStorybook(folder, out);
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}

/** The commit of a revision; by default the merge base with `main`, or the last commit on `main` itself. */
export function resolveRevision(revision: string | undefined): string {
  if (revision !== undefined) return git('rev-parse', '--verify', `${revision}^{commit}`);
  const main = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], { cwd: root }).status === 0 ? 'origin/main' : 'main';
  return git('merge-base', 'HEAD', main);
}

/** Whether the stories equal the last commit; a review just written does not count. */
export const isCommitted = (): boolean =>
  git('status', '--porcelain', '--', 'packages', 'apps/web', '.storybook', 'package-lock.json', ...REVIEWS.map((file) => `:!${file}`)) ===
  '';
