import { describe, expect, it } from 'vitest';
import { chooseTests, partOf } from './choose.ts';
import { dependants } from './imports.ts';

describe('partOf', () => {
  it.each([
    ['packages/forms/src/a.test.ts', 'unit'],
    ['packages/forms/src/a.dom.test.tsx', 'dom'],
    ['apps/web/src/a.test.ts', 'unit'],
    ['apps/api/src/jobs/a.test.ts', 'api'],
    ['scripts/a.test.ts', 'unit'],
    ['packages/screens/src/A.stories.tsx', 'stories'],
    ['e2e/a.test.ts', undefined],
    ['packages/forms/src/a.ts', undefined],
  ])('%s runs in %s', (file, part) => expect(partOf(file)).toBe(part));
});

describe('dependants', () => {
  it('counts the imports between, by the shortest way, and ends in a circle', () => {
    const importers = new Map([
      ['a', ['b', 'c']],
      ['b', ['c', 'd']],
      ['d', ['a']],
    ]);
    expect([...dependants(importers, ['a'])]).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 1],
      ['d', 2],
    ]);
  });
});

describe('chooseTests', () => {
  const [near, far, slow] = ['packages/a/src/near.test.ts', 'packages/a/src/far.test.ts', 'packages/a/src/slow.test.ts'];
  const seconds = { [`unit ${near}`]: 3, [`unit ${far}`]: 3, [`unit ${slow}`]: 50 };

  it('takes the nearest that fit and says what it leaves', () => {
    const distances = new Map([
      [far, 4],
      [slow, 2],
      [near, 1],
      ['packages/a/src/a.ts', 0],
    ]);
    expect(chooseTests(distances, seconds, 8)).toEqual({ chosen: [near, far], left: [slow] });
    expect(chooseTests(distances, seconds, 7)).toEqual({ chosen: [near], left: [slow, far] });
  });

  it('takes what was changed itself, however long it is', () => {
    expect(chooseTests(new Map([[slow, 0]]), seconds, 1)).toEqual({ chosen: [slow], left: [] });
  });
});
