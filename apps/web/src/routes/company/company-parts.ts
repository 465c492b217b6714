import { MEMBER_PARTS } from '../../shell/member-parts';

/**
 * Modules that a page of a company imports at once: the company's request, and the open view (`RouteModule.parts`).
 * @param view its file below routes/company, without '.tsx'. @default part of the page's own script
 */
export const companyParts = (view?: string): readonly string[] => [
  ...MEMBER_PARTS,
  'src/data/network-retries.ts',
  ...(view === undefined ? [] : [`src/routes/company/${view}.tsx`]),
];
