#!/usr/bin/env node
// Runs one of the project's own commands under the pinned Node, installed and built: node scripts/run.mjs FILE [arguments]
import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureInstalled, ensurePinnedNode, root } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();
ensureBuilt();
const [file, ...args] = process.argv.slice(2);
process.exit(spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1);
