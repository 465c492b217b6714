import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readManifest } from '../lib/manifest.ts';
import { publishedPackages } from '../lib/published.mjs';
import { root } from '../lib/setup.mjs';
import { freePort } from '@stellwerk/testing/free-port';
import { serve, sh } from './steps.mjs';

const require = createRequire(import.meta.url);
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

/** A copy of the built packages for raising versions and publishing without touching the repository. */
export function stageRepository(folder) {
  for (const name of publishedPackages) {
    for (const file of ['package.json', 'dist', 'docs', 'README.md', 'CHANGELOG.md', 'LICENSE']) {
      const from = join(root, 'packages', name, file);
      if (existsSync(from)) cpSync(from, join(folder, 'packages', name, file), { recursive: true });
    }
  }
  mkdirSync(join(folder, '.changeset'));
  cpSync(join(root, '.changeset/config.json'), join(folder, '.changeset/config.json'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'rehearsal', private: true, workspaces: ['packages/*'] }));
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

/** `changeset publish`: every version that the registry lacks. */
export function publish(folder, env) {
  // changesets tags the published versions, and an annotated tag needs a user name.
  const person = { GIT_AUTHOR_NAME: 'Rehearsal', GIT_COMMITTER_NAME: 'Rehearsal', EMAIL: 'rehearsal@post.example' };
  return sh(bin('changeset'), ['publish'], { cwd: folder, env: { ...env, ...person } });
}

/** Writes a changeset, raises the version by it and returns the new one. */
export function raise(folder, name, text) {
  writeFileSync(join(folder, '.changeset/rehearsal.md'), `---\n'@stellwerk/${name}': patch\n---\n\n${text}\n`);
  sh(bin('changeset'), ['version'], { cwd: folder });
  commit(folder, 'Raise');
  const { version } = readManifest(join(folder, 'packages', name));
  const changelog = readFileSync(join(folder, 'packages', name, 'CHANGELOG.md'), 'utf8');
  if (!changelog.includes(text)) throw new Error('The changelog does not name the change');
  return version;
}
