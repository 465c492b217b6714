import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../e2e/', import.meta.url));

// Playwright ignores case and accepts a part of a text, so 'ihre' would pass for 'Ihre'.
it('end-to-end tests find by whole texts: byText, byLabel and byRole of e2e/support/find.ts', () => {
  const partial = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) =>
      readFileSync(folder + name, 'utf8')
        .split('\n')
        .filter((line) => /\.getBy(Text|Label|Placeholder|AltText|Title)\((?!\/)|\.getByRole\([^)]*name: (?!\/)/.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
  expect(partial).toEqual([]);
});
