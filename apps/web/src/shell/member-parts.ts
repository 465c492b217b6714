/** Modules that every page of a logged-in person imports at once: the account in its header (`RouteModule.parts`). */
export const MEMBER_PARTS: readonly string[] = ['src/shell/Account.tsx'];

/**
 * Modules that a page of a company imports at once: the company's request, and the open view (`RouteModule.parts`).
 * @param view its file below routes/company, without '.tsx'. @default part of the page's own script
 */
export const companyParts = (view?: string): readonly string[] => [
  ...MEMBER_PARTS,
  'src/data/network-retries.ts',
  ...(view === undefined ? [] : [`src/routes/company/${view}.tsx`]),
];
