import type { FocusPage } from '@stellwerk/design-system/patterns';
import { fixtures } from '@stellwerk/domain/fixtures';

/** The focus pages of the first demo company. For stories only. */
export const storyFocusPages: readonly FocusPage[] = fixtures.focusPages
  .filter(({ companyId }) => companyId === 1)
  .map(({ id, industryId, coverImage, ...page }) => {
    const industry = fixtures.industries.find((candidate) => candidate.id === industryId);
    return {
      ...page,
      id: String(id),
      industry: industry === undefined ? null : { id: String(industry.id), name: industry.name },
      coverUrl: coverImage ?? '',
    };
  });

export const storyIndustries = fixtures.industries.map(({ id, name }) => ({ id: String(id), name }));
