// Plain JavaScript like setup.mjs, which uses it before anything is installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'packages');

/** The folders below `packages/` that are built and published; the private workspaces are used from source. */
export const publishedPackages = readdirSync(packages).filter((name) => {
  const manifest = join(packages, name, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).private !== true;
});
