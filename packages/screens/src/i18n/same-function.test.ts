import { expect, it } from 'vitest';
import { accountMenuTexts } from './account-menu.de';
import { alertsTexts } from './alerts.de';
import { jobAlertTexts } from './job-alert.de';
import { jobsTexts } from './jobs.de';
import { startTexts } from './start.de';

// WCAG 3.2.4: components with the same function have the same label.
it('calls the search of start page and list by the same names', () => {
  const { keyword, keywordPlaceholder, submit } = startTexts;
  expect([keyword, keywordPlaceholder, submit]).toEqual([jobsTexts.search, jobsTexts.searchPlaceholder, jobsTexts.submit]);
});

it('O93 calls a standing search by one name where it is ordered, sent and kept', () => {
  for (const text of [
    jobsTexts.alert,
    jobAlertTexts.title,
    jobAlertTexts.send,
    alertsTexts.title,
    alertsTexts.noneText,
    accountMenuTexts.alerts,
  ])
    expect(text).toMatch(/Suchauftr[aä]g/u);
});
