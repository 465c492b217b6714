import { readFocusPages, readIndustries, type FocusPage } from '@stellwerk/domain';
import { fixtures, focusPageWire } from '@stellwerk/domain/fixtures';

/** The focus pages of the first demo company. For stories only. */
export const storyFocusPages: readonly FocusPage[] = readFocusPages(
  fixtures.focusPages.filter(({ companyId }) => companyId === 1).map((row) => focusPageWire(fixtures, row)),
);

export const storyIndustries = readIndustries(fixtures.industries);
