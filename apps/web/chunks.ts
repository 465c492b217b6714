import { readFileSync } from 'node:fs';

const known = new Map<string, string>();

/** The source of a module: built packages have files without telling names, and say on a line of their own what is in them. */
export function sourceOf(id: string): string {
  const path = id.replaceAll('\\', '/');
  if (!/\/packages\/[^/]+\/dist\/[^?]*\.js$/.test(path)) return path;
  const source = known.get(path) ?? /^(?:'use client';)?\/\/ (\S+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? path;
  known.set(path, source);
  return source;
}

/** Sheets stay with the pages that import them: visitors must not load the members' one. */
const isScript = (id: string): boolean => !id.includes('.css');

const group = (name: string, sources: RegExp) => ({ name, test: (id: string): boolean => isScript(id) && sources.test(sourceOf(id)) });

/**
 * The groups for the bundler, whose own cut does the rest (decision 0101). The first group that knows a module takes it and its imports.
 * `page` is what the app imports at once; the last four would be many small files of visitors' pages.
 */
export const chunkGroups = [
  group(
    'vendor',
    /\/node_modules\/(react|react-dom|react-error-boundary|scheduler|react-router|react-router-dom|swr|dequal\/lite|class-variance-authority|clsx)\//,
  ),
  { name: 'page', tags: ['$initial' as const], test: isScript },
  // What fills in a line or chooses from few; the labels and the icon that lists and forms share would else bring one to the other.
  group(
    'field',
    /design-system\/src\/components\/(button\/IconButton|checkbox\/Checkbox\.|field\/(?!FieldGroup)|native-select\/|text-field\/)|design-system\/src\/i18n\/components\.|icons\/x\./,
  ),
  // What shows public jobs as a list: the start page and the list itself.
  group(
    'jobs',
    /design-system\/src\/(components\/empty-state|patterns\/job-card)\/|domain\/src\/(calls\/job-list|job\/(filter-labels\.de|list|near|pay))\./,
  ),
  // What searches and turns pages, in public lists and those of members.
  group(
    'list',
    /design-system\/src\/components\/pagination\/|screens\/src\/(public\/jobs\/job-list\.|lists\/(?!index|list-view|ListSearch|use-pages))/,
  ),
  // What takes more than a line: files, ticks, long texts.
  group('input', /design-system\/src\/components\/(avatar|banner|checkbox|file-field|switch|text-area|visually-hidden)\//),
];
