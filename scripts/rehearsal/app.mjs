import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/setup.mjs';

/** Every `ts` and `tsx` block of the packages' READMEs: package-number.tsx → code. */
export function readmeExamples() {
  const found = new Map();
  for (const name of readdirSync(join(root, 'packages'))) {
    const text = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    const blocks = [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)];
    if (blocks.length === 0) throw new Error(`packages/${name}/README.md has no example`);
    for (const [index, [, extension, code]] of blocks.entries()) found.set(`${name}-${index + 1}.${extension}`, code);
  }
  return found;
}

const main = `
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { StatusBadge } from '@stellwerk/design-system/patterns/status-badge';
import { APPLICATION_STATUSES } from '@stellwerk/domain/application/codes';
import { line, status } from './readme/domain-1';
import { Example as Stepper } from './readme/design-system-1';
import { Example as Template } from './readme/job-templates-1';
import { Example as Form } from './readme/forms-1';

const pages: Record<string, ComponentType> = {
  stepper: Stepper,
  template: Template,
  form: Form,
  labels: () => (
    <div className="sw-page" style={{ display: 'flex', flexWrap: 'wrap', gap: '16px 40px', padding: 24 }}>
      {APPLICATION_STATUSES.map((code) => <StatusBadge key={code} status={code} audience="candidate" />)}
    </div>
  ),
  words: () => <p>{line}, {status}</p>,
};
const Page = pages[new URLSearchParams(location.search).get('page') ?? 'form'];
const root = document.getElementById('root');
if (root && Page) createRoot(root).render(<StrictMode><Page /></StrictMode>);
`;

const html = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Probe</title>
    <style>body { margin: 0 }</style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

const server = `
import { JobKlassisch } from '@stellwerk/job-templates';
import { ApplicationForm } from '@stellwerk/forms';
import { readJob } from '@stellwerk/domain';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const job = readJob({ id: 42, title: 'Fachplanung Signaltechnik' });
const pages = [
  [createElement(JobKlassisch, { job, applyHref: '/bewerben', now: new Date(0) }), 'Fachplanung Signaltechnik'],
  [createElement(ApplicationForm, { jobId: '42', onSubmit: async () => null, onCancel: () => {} }), 'Bewerbung absenden'],
];
for (const [page, text] of pages) if (!renderToString(page).includes(text)) throw new Error('Not rendered: ' + text);
`;

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

/** A Vite app with the examples of the READMEs and nothing of ours but the packages; no Tailwind. */
export function writeApp(folder) {
  const { devDependencies: versions } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = readdirSync(join(root, 'packages'));
  const ours = names.map((name) => [
    `@stellwerk/${name}`,
    `^${JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).version}`,
  ]);
  const pick = (...list) => Object.fromEntries(list.map((name) => [name, versions[name]]));
  const manifest = {
    name: 'probe',
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(ours), ...pick('react', 'react-dom') },
    devDependencies: {
      ...pick('@types/react', '@types/react-dom', '@vitejs/plugin-react', 'vite'),
      typescript: versions['@typescript/native'].replace('npm:typescript@', ''),
    },
  };
  mkdirSync(join(folder, 'src/readme'), { recursive: true });
  const write = (path, text) => writeFileSync(join(folder, path), text);
  write('package.json', JSON.stringify(manifest, null, 2));
  write('tsconfig.json', JSON.stringify(tsconfig, null, 2));
  write('vite.config.js', "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n");
  write('index.html', html);
  write('src/main.tsx', main);
  write('server.mjs', server);
  for (const [path, code] of readmeExamples()) write(`src/readme/${path}`, code);
}
