#!/usr/bin/env node
// Bundles what a consumer writes for one component, out of the built packages, for size-limit to weigh: React stays outside;
// initial/ holds what loads at once, later/ what the component loads itself when it is needed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './lib/setup.mjs';

const components = {
  button: "export { Button } from '@stellwerk/design-system/button'",
  dialog: "export { Dialog } from '@stellwerk/design-system/dialog'",
  'text-field': "export { TextField } from '@stellwerk/design-system/text-field'",
  'status-stepper': "export { StatusStepper } from '@stellwerk/design-system/patterns/status-stepper'",
  'job-card': "export { JobCard } from '@stellwerk/design-system/patterns/job-card'",
  klassisch: "export { JobKlassisch } from '@stellwerk/job-templates/klassisch'",
  modern: "export { JobModern } from '@stellwerk/job-templates/modern'",
  konservativ: "export { JobKonservativ } from '@stellwerk/job-templates/konservativ'",
  'application-form': "export { ApplicationForm } from '@stellwerk/forms/application-form'",
  'newsletter-form': "export { NewsletterForm } from '@stellwerk/forms/newsletter-form'",
};

const out = join(root, '.cache/sizes');
rmSync(out, { recursive: true, force: true });

for (const [name, source] of Object.entries(components)) {
  const folder = join(out, name);
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, `${source};\n`);
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: entry,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        onwarn: () => {},
      },
    },
  });
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const initial = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const fileName of initial) for (const next of chunks.get(fileName)?.imports ?? []) if (chunks.has(next)) initial.add(next);
  for (const part of ['initial', 'later']) mkdirSync(join(folder, part));
  for (const { fileName, code } of chunks.values())
    writeFileSync(join(folder, initial.has(fileName) ? 'initial' : 'later', fileName), code);
}

/** The weighed names are those of the limits, and the other way round. */
const limits = JSON.parse(readFileSync(join(root, '.size-limit.json'), 'utf8'));
const weighed = new Set(limits.map(({ path }) => /^\.cache\/sizes\/([^/]+)/.exec(path)?.[1]).filter((name) => name !== undefined));
const missing = Object.keys(components).filter((name) => !weighed.has(name));
if (missing.length > 0) throw new Error(`No limit in .size-limit.json: ${missing.join(', ')}`);
