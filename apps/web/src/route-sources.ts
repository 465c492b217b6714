import type { RouteModule } from './route-types';

const files = import.meta.glob<RouteModule>('./routes/**/route.tsx');

/** The component of a page → its file in the build manifest. */
async function readSources(): Promise<ReadonlyMap<unknown, string>> {
  const entries = Object.entries(files).map(async ([file, load]) => [(await load()).default, file.replace('./', 'src/')] as const);
  return new Map(await Promise.all(entries));
}

let sources: Promise<ReadonlyMap<unknown, string>> | undefined;

/**
 * The file of a page in the build manifest, by which the server links its scripts and styles. Only for the server: it loads every page.
 * @throws when the module is no page, which would be rendered without its styles
 */
export async function sourceOf(module: RouteModule): Promise<string> {
  sources ??= readSources();
  const source = (await sources).get(module.default);
  if (source === undefined) throw new Error('This module is no route.tsx.');
  return source;
}
