import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keepsContractOnServer } from '@stellwerk/testing/on-server';
import * as ds from '../index';
import { cases } from './all.cases';
import * as editor from './rich-text-editor';

keepsContractOnServer({ ...ds, ...editor }, cases);

describe('exports', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const manifest: { exports: Record<string, unknown> } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const index = readFileSync(new URL('../index.ts', import.meta.url), 'utf8');

  it.each(folders)('%s has an entry of its own with source, types and code', (folder) => {
    expect(manifest.exports[`./${folder}`]).toEqual({
      '@stellwerk/source': `./src/components/${folder}/index.ts`,
      types: `./dist/${folder}.d.ts`,
      default: `./dist/${folder}.js`,
    });
  });

  it('everything but the heavy editor comes from the root, too', () => {
    expect(folders.filter((folder) => !index.includes(`'./components/${folder}'`))).toEqual(['rich-text-editor']);
  });
});
