// Compiles src/styles/library.css into dist/styles.css, for consumers without Tailwind, with the two font files beside it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = resolve(root, process.argv[2] ?? 'dist');
const require = createRequire(import.meta.url);
const manifest = require.resolve('@tailwindcss/cli/package.json');
const cli = join(dirname(manifest), require(manifest).bin.tailwindcss);

mkdirSync(join(out, 'fonts'), { recursive: true });
const sheet = join(out, 'styles.css');
execFileSync(process.execPath, [cli, '-i', join(root, 'src/styles/library.css'), '-o', sheet, '--minify'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});

const css = readFileSync(sheet, 'utf8').replaceAll(/@fontsource-variable\/[^"')]+/g, (file) => {
  copyFileSync(require.resolve(file), join(out, 'fonts', basename(file)));
  return `./fonts/${basename(file)}`;
});
writeFileSync(sheet, css);
