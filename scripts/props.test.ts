import { describe, expect, it } from 'vitest';
import { undocumented } from './props';

describe('props', { timeout: 120_000 }, () => {
  it.each([
    ['packages/design-system/src/components', 60],
    ['packages/design-system/src/patterns', 40],
    ['packages/job-templates/src', 3],
    ['packages/forms/src', 20],
  ])('are documented in every component of %s, with the exported data that go into them', (folder, least) => {
    const { notes, components } = undocumented(folder);
    expect(components).toBeGreaterThan(least);
    expect(notes.map(({ name, file, fault }) => `${file}: ${name} ${fault}`)).toEqual([]);
  });
});
