import { readFileSync } from 'node:fs';

const known = new Map<string, string>();

/** The source of a module: files of built packages have generic names, and state their source in a separate line. */
export function sourceOf(id: string): string {
  const path = id.replaceAll('\\', '/');
  if (!/\/packages\/[^/]+\/dist\/[^?]*\.js$/.test(path)) return path;
  const source = known.get(path) ?? /^(?:'use client';)?\/\/ (\S+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? path;
  known.set(path, source);
  return source;
}

/** Style sheets stay with the pages that import them: visitors must not load the members' one. */
const isScript = (id: string): boolean => !id.includes('.css');

const group = (name: string, sources: RegExp) => ({ name, test: (id: string): boolean => isScript(id) && sources.test(sourceOf(id)) });

/**
 * The groups for the bundler, whose own split covers the rest (decision 0101). The first group that matches a module gets it with its
 * imports.
 * `page` contains the modules that the app imports at once; the last four would be many small files of visitors' pages.
 */
export const chunkGroups = [
  group(
    'vendor',
    /\/node_modules\/(react|react-dom|react-error-boundary|scheduler|react-router|react-router-dom|swr|dequal\/lite|class-variance-authority|clsx)\//,
  ),
  { name: 'page', tags: ['$initial' as const], test: isScript },
  // Inputs of one line or with few options; with the labels and the icon that would else load the list's script with forms.
  group(
    'field',
    /design-system\/src\/components\/(button\/IconButton|checkbox\/Checkbox\.|field\/(?!FieldGroup)|native-select\/|text-field\/)|design-system\/src\/i18n\/components\.|icons\/x\./,
  ),
  // Public jobs as a list: the start page and the list itself.
  group('jobs', /design-system\/src\/(components\/empty-state|patterns\/job-card)\/|domain\/src\/(calls\/job-list\.|job\/(list|pay)\/)/),
  // Search and paging, in public lists and those of members.
  group(
    'list',
    /design-system\/src\/components\/pagination\/|screens\/src\/(public\/jobs\/job-list\.|lists\/(?!index|list-view|ListSearch|use-pages))/,
  ),
  // Larger inputs: files, boxes, long texts.
  group('input', /design-system\/src\/components\/(avatar|banner|checkbox|file-field|switch|text-area|visually-hidden)\//),
];
