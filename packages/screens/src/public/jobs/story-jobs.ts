import type { JobPage } from '@stellwerk/domain';
import { fixtureJobCards } from '@stellwerk/domain/fixtures';

/** All jobs on one page. For stories only. */
export const allJobs: JobPage = {
  jobs: fixtureJobCards,
  total: fixtureJobCards.length,
  page: 1,
  pageSize: fixtureJobCards.length,
  locations: null,
  employments: null,
  search: null,
  near: null,
  wider: null,
};
