// A host with Tailwind: its sheet before ours, with the line of the README that orders the layers, and after ours.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/setup.mjs';
import { differences, measured, open } from './compare.mjs';
import { sh } from './steps.mjs';

const OURS = ['design-system/styles.css', 'job-templates/own.css', 'forms/own.css'].map((path) => `@import '@stellwerk/${path}';`);
const THEIRS = "@import 'tailwindcss';";

/** The order of layers in the README of the design system. */
function layerLine() {
  const readme = readFileSync(join(root, 'packages/design-system/README.md'), 'utf8');
  const [line] = /^@layer [^;\n]*;$/m.exec(readme) ?? [];
  if (line === undefined) throw new Error('The README names no order of layers');
  return line;
}

/** Both orders of the imports. Tailwind's sheet before ours needs the line. */
const orders = { 'tailwind-first': [layerLine(), THEIRS, ...OURS], 'ours-first': [...OURS, THEIRS] };

const shell = (order) => `<!doctype html>
<html lang="de">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Probe</title><link rel="icon" href="data:," /></head>
  <body><div id="root"></div><script type="module" src="/src/${order}.tsx"></script></body>
</html>
`;

const script = (order) => `
import './${order}.css';
import { Button } from '@stellwerk/design-system/button';
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { pages as examples } from './pages';
import styles from './host.module.css';

const Classes = () => (
  <div className="sw-page">
    <Button variant="primary" className="bg-red-500 rounded-none p-8 mt-8">Tailwind</Button>
    <Button variant="primary" className={styles.wide}>Modul</Button>
    <p className="text-red-500 font-bold">Gast</p>
  </div>
);
const pages: Record<string, ComponentType> = { ...examples, classes: Classes };
const Page = pages[new URLSearchParams(location.search).get('page') ?? 'form'];
const root = document.getElementById('root');
if (root && Page) createRoot(root).render(<StrictMode><Page /></StrictMode>);
`;

/** One build for each order: a bundler would move the sheets that two pages share before both. */
const config = (order) => `
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
const build = { outDir: 'tailwind/dist', emptyOutDir: false, rolldownOptions: { input: '${order}.html', onwarn: () => {} } };
export default { plugins: [react(), tailwindcss()], build };
`;

/** Adds the host to the fresh app and builds it into `tailwind/dist`. */
export function buildTailwindHost(app) {
  const write = (path, text) => writeFileSync(join(app, path), text);
  write('src/host.module.css', '.wide { padding: 32px; border-radius: 0 }\n');
  for (const [order, imports] of Object.entries(orders)) {
    write(`${order}.html`, shell(order));
    write(`${order}.config.js`, config(order));
    write(`src/${order}.tsx`, script(order));
    write(`src/${order}.css`, `${imports.join('\n')}\n`);
    sh(join(app, 'node_modules/.bin/vite'), ['build', '--config', `${order}.config.js`, '--logLevel', 'error'], { cwd: app });
  }
}

/** Components look as they do without Tailwind, and the host's classes win, in both orders. */
export async function standsBesideTailwind(browser, plain, host) {
  const found = [];
  for (const order of Object.keys(orders)) {
    for (const page of ['stepper', 'template', 'form']) {
      const look = { width: 1280, theme: 'light' };
      const changed = differences(
        await measured(browser, host, `/${order}.html?page=${page}`, look),
        await measured(browser, plain, page, look),
      );
      found.push(...changed.map((text) => `${order}, ${page}: ${text}`));
    }
    const styles = await open(browser, host, `/${order}.html?page=classes`, {}, (tab) =>
      tab.evaluate(() =>
        [...document.querySelectorAll('button, p')].map((element) => {
          const { padding, borderRadius, marginTop, fontWeight } = getComputedStyle(element);
          return { padding, borderRadius, marginTop, fontWeight };
        }),
      ),
    );
    const [tailwind, module, text] = styles;
    const wins = [tailwind.padding, tailwind.borderRadius, tailwind.marginTop, module.padding, module.borderRadius, text.fontWeight];
    if (wins.join() !== '32px,0px,32px,32px,0px,700') found.push(`${order}: the classes of the host give ${wins.join(', ')}`);
  }
  if (found.length > 0) throw new Error(`${found.length} differences (with Tailwind, then without):\n${found.slice(0, 12).join('\n')}`);
}
