import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../lib/manifest.ts';
import { publishedPackages } from '../lib/published.mjs';
import { addressedManifest, addressedReadme } from './address.ts';

/**
 * Writes the repository's address into the manifests and READMEs of the packages while `work` publishes them.
 * @param folder repository, or its copy
 */
export function withAddress(folder, address, work) {
  const before = new Map();
  const rewrite = (path, change) => {
    const text = readFileSync(path, 'utf8');
    before.set(path, text);
    writeFileSync(path, change(text));
  };
  try {
    for (const name of publishedPackages) {
      const home = join(folder, 'packages', name);
      const place = { address, folder: `packages/${name}`, tag: `v${readManifest(home).version}` };
      rewrite(join(home, 'package.json'), (text) => `${JSON.stringify(addressedManifest(JSON.parse(text), place), null, 2)}\n`);
      rewrite(join(home, 'README.md'), (text) => addressedReadme(text, place));
    }
    return work();
  } finally {
    for (const [path, text] of before) writeFileSync(path, text);
  }
}
