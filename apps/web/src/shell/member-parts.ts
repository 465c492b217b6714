/** What every page of somebody who is logged in imports as soon as it runs: the account in its header (`RouteModule.parts`). */
export const MEMBER_PARTS: readonly string[] = ['src/shell/Account.tsx'];

/**
 * What a page of a company imports as soon as it runs: how the company is asked for, and the open view (`RouteModule.parts`).
 * @param view its file below routes/company, without '.tsx'. @default the page has it in its own script
 */
export const companyParts = (view?: string): readonly string[] => [
  ...MEMBER_PARTS,
  'src/data/network-retries.ts',
  ...(view === undefined ? [] : [`src/routes/company/${view}.tsx`]),
];
