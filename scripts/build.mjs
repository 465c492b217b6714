#!/usr/bin/env node
// `npm run build`: every package with its types and styles, then the web app.
import { buildWeb, ensureInstalled, ensurePinnedNode, tool } from './lib/setup.mjs';

ensureInstalled();
ensurePinnedNode();
tool('tsup', ['--silent']);
buildWeb();
