/** What every page of somebody who is logged in imports as soon as it runs: the account in its header (`RouteModule.parts`). */
export const MEMBER_PARTS: readonly string[] = ['src/shell/Account.tsx'];
