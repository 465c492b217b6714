#!/usr/bin/env node
// Every package as it is published: JavaScript, declarations, sheets.
import { run, tool } from './lib/setup.mjs';

tool('tsup', ['--silent']);
run(process.execPath, ['scripts/build-types.mjs']);
run(process.execPath, ['scripts/build-styles.mjs'], { quiet: true });
