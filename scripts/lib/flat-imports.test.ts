import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { flatImports } from './flat-imports.ts';

/** An app whose part needs a script that needs another; each reports when it runs. */
const SOURCES: Readonly<Record<string, string>> = {
  app: `import('part').then(({ part }) => console.log(part()));`,
  part: `import { middle } from 'middle'; console.log('part'); export const part = () => middle();`,
  middle: `import { deep } from 'deep'; console.log('middle'); export const middle = () => deep();`,
  deep: `console.log('deep'); export const deep = () => document.title;`,
};

const outputsOf = (result: Awaited<ReturnType<typeof build>>): readonly Rolldown.RolldownOutput[] =>
  Array.isArray(result) ? result : 'output' in result ? [result] : [];

/** The built scripts of the app, by their names. */
async function built(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'app',
        resolveId: (source) => (source in SOURCES ? `/${source}.js` : null),
        load: (id) => SOURCES[id.slice(1, -3)] ?? null,
      },
      flatImports,
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'app',
        output: {
          chunkFileNames: 'assets/[name].js',
          codeSplitting: {
            groups: ['middle', 'deep'].map((name, priority) => ({ name, priority, test: (id: string) => id === `/${name}.js` })),
          },
        },
      },
    },
  });
  const files = outputsOf(result).flatMap(({ output }) => output);
  return new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code] as const] : [])));
}

/** The scripts that one imports, in execution order. */
const named = (code: string | undefined): readonly string[] =>
  [...(code ?? '').matchAll(/import(?:\{[^}]*\}from)?\s*["'`]\.\/([\w-]+)\.js["'`]/g)].map(([, name = '']) => name);

it('a part that is loaded later names what its scripts need, after what it imports itself (decision 0084)', async () => {
  const scripts = await built();
  expect(named(scripts.get('middle'))).toContain('deep');
  const names = named(scripts.get('part'));
  expect(names).toContain('deep');
  expect(names.indexOf('middle')).toBeLessThan(names.indexOf('deep'));
  expect(new Set(names).size).toBe(names.length);
});

it('the script of the page itself stays as it is', async () => {
  expect(named((await built()).get('app'))).toEqual([]);
});
