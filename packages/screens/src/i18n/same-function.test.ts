import { expect, it } from 'vitest';
import { jobsTexts } from './jobs.de';
import { startTexts } from './start.de';

// WCAG 3.2.4: what does the same is called the same.
it('calls the search of start page and list by the same names', () => {
  const { keyword, keywordPlaceholder, place, anywhere, submit } = startTexts;
  expect([keyword, keywordPlaceholder, place, anywhere, submit]).toEqual([
    jobsTexts.search,
    jobsTexts.searchPlaceholder,
    jobsTexts.location,
    jobsTexts.allLocations,
    jobsTexts.submit,
  ]);
});
