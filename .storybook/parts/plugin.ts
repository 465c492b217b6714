import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { entriesOf, readNamed, readNamedFiles, readPart } from './read.ts';

const list = 'virtual:parts';
const one = 'virtual:part/';
// Without the ending, for which other plugins would take the module for a story file.
const ending = '.stories.tsx';

/** Gives the documentation pages what they say about their components: one module per page, loaded with the page. */
export const parts = (root: string): Plugin => ({
  name: list,
  resolveId: (id) => (id === list || id.startsWith(one) ? `\0${id}` : undefined),
  load: async (id) => {
    if (id === `\0${list}`) {
      const lines = readNamedFiles(root).map(
        ({ file: { title, file } }) =>
          `${JSON.stringify(title)}: () => import(${JSON.stringify(one + relative(root, file).slice(0, -ending.length))})`,
      );
      return `export default { ${lines.join(', ')} };`;
    }
    if (!id.startsWith(`\0${one}`)) return undefined;
    const entries = entriesOf(root);
    const named = readNamed(join(root, id.slice(one.length + 1) + ending), entries);
    return named && `export default ${JSON.stringify(await readPart(root, named, entries))};`;
  },
});

const group = /\btitle: '((?:Bausteine|Muster)\/[^']+)'/;

/** Keeps the ids of stories: Storybook derives them from the title, and the index gives components longer ones. */
export const steadyIds = (): Plugin => ({
  name: 'steady-ids',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith(ending) ? { code: code.replace(group, (title, name: string) => `${title}, id: '${name}'`), map: null } : undefined,
});
