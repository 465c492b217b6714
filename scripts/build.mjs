#!/usr/bin/env node
// `npm run build`: every package with its types and styles, then the web app.
import { buildWeb, ensureInstalled, ensurePinnedNode, run, tool } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();
tool('tsup', ['--silent']);
run(process.execPath, ['scripts/build-types.mjs']);
run(process.execPath, ['scripts/build-styles.mjs']);
buildWeb();
