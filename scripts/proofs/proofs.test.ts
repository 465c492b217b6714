import { describe, expect, it } from 'vitest';
import { matchRoute, routes } from '../../apps/web/src/routes.ts';
import { rows, rowsOfNpmTest, testFiles } from './proofs.ts';
import { readStories } from './story-file.ts';
import { isIdle } from '../test/idle-files.ts';
import { inNpmTest, readTests } from './test-file.ts';

const files = testFiles();

describe('what `npm test` proves', () => {
  it('is every row of the specification', () => {
    const proved = rowsOfNpmTest(files);
    expect(rows().length).toBe(802);
    expect(rows().filter((row) => !proved.has(row))).toEqual([]);
  });

  it('is one walk at least through every page', () => {
    const walks = files.flatMap(({ tests }) => tests.filter(({ tags }) => tags.has('walk')));
    // For a page that a walk reaches by a link, its title contains the page in brackets.
    const paths = walks.flatMap(({ texts }) =>
      texts.flatMap((text) => [...text.matchAll(/(?:^x?|\()(\/[^?#\s)]*)/g)].map(([, path = '']) => path)),
    );
    const walked = new Set(paths.map((path) => String(matchRoute(path).entry.load)));
    // Pages with one module are one page with several URLs.
    const missing = routes.filter(({ path, load }) => path !== '*' && !walked.has(String(load)));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('is nothing of `e2e` but walks', () => {
    const loose = files.filter(({ file, tests }) => file.startsWith('e2e/') && tests.some(({ tags }) => !tags.has('full')));
    expect(loose.map(({ file }) => file)).toEqual([]);
  });
});

describe('files that a run does not open', () => {
  const without = (chosen: (tags: ReadonlySet<string>) => boolean): readonly string[] =>
    files.filter(({ tests }) => !tests.some(({ tags }) => chosen(tags))).map(({ file }) => file);
  const idle = (selection: 'test' | 'rest'): readonly string[] =>
    files.filter(({ source }) => isIdle(source, selection)).map(({ file }) => file);

  it('have nothing that it would run', () => {
    expect(without(inNpmTest)).toEqual(expect.arrayContaining([...idle('test')]));
    expect(without((tags) => tags.has('full') && !tags.has('walk'))).toEqual(expect.arrayContaining([...idle('rest')]));
  });

  it('are most of those that have nothing', () => {
    expect(idle('test').length).toBeGreaterThan(20);
    expect(idle('rest').length).toBeGreaterThan(200);
  });
});

describe('reading test files', () => {
  const source = `
    /** @module-tag full */
    const PATH = \`/company/\${id}/jobs\`;
    const cases = [['AF01', 1]];
    const WALK = { tags: ['walk'] };
    describe('form AF02', WALK, () => {
      it.each(cases)('%s takes', () => open(PATH));
    });
    it('AF03', () => { // AF04
      go('/jobs');
    });
  `;
  const [inSuite, alone] = readTests('one.test.ts', source);

  it('finds tests in suites and tables, with the tags of file, suite and test', () => {
    expect(inSuite?.title).toBe('%s takes');
    expect([...(inSuite?.tags ?? [])]).toEqual(['full', 'walk']);
    expect(inSuite?.texts).toEqual(expect.arrayContaining(['form AF02', 'AF01', '/company/x/jobs']));
  });

  it('reads neither comments nor what another test says', () => {
    expect([...(alone?.tags ?? [])]).toEqual(['full']);
    expect(alone?.texts).toEqual(['AF03', '/jobs']);
  });

  it('finds the rows of stories that others or a function make, and lists from beside', () => {
    const stories = readStories(
      'One.stories.tsx',
      `import { rows } from './rows';
       const make = (row: string): Story => ({ parameters: { spec: [row] } });
       export const A = make('AF05');
       export const B: Story = { ...A, args: { text: 'AF99' } };
       export const C: Story = { parameters: { spec: rows } };`,
      () => "export const rows = ['AF07'];",
    );
    expect(stories.map(({ spec }) => spec)).toEqual([['AF05'], ['AF05'], ['AF07']]);
  });

  it('finds the rows of a story, and its tags', () => {
    const stories = readStories(
      'One.stories.tsx',
      "export default {}; export const Leer: Story = { tags: ['full'], parameters: { spec: ['AF05', 'AF06'] } };",
    );
    expect(stories).toEqual([{ name: 'Leer', tags: new Set(['full']), spec: ['AF05', 'AF06'] }]);
  });
});
