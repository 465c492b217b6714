import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { publishedPackages } from '../lib/published.mjs';
import { readJson } from '../lib/read-json.ts';
import { root } from '../lib/setup.mjs';
import { examples, withOwnSheets } from './examples.ts';
import { appPages } from './pages.mjs';

const tsconfig = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

const config = `
import react from '@vitejs/plugin-react';
const input = { main: 'index.html', parts: 'parts.html', foreign: 'foreign.html', sheets: 'foreign-with-sheets.html', entries: 'src/entries.ts' };
export default ({ isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild ? { outDir: 'server' } : { rolldownOptions: { input, preserveEntrySignatures: 'strict', onwarn: () => {} } },
});
`;

/** A Vite app with the examples of the READMEs and the packages only; Tailwind is there for a second build. */
export function writeApp(folder, version) {
  const { devDependencies: versions } = readJson(
    join(root, 'package.json'),
    z.object({ devDependencies: z.record(z.string(), z.string()) }),
  );
  const pick = (...list) => Object.fromEntries(list.map((name) => [name, versions[name]]));
  const manifest = {
    name: 'probe',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(publishedPackages.map((name) => [`@stellwerk/${name}`, `^${version}`])),
      ...pick('react', 'react-dom'),
    },
    devDependencies: {
      ...pick('@tailwindcss/vite', '@types/react', '@types/react-dom', '@vitejs/plugin-react', 'tailwindcss', 'vite'),
      typescript: versions['@typescript/native'].replace('npm:typescript@', ''),
    },
  };
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', JSON.stringify(manifest, null, 2));
  write('tsconfig.json', JSON.stringify(tsconfig, null, 2));
  write('vite.config.js', config);
  for (const [path, text] of Object.entries(appPages())) write(path, text);
  for (const [path, code] of examples()) {
    write(`src/readme/${path}`, code);
    if (path.endsWith('-1.tsx')) write(`src/parts/${path}`, withOwnSheets(code));
  }
}
