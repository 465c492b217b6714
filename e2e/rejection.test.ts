/** @module-tag full */
import { fileURLToPath } from 'node:url';
import { defaultRejectionText } from '@stellwerk/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readCompanyApplications, STATUS_LABELS, type WireApplication } from './support/applications';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { enter } from './support/keyboard';
import { opener } from './support/member';
import { openPostOffice } from './support/post-office';
import { answerRejection, rejectionDialog } from './support/rejection';
import { logIn, readAs } from './support/session';

const clock = fileURLToPath(new URL('support/clock.mjs', import.meta.url));
const office = await openPostOffice();
const { origin, browser, nextDay } = await startDemo({ SMTP_URL: office.url, NODE_OPTIONS: `--import=${clock}` });
const recruiter = await logIn(origin, 'recruiter@demo.example');
const member = await logIn(origin, 'member@demo.example');
const openAs = { recruiter: opener(browser, recruiter), member: opener(browser, member) };

const UNDER_WAY: readonly string[] = ['SUBMITTED', 'VIEWED', 'IN_REVIEW'];
const waiting = (await readCompanyApplications(recruiter)).filter(({ status }) => UNDER_WAY.includes(status));
/** Two applications to one job. */
const [one, two] = waiting.flatMap((application) => {
  const same = waiting.find(({ jobId, id }) => jobId === application.jobId && id !== application.id);
  return same === undefined ? [] : [application, same];
});
const third = waiting.find(({ jobId }) => jobId !== one?.jobId);
if (one === undefined || two === undefined || third === undefined) throw new Error('Too few applications wait.');

const pageOf = ({ id }: WireApplication): string => `/company/1/applications/${id}`;
const decide = (page: Page) => byRole(byRole(page, 'group', 'Entscheidung'), 'button', 'Ablehnen');
const textField = (page: Page) => byLabel(rejectionDialog(page), 'Text an die Person');
const stored = ({ id }: WireApplication): Promise<WireApplication> => readAs(recruiter, `/api/private/applications/${id}`);

const OWN_TEXT = 'Vielen Dank für Ihre Bewerbung.\n\nDie Stelle haben wir im Haus besetzt.';

describe('O96 a rejection', () => {
  it('says what the recruiter has written, keeps it for the job, and keeps the reason inside', async () => {
    const { page, context } = await openAs.recruiter(pageOf(one));
    await decide(page).click();
    expect(await textField(page).inputValue()).toBe(defaultRejectionText);
    await textField(page).fill(OWN_TEXT);
    await byLabel(rejectionDialog(page), 'Als Text für diese Stelle merken').check();
    await answerRejection(page, 'Stelle ist besetzt oder entfällt');
    await rejectionDialog(page).waitFor({ state: 'detached' });
    await byText(page, 'Grund: Stelle ist besetzt oder entfällt').waitFor();
    // The next one to the same job starts with that text; it can be undone, and no mail is sent.
    await page.goto(origin + pageOf(two));
    await decide(page).click();
    expect(await textField(page).inputValue()).toBe(OWN_TEXT);
    await answerRejection(page);
    await byRole(page, 'button', 'Rückgängig').click();
    await expect.poll(async () => (await stored(two)).status).toBe(two.status);
    await context.close();
  });

  it('that fails or is cancelled changes nothing, and nothing typed is lost', async () => {
    const { page, context } = await openAs.member(pageOf(third));
    await decide(page).click();
    // A member who may not change jobs changes the text for this application only.
    await textField(page).fill('Nur dieses Mal.');
    expect(await byLabel(rejectionDialog(page), 'Als Text für diese Stelle merken').count()).toBe(0);
    await page.route(/\/status$/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await answerRejection(page);
    await byRole(rejectionDialog(page), 'alert').waitFor();
    expect(await textField(page).inputValue()).toBe('Nur dieses Mal.');
    await byRole(rejectionDialog(page), 'button', 'Abbrechen').click();
    await rejectionDialog(page).waitFor({ state: 'detached' });
    expect((await stored(third)).status).toBe(third.status);
    await context.close();
  });

  it('is made by keys alone, from the details over the list', async () => {
    const { page, context } = await openAs.recruiter(`/company/1/dashboard?tab=applications&application=${third.id}`);
    await enter(page, byRole(page, 'button', 'Abgelehnt'));
    await byLabel(rejectionDialog(page), 'Grund').waitFor();
    await page.keyboard.press('ArrowDown');
    await enter(page, byRole(rejectionDialog(page), 'button', 'Ja, ablehnen'));
    await rejectionDialog(page).waitFor({ state: 'detached' });
    await expect.poll(async () => (await stored(third)).status).toBe('REJECTED');
    await context.close();
  });

  it('is mailed with its text and without its reason, and the one that was taken back is not', async () => {
    nextDay();
    const { mail } = await office.read(origin, 'application-status', one.email);
    for (const line of OWN_TEXT.split('\n\n')) expect(mail.text).toContain(line);
    expect(mail.text).toContain(`einen neuen Status: ${STATUS_LABELS.REJECTED}.`);
    for (const word of ['Grund', 'JOB_FILLED', 'entfällt']) expect(`${mail.text} ${mail.html}`).not.toContain(word);
  });
});
