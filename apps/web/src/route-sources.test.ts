import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceOf } from './route-sources';
import { routes } from './routes';

describe('the source of a route', () => {
  it.each(routes.map((entry) => [entry.path, entry] as const))('is known for %s', (_path, entry) => {
    expect(existsSync(new URL(`../${sourceOf(entry)}`, import.meta.url))).toBe(true);
  });
});
