import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readManifest } from '../lib/manifest.ts';
import { publishedPackages } from '../lib/published.mjs';
import { root } from '../lib/setup.mjs';
import { freePort } from '@stellwerk/testing/free-port';
import { withAddress } from '../release/with-address.mjs';
import { serve, sh } from './steps.mjs';

const require = createRequire(import.meta.url);
/** Stands for the repository, whose address only a real release knows. */
const ADDRESS = 'https://git.example/stellwerk';

const bin = (name) => join(root, 'node_modules/.bin', name);

/** A local registry on a loopback port: our packages come only from here, all others through the registry of npm's settings. */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true });
  const uplink = sh('npm', ['config', 'get', 'registry'], { cwd: folder }).trim();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const everyone = { access: '$all', publish: '$all', unpublish: '$all' };
  // JSON is YAML, too.
  const config = {
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: -1 } },
    uplinks: { others: { url: uplink, timeout: '60s', max_fails: 5 } },
    packages: { '@stellwerk/*': everyone, '**': { ...everyone, proxy: 'others' } },
    max_body_size: '50mb',
    log: { type: 'stdout', level: 'error' },
  };
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(config));
  // npm never publishes without a token, even if the registry requires none.
  writeFileSync(join(folder, 'npmrc'), `//127.0.0.1:${port}/:_authToken=rehearsal\n`);
  const manifest = require.resolve('verdaccio/package.json');
  const command = join(dirname(manifest), require(manifest).bin);
  const args = [command, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`];
  const child = await serve(process.execPath, args, `${url}-/ping`, { cwd: folder });
  const env = {
    npm_config_registry: url,
    npm_config_userconfig: join(folder, 'npmrc'),
    npm_config_cache: join(folder, 'cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
  return { env, stop: () => child.kill() };
}

/** A copy of the built packages and the waiting changesets, for raising versions and publishing without touching the repository. */
export function stageRepository(folder) {
  const copy = (path) => {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path), { recursive: true });
  };
  for (const name of publishedPackages)
    for (const file of ['dist', 'docs', 'README.md', 'CHANGELOG.md', 'LICENSE']) copy(`packages/${name}/${file}`);
  // Also those of the private workspaces, which depend on the packages.
  for (const manifest of globSync('{packages,apps}/*/package.json', { cwd: root })) copy(manifest);
  copy('.changeset');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'rehearsal', private: true, workspaces: ['packages/*', 'apps/*'] }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ name: 'rehearsal', lockfileVersion: 3, packages: {} }));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  sh('git', ['init', '--quiet', '--initial-branch=main'], { cwd: folder });
  commit(folder, 'Stage');
}

function commit(folder, message) {
  sh('git', ['add', '--all'], { cwd: folder });
  sh('git', ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@post.example', 'commit', '--quiet', '-m', message], { cwd: folder });
}

/** `changeset publish` as in `npm run release`: every version that the registry lacks. */
export function publish(folder, env) {
  // changesets tags the published versions, and an annotated tag needs a user name.
  const person = { GIT_AUTHOR_NAME: 'Rehearsal', GIT_COMMITTER_NAME: 'Rehearsal', EMAIL: 'rehearsal@post.example' };
  return withAddress(folder, ADDRESS, () => sh(bin('changeset'), ['publish'], { cwd: folder, env: { ...env, ...person } }));
}

/** The registry's page leads into the repository. @throws Error when a published package does not name it */
export function leadsIntoRepository(app) {
  for (const name of publishedPackages) {
    const read = (file) => readFileSync(join(app, 'node_modules/@stellwerk', name, file), 'utf8');
    const misses = !read('package.json').includes(`git+${ADDRESS}.git`) || !read('README.md').includes(`](${ADDRESS}/raw/v`);
    if (misses) throw new Error(`${name} does not lead to ${ADDRESS}`);
  }
}

/** Names and summary of each waiting changeset. */
function waiting(folder) {
  return globSync('.changeset/*.md', { cwd: folder }).map((file) => {
    const [, head, ...text] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
    return { names: [...head.matchAll(/^'@stellwerk\/(.+)':/gm)].map(([, name]) => name), text: text.join('---').trim() };
  });
}

/**
 * `changeset version` with the changesets that wait.
 * @returns the new version, which all packages have
 * @throws Error when one is left, or is missing in the changelog of a package that it names
 */
export function raise(folder) {
  const changes = waiting(folder);
  sh(bin('changeset'), ['version'], { cwd: folder });
  commit(folder, 'Raise');
  if (waiting(folder).length > 0) throw new Error('Changesets are left');
  for (const { names, text } of changes) {
    const [line] = text.split('\n');
    for (const name of names) {
      const changelog = readFileSync(join(folder, 'packages', name, 'CHANGELOG.md'), 'utf8');
      if (!changelog.includes(line)) throw new Error(`The changelog of ${name} does not say: ${line}`);
    }
  }
  const versions = new Set(publishedPackages.map((name) => readManifest(join(folder, 'packages', name)).version));
  if (versions.size !== 1) throw new Error(`The packages have several versions: ${[...versions].join(', ')}`);
  return [...versions][0];
}

/** Raises the versions by the changesets that wait, if any do. */
export const raiseByWaiting = (folder) => (waiting(folder).length > 0 ? raise(folder) : undefined);

/** Writes a changeset and raises the versions by it. */
export function raiseBy(folder, name, text) {
  writeFileSync(join(folder, '.changeset/rehearsal.md'), `---\n'@stellwerk/${name}': patch\n---\n\n${text}\n`);
  return raise(folder);
}
