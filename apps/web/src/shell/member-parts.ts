/** Modules that every page of a logged-in person imports at once: the account in its header (`RouteModule.parts`). */
export const MEMBER_PARTS: readonly string[] = ['src/shell/Account.tsx'];
