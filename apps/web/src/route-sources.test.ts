import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceOf } from './route-sources';
import { routes } from './routes';

const files = Object.keys(import.meta.glob('./routes/**/route.tsx')).map((file) => file.replace('./', 'src/'));

describe('the file of a page', () => {
  it.each(routes.map((entry) => [entry.path, entry] as const))('is found for %s', async (_path, { load }) => {
    expect(existsSync(new URL(`../${await sourceOf(await load())}`, import.meta.url))).toBe(true);
  });

  it('is in the table for every route.tsx', async () => {
    const found = await Promise.all(routes.map(async ({ load }) => sourceOf(await load())));
    expect([...new Set(found)].toSorted()).toEqual(files.toSorted());
  });

  it('is an error for what is no page', async () => {
    await expect(sourceOf({ default: () => null })).rejects.toThrow();
  });
});
