import { readFileSync } from 'node:fs';
import { PLACEHOLDERS } from '@stellwerk/domain';
import { expect, it } from 'vitest';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

it.each([
  ['MD06 MD07', 'logo', '/images/placeholders/no-logo.png'],
  ['MD06 MD08', 'avatar', '/images/avatar-placeholder.png'],
  ['MD06', 'image', '/images/placeholders/no-image.png'],
] as const)('%s instead of a missing %s there is the PNG %s', (_row, kind, path) => {
  expect(PLACEHOLDERS[kind]).toBe(path);
  const file = readFileSync(new URL(`../public${path}`, import.meta.url));
  expect(file.subarray(0, PNG.length)).toEqual(PNG);
});
