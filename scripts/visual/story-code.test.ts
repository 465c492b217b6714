import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { storyCode } from './story-code';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A built Storybook of two story files, each with a part of its own, and a documentation page. */
const built = {
  'assets/iframe-AAAAAAAA.js':
    'm.f=["./One.stories-BBBBBBBB.js"];"./src/One.stories.tsx":()=>o(()=>import(`./One.stories-BBBBBBBB.js`),__vite__mapDeps([0,1]),import.meta.url),"./src/Two.stories.tsx":()=>o(()=>import(`./Two.stories-CCCCCCCC.js`),__vite__mapDeps([2]),import.meta.url);import(`./DocsPage-DDDDDDDD.js`)',
  'assets/One.stories-BBBBBBBB.js': 'import"./iframe-AAAAAAAA.js";import"./part-EEEEEEEE.js"',
  'assets/Two.stories-CCCCCCCC.js': 'import"./iframe-AAAAAAAA.js"',
  'assets/part-EEEEEEEE.js': 'one()',
  'assets/DocsPage-DDDDDDDD.js': 'reviews()',
  'assets/iframe-FFFFFFFF.css': 'a{color:red}',
};
const [one, two] = ['./src/One.stories.tsx', './src/Two.stories.tsx'];

function codes(changes: Readonly<Record<string, string>> = {}, rename: (text: string) => string = (text) => text) {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-built-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...built, ...changes })) {
    const file = join(folder, rename(name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, rename(text));
  }
  const codeOf = storyCode(folder);
  return [codeOf(one), codeOf(two)];
}

describe('code of a story', () => {
  const [first, second] = codes();

  it('changes with a script that it loads, and with no other', () => {
    expect(first).toMatch(/^\w{64}$/);
    const [changed, kept] = codes({ 'assets/part-EEEEEEEE.js': 'two()' });
    expect(changed).not.toBe(first);
    expect(kept).toBe(second);
  });

  it('does not change with the names of files, the list of stories and the documentation', () => {
    expect(codes({}, (text) => text.replaceAll('EEEEEEEE', 'GGGGGGGG'))).toEqual([first, second]);
    expect(codes({ 'assets/DocsPage-DDDDDDDD.js': 'others()' })).toEqual([first, second]);
    const newFile = '"./src/New.stories.tsx":()=>o(()=>import(`./New.stories-HHHHHHHH.js`),__vite__mapDeps([5]),import.meta.url),';
    const entry = built['assets/iframe-AAAAAAAA.js'].replace('mapDeps([2])', 'mapDeps([3])').replace('"./src/Two', `${newFile}"./src/Two`);
    expect(codes({ 'assets/iframe-AAAAAAAA.js': entry, 'assets/New.stories-HHHHHHHH.js': '' })).toEqual([first, second]);
  });

  it('changes with styles and with what every story loads', () => {
    for (const name of ['assets/iframe-FFFFFFFF.css', 'assets/iframe-AAAAAAAA.js'] as const) {
      const changed = codes({ [name]: `${built[name]} more` });
      expect(changed).not.toContain(first);
      expect(changed).not.toContain(second);
    }
  });
});
