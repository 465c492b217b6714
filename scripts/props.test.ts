import { describe, expect, it } from 'vitest';
import { undocumented } from './props';

describe('props', { timeout: 120_000 }, () => {
  it('are documented in every component of the design system, with what goes into them', () => {
    const { notes, components } = undocumented('packages/design-system/src/components');
    expect(components).toBeGreaterThan(60);
    expect(notes.map(({ name, file, fault }) => `${file}: ${name} ${fault}`)).toEqual([]);
  });

  it.each(['packages/design-system/src/patterns', 'packages/job-templates/src', 'packages/forms/src'])(
    'of components are documented in %s',
    (folder) => {
      const { notes, components } = undocumented(folder);
      expect(components).toBeGreaterThan(0);
      expect(notes.filter(({ ofComponent }) => ofComponent).map(({ name, file, fault }) => `${file}: ${name} ${fault}`)).toEqual([]);
    },
  );
});
