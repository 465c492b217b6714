import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keepsContractOnServer } from '@stellwerk/testing/on-server';
import * as patterns from '../patterns';
import { cases } from './all.cases';

keepsContractOnServer(patterns, cases);

it('every folder of a pattern comes from the entry', () => {
  const index = readFileSync(new URL('../patterns.ts', import.meta.url), 'utf8');
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(new URL(entry.name, import.meta.url)).includes('index.ts'))
    .map((entry) => entry.name);
  expect(folders.filter((folder) => !index.includes(`'./patterns/${folder}'`))).toEqual([]);
});
