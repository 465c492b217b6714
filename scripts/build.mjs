#!/usr/bin/env node
// `npm run build`: every package with its types and styles, then the web app.
import { buildWeb, ensureInstalled, ensurePinnedNode, noteBuilt, run } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();
run(process.execPath, ['scripts/build-packages.mjs']);
buildWeb();
noteBuilt();
