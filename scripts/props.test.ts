import { describe, expect, it } from 'vitest';
import { undocumented } from './props';

describe('props and examples', () => {
  it.each([
    ['packages/design-system/src/components', 60],
    ['packages/design-system/src/patterns', 40],
    ['packages/job-templates/src', 3],
    ['packages/forms/src', 20],
  ])('are documented in every component of %s, with the exported data that go into them and an example that fits', (folder, least) => {
    const { notes, components } = undocumented(folder);
    expect(components).toBeGreaterThan(least);
    expect(notes.map(({ name, file, error }) => `${file}: ${name} ${error}`)).toEqual([]);
  });
});
