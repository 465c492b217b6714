import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync(['{packages,apps}/*/src/**/*.{stories.tsx,test.ts,test.tsx}', 'e2e/**/*.ts', 'scripts/**/*.test.ts'], { cwd: root });

describe('waiting in tests and stories', () => {
  it('has no ceiling, pause or second try of its own: `patience` holds for all', () => {
    expect(files.length).toBeGreaterThan(300);
    const impatient = files.filter((file) =>
      /\b(timeout|retry): ?\d|waitForTimeout\(|TIMEOUT = \d/.test(readFileSync(`${root}/${file}`, 'utf8')),
    );
    expect(impatient).toEqual([]);
  });
});
