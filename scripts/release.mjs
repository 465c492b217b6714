#!/usr/bin/env node
// `npm run release`: builds and checks the packages and publishes every version that the registry does not have yet.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensurePinnedNode, root, run } from './lib/setup.mjs';
import { repositoryAddress } from './release/address.ts';
import { withAddress } from './release/with-address.mjs';

ensurePinnedNode();
// Before the build, which takes a while.
const address = repositoryAddress(process.env);
run('npm', ['run', 'build']);
run('npm', ['run', 'check:packages']);
const changeset = join(root, 'node_modules/.bin/changeset');
const { status } = withAddress(root, address, () =>
  spawnSync(changeset, ['publish'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }),
);
process.exitCode = status ?? 1;
