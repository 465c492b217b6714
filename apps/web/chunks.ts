import { readFileSync } from 'node:fs';

/**
 * How the browser's scripts are cut into files (decision 0004): by what a page does, because few files compress better than many and
 * no page shall load what only others draw. The first group that knows a module takes it and what it needs.
 */
const SOURCES = {
  vendor:
    /\/node_modules\/(react|react-dom|react-error-boundary|scheduler|react-router|react-router-dom|swr|dequal\/lite|class-variance-authority|clsx)\//,
  /** What every public page has: frame, links, buttons, how an answer is asked for, and what stands there until then or instead of it. */
  page: new RegExp(
    [
      'screens/src/(paths|i18n/shell\\.de)\\.',
      // What asks for a script is for members' pages and forms alone, and brings the banner.
      'screens/src/shell/(?!NoScript)',
      'web/src/shell/(?!Account|use-go-back|use-sign-out|page-focus|use-way-out|AuthPage|RequireLogin)',
      'web/src/(App|entry-client|load-part|router-link|routes)\\.',
      'web/src/data/(api-origin|browser-store|call-input|initial-data|session|session-end|swr|use-call)\\.',
      'domain/src/errors/(api-error|failure)\\.',
      'design-system/src/components/(badge|brand|button|empty-state|error-state|icon|link|loaded|logo|part|section|skeleton)/(?!EmptyState|FieldFailed|IconButton|RichText)',
      // Its region is on every page; what a toast looks like loads with the first one.
      'design-system/src/components/toast/(?!ToastControls)',
      'design-system/src/(i18n/(de|part\\.de)\\.|lib/(Picture|lucide-icon)\\.)',
      'domain/src/(contract/nothing|company/read-summary|format/(count|date)|job/(display|fallbacks\\.de|hyphenated|read-parts|wire-job)|media/read|wire/loose)\\.',
      'icons/(arrow-left|loader-circle|refresh-cw)\\.',
    ].join('|'),
  ),
  /** What fills in a line or chooses from few; the pictures of working models, which lists and forms have. */
  field:
    /design-system\/src\/(components\/(button\/IconButton|checkbox\/Checkbox\.|field\/(?!FieldGroup)|native-select\/|text-field\/)|i18n\/field\.de\.)|patterns\/job-card\/job-look\.|icons\/(chevron-down|circle-exclamation-point|x)\./,
  /** What shows public jobs as a list: the start page and the list itself. */
  jobs: /design-system\/src\/(components\/empty-state\/EmptyState|patterns\/job-card\/)|domain\/src\/(application\/(applied|labels\.de)|calls\/job-list|job\/(filter-labels\.de|list|near|pay)|messages\/job\/list\.de)\.|screens\/src\/i18n\/jobs\.de\.|icons\/search\./,
  /** One job: its page and its application form. */
  job: /domain\/src\/(calls\/(job|referral)|dates|job\/(expiry|read)|format\/link|messages\/(general|job\/page)\.de)\.|screens\/src\/i18n\/job\.de\.|web\/src\/(data\/(jobs\/use-public-job|referral-memory|referrals\/use-referral)|shell\/use-go-back)\./,
  /** The star that saves a posting: on each card, and among what a visitor does with a posting. */
  star: /screens\/src\/(i18n\/save-job\.de|public\/saved\/(StarButton|use-saved))\.|icons\/star\./,
  /** What searches and turns pages, in public lists and those of members. */
  list: /screens\/src\/(public\/jobs\/job-list\.|lists\/(?!index|list-view|ListSearch|use-pages))|web\/src\/routes\/use-query-state\.|design-system\/src\/(components\/pagination\/|i18n\/pagination\.de\.)|icons\/chevron-(left|right)\./,
  /** What searches, filters and sorts a loaded list in the browser. */
  filter: /screens\/src\/lists\/list-view\.|domain\/src\/text\./,
  /** What takes more than a line: files, ticks, long texts; who fills it in. */
  input:
    /design-system\/src\/(components\/(avatar|banner|checkbox|file-field|text-area|switch|visually-hidden)\/|i18n\/banner\.de\.)|domain\/src\/(application\/(document-labels\.de|documents)|calls\/profile|messages\/(apply|files)\.de|user\/read)\.|screens\/src\/shell\/NoScript\.|forms\/src\/(i18n\/de|shared\/LegalLink)\.|icons\/(file-check|file-text|file-x|lock|upload)\./,
  /** How the server is asked, once a page is there. */
  client: /web\/src\/data\/client\./,
} as const;

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

/** The groups for the bundler. What none of them names and many pages share is one file more. */
export const chunkGroups = [
  ...Object.entries(SOURCES).map(([name, sources], index) => ({
    name,
    priority: 10 - index,
    test: (id: string): boolean => isScript(id) && sources.test(sourceOf(id)),
  })),
  // Apart, so that a visitor's form does not bring the dialogs of members' pages with its messages.
  { name: 'facts', minShareCount: 11, priority: 2, test: (id: string): boolean => isScript(id) && /domain\/src\//.test(sourceOf(id)) },
  { name: 'shared', minShareCount: 11, priority: 1, test: isScript },
];
