import { sourceOf } from '../../apps/web/chunks.ts';
import type { Chunks } from './build.ts';
import type { PageWeight } from './page-weight.ts';

/** Familiar name of a module: the npm package, or the folder of the project. */
export function groupOf(id: string): string {
  const path = sourceOf(id.replace(/^\0/, '').replace(/\?.*$/, ''));
  const inPackage = /(?:.*\/|^)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path);
  if (inPackage !== null) return inPackage[1] ?? path;
  const inProject = /(?:\/|^)((?:packages|apps|bench)\/.*)$/.exec(path);
  if (inProject === null) return path;
  return (inProject[1] ?? path).replace('/src/', '/').split('/').slice(0, 4).join('/');
}

/** A script's size divided among its modules by their own weights: an estimate that is good enough to see what to cut. */
function shares(chunks: Chunks, path: string, size: number): readonly (readonly [string, number])[] {
  const modules = [...(chunks.get(path) ?? [])];
  const all = modules.reduce((total, [, weight]) => total + weight, 0);
  return all === 0 ? [[path, size]] : modules.map(([id, weight]) => [id, (size * weight) / all]);
}

function add(into: Map<string, number>, key: string, value: number): void {
  into.set(key, (into.get(key) ?? 0) + value);
}

/** Estimated bytes of a page's scripts by group, the heaviest first. */
export function contentsOf(page: PageWeight, chunks: Chunks): readonly (readonly [string, number])[] {
  const groups = new Map<string, number>();
  for (const file of page.files) {
    if (file.kind !== 'script') continue;
    for (const [id, size] of shares(chunks, file.path, file.size)) add(groups, groupOf(id), size);
  }
  return [...groups].toSorted((a, b) => b[1] - a[1]);
}

/** The groups of one script, the heaviest first. */
export function chunkContents(chunks: Chunks, path: string, size: number): readonly (readonly [string, number])[] {
  const groups = new Map<string, number>();
  for (const [id, share] of shares(chunks, path, size)) add(groups, groupOf(id), share);
  return [...groups].toSorted((a, b) => b[1] - a[1]);
}
