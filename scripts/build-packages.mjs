#!/usr/bin/env node
// Builds every package for publication: JavaScript, declarations, sheets.
import { run, tool } from './lib/setup.mjs';

tool('tsup', ['--silent']);
run(process.execPath, ['scripts/build-types.mjs']);
run(process.execPath, ['scripts/build-styles.mjs'], { quiet: true });
