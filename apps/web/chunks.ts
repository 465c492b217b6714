import { readFileSync } from 'node:fs';

/**
 * Split of the browser's scripts into files (decision 0004): by purpose, because few files compress better than many and
 * no page shall load code that only others use. The first group that matches a module gets it with its imports.
 */
const SOURCES = {
  vendor:
    /\/node_modules\/(react|react-dom|react-error-boundary|scheduler|react-router|react-router-dom|swr|dequal\/lite|class-variance-authority|clsx)\//,
  /** Code of every public page: frame, links, buttons, requests, and loading and error states. */
  page: new RegExp(
    [
      'screens/src/(paths|i18n/shell\\.de)\\.',
      // Parts that need JavaScript are only for members' pages and forms, and import the banner.
      'screens/src/shell/(?!NoScript)',
      'web/src/shell/(?!Account|use-go-back|use-sign-out|page-focus|use-way-out|AuthPage|RequireLogin)',
      'web/src/(App|entry-client|load-part|router-link|routes)\\.',
      'web/src/data/(api-origin|browser-store|call-input|initial-data|session|session-end|swr|use-call)\\.',
      'domain/src/errors/(api-error|failure)\\.',
      'design-system/src/components/(badge|brand|button|empty-state|error-state|icon|link|loaded|logo|part|section|skeleton)/(?!EmptyState|FieldFailed|IconButton|RichText)',
      // Its region is on every page; the toasts themselves load with the first one.
      'design-system/src/components/toast/(?!ToastControls)',
      'design-system/src/(i18n/(de|part\\.de)\\.|lib/(Picture|lucide-icon)\\.)',
      'domain/src/(contract/nothing|company/read-summary|format/(count|date)|job/(display|fallbacks\\.de|hyphenated|read-parts|wire-job)|media/read|wire/loose)\\.',
      'icons/(arrow-left|loader-circle|refresh-cw)\\.',
    ].join('|'),
  ),
  /** Inputs of one line or with few options; the icons of working models, which lists and forms share. */
  field:
    /design-system\/src\/(components\/(button\/IconButton|checkbox\/Checkbox\.|field\/(?!FieldGroup)|native-select\/|text-field\/)|i18n\/field\.de\.)|patterns\/job-card\/job-look\.|icons\/(chevron-down|circle-exclamation-point|x)\./,
  /** Public jobs as a list: the start page and the list itself. */
  jobs: /design-system\/src\/(components\/empty-state\/EmptyState|patterns\/job-card\/)|domain\/src\/(application\/(applied|labels\.de)|calls\/job-list|job\/(filter-labels\.de|list|near|pay)|messages\/job\/list\.de)\.|screens\/src\/i18n\/jobs\.de\.|icons\/search\./,
  /** One job: its page and its application form. */
  job: /domain\/src\/(calls\/(job|referral)|dates|job\/(expiry|read)|format\/link|messages\/(general|job\/page)\.de)\.|screens\/src\/i18n\/job\.de\.|web\/src\/(data\/(jobs\/use-public-job|referral-memory|referrals\/use-referral)|shell\/use-go-back)\./,
  /** The button that saves a job: on each card, and among the visitor's actions on a job. */
  star: /screens\/src\/(i18n\/save-job\.de|public\/saved\/(StarButton|use-saved))\.|icons\/star\./,
  /** Search and paging, in public lists and those of members. */
  list: /screens\/src\/(public\/jobs\/job-list\.|lists\/(?!index|list-view|ListSearch|use-pages))|web\/src\/routes\/use-query-state\.|design-system\/src\/(components\/pagination\/|i18n\/pagination\.de\.)|icons\/chevron-(left|right)\./,
  /** Search, filters and order of a loaded list in the browser. */
  filter: /screens\/src\/lists\/list-view\.|domain\/src\/text\./,
  /** Larger inputs: files, boxes, long texts; and form completion. */
  input:
    /design-system\/src\/(components\/(avatar|banner|checkbox|file-field|text-area|switch|visually-hidden)\/|i18n\/banner\.de\.)|domain\/src\/(application\/(document-labels\.de|documents)|calls\/profile|messages\/(apply|files)\.de|user\/read)\.|screens\/src\/shell\/NoScript\.|forms\/src\/(i18n\/de|shared\/LegalLink)\.|icons\/(file-check|file-text|file-x|lock|upload)\./,
  /** The client for requests after the page is loaded. */
  client: /web\/src\/data\/client\./,
} as const;

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

/** The groups for the bundler. Other modules shared by many pages form one more file. */
export const chunkGroups = [
  ...Object.entries(SOURCES).map(([name, sources], index) => ({
    name,
    priority: 10 - index,
    test: (id: string): boolean => isScript(id) && sources.test(sourceOf(id)),
  })),
  // Separate, so that a visitor's form does not load the dialogs of members' pages with its messages.
  { name: 'facts', minShareCount: 11, priority: 2, test: (id: string): boolean => isScript(id) && /domain\/src\//.test(sourceOf(id)) },
  { name: 'shared', minShareCount: 11, priority: 1, test: isScript },
];
