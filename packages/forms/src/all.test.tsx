import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keepsContractOnServer } from '@stellwerk/testing/on-server';
import { cases } from './all.cases';
import * as forms from './index';

keepsContractOnServer(forms, cases);

describe('exports', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(new URL(entry.name, import.meta.url)).includes('index.ts'))
    .map((entry) => entry.name);
  const manifest: { exports: Record<string, unknown> } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const index = readFileSync(new URL('./index.ts', import.meta.url), 'utf8');

  it.each(folders)('%s has an entry of its own with source, types and code, and comes from the root, too', (folder) => {
    expect(manifest.exports[`./${folder}`]).toEqual({
      '@stellwerk/source': `./src/${folder}/index.ts`,
      types: `./dist/${folder}.d.ts`,
      default: `./dist/${folder}.js`,
    });
    expect(index).toContain(`'./${folder}'`);
  });
});
