import { readFileSync } from 'node:fs';

/**
 * How the browser's scripts are cut into files (decision 0004): by what a page does, because few files compress better than many and
 * no page shall load what only others draw. The first group that knows a module takes it and what it needs.
 */
const SOURCES = {
  vendor:
    /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|use-sync-external-store|dequal|class-variance-authority|clsx)\//,
  /**
   * What list and posting share, and most pages with them: frame, links, buttons, how an answer is asked for and read, and what
   * stands there until then or instead of it.
   */
  page: new RegExp(
    [
      'web/src/(paths|i18n/shell\\.de)\\.',
      'web/src/shell/(?!use-go-back)',
      'web/src/data/(api-error|initial-data|session|use-api)\\.',
      'design-system/src/components/(brand|button|empty-state|error-state|icon|link|logo|skeleton)/',
      'design-system/src/(i18n/de\\.|lib/(Picture|lucide-icon)\\.)',
      'domain/src/(company/read|format|job/(display|fallbacks\\.de|wire-job)|media/read|messages/(general|job)\\.de|wire/loose)\\.',
      'icons/(arrow-left|loader-circle|refresh-cw)\\.',
    ].join('|'),
  ),
  /** What asks for words. */
  field: /design-system\/src\/components\/(field|text-field)\/|icons\/circle-exclamation-point\./,
  /** What chooses and turns pages. */
  list: /design-system\/src\/components\/(native-select|pagination)\/|icons\/(chevron-(down|left|right)|search|x)\.|web\/src\/i18n\/jobs\.de\./,
} as const;

const known = new Map<string, string>();

/** The source of a module: built packages have files without telling names, and say on a line of their own what is in them. */
function sourceOf(id: string): string {
  const path = id.replaceAll('\\', '/');
  if (!/\/packages\/[^/]+\/dist\/[^?]*\.js$/.test(path)) return path;
  const source = known.get(path) ?? /^\/\/ (\S+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? path;
  known.set(path, source);
  return source;
}

/** Sheets stay with the pages that import them: visitors must not load the members' one. */
const isScript = (id: string): boolean => !id.includes('.css');

/** The groups for the bundler. What none of them names and many pages share is one file more. */
export const chunkGroups = [
  ...Object.entries(SOURCES).map(([name, sources], index) => ({
    name,
    priority: 9 - index,
    test: (id: string): boolean => isScript(id) && sources.test(sourceOf(id)),
  })),
  { name: 'shared', minShareCount: 11, priority: 1, test: isScript },
];
