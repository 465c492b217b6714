/** @module-tag full */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { consent, fillLinkedIn, fillPerson, submit } from './support/application-form';
import { goInside, visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { DEMO_PASSWORD, logIn, readAs, type Login } from './support/session';

const { origin, browser } = await startDemo();

/** A job of the second company without a demo referral by the candidate. */
const JOB = 203;
const MIRIAM = 'MC7F2KQW';
const NAMED = 'Diese Stelle wurde Ihnen von Miriam Castellanos empfohlen.';

interface Link {
  readonly referralCode: string;
  readonly views: number;
  readonly rejects: number;
  readonly applications: readonly { readonly id: number; readonly milestone: string; readonly payoutStatus: string }[];
}
const linkOf = async (login: Login, code: string): Promise<Link | undefined> =>
  (await readAs<readonly Link[]>(login, '/api/private/referrals/my-referrals')).find(({ referralCode }) => referralCode === code);

const open = async (path: string, login?: Login): Promise<Visit> => {
  const visitor = await visit(browser, { login });
  await visitor.page.goto(origin + path);
  return visitor;
};
const layer = (page: Page): Promise<unknown> => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []));
const posts = ({ calls }: Visit): readonly string[] => calls.filter((call) => call.startsWith('POST /api/public/referrals/'));

const BANNER = 'Diese Stelle wurde Ihnen von Miriam Castellanos, Teamleiterin, Oldenburg empfohlen.';
const RECOMMENDED = `/jobs/101?ref=${MIRIAM}&title=Teamleiterin&location=Oldenburg`;
const passOn = (page: Page) => byRole(page, 'dialog', 'Die Stelle weitergeben');
const ownLinkOf = (page: Page) => byRole(page, 'textbox', 'Ihr Empfehlungslink');
/** Clicks without a mouse. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.focus();
  await page.keyboard.press('Enter');
}

it(
  'PJ02 RF01 RF03 RF05 RF07 RF08 RF10 RF11 RF12 RF13 RF14 RF15 RF16 RF17 EN56 O05 O06 A38 a visitor who comes by a recommendation declines, logs in, and makes and copies an own link, by keyboard',
  { tags: ['walk'] },
  async () => {
    const miriam = await logIn(origin, 'referrer@demo.example');
    const before = await linkOf(miriam, MIRIAM);
    const visitor = await visit(browser);
    const { page, context } = visitor;
    const html = await (await page.goto(origin + RECOMMENDED))?.text();
    expect(html?.replaceAll('<!-- -->', '')).toContain(BANNER);
    await byText(page, BANNER).waitFor();
    // One round trip: the browser requests nothing of it again.
    expect(visitor.calls.filter((call) => call.startsWith('GET '))).toEqual([]);
    await expect.poll(async () => (await linkOf(miriam, MIRIAM))?.views).toBe((before?.views ?? 0) + 1);
    expect(posts(visitor)).toEqual([`POST /api/public/referrals/${MIRIAM}/views`]);

    await press(page, byRole(page, 'button', 'Kein Interesse'));
    await passOn(page).waitFor();
    await expect.poll(async () => (await linkOf(miriam, MIRIAM))?.rejects).toBe((before?.rejects ?? 0) + 1);
    expect(posts(visitor).slice(1)).toEqual([`POST /api/public/referrals/${MIRIAM}/rejects`]);
    expect(await layer(page)).toBe(JSON.stringify([{ event: 'referral_no_interest', referral_code: MIRIAM, job_id: '101' }]));

    await byText(passOn(page), 'Melden Sie sich an, um einen eigenen Empfehlungslink zu erstellen.').waitFor();
    await press(page, byRole(passOn(page), 'link', 'Eigenen Empfehlungslink erstellen'));
    await page.waitForURL(`${origin}/login?redirect=*`);
    await byLabel(page, 'E-Mail').fill('candidate@demo.example');
    await byLabel(page, 'Passwort').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/jobs/101?ref=${MIRIAM}**`);
    await byText(page, BANNER).waitFor();

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, byRole(page, 'button', 'Kein Interesse'));
    const [made] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/api/private/referrals/create')),
      press(page, byRole(passOn(page), 'button', 'Eigenen Empfehlungslink erstellen')),
    ]);
    expect(made.request().postDataJSON()).toEqual({ jobOfferId: 101 });
    const { referralCode: code }: { readonly referralCode: string } = await made.json();
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(code).not.toBe(MIRIAM);
    const link = `${origin}/jobs/101?ref=${code}`;
    expect(await ownLinkOf(page).inputValue()).toBe(link);
    await press(page, byRole(page, 'button', 'Link kopieren'));
    await byText(page, 'Empfehlungslink wurde in die Zwischenablage kopiert!').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(await layer(page)).toContain(
      JSON.stringify({ event: 'referral_new_link_copied', referral_code: code, source_referral_code: MIRIAM, job_id: '101' }),
    );

    await byRole(page, 'img', 'QR-Code Ihres Empfehlungslinks').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, byRole(page, 'button', 'QR-Code speichern'))]);
    expect(download.suggestedFilename()).toBe('empfehlungslink.png');
    const { width, height, data } = PNG.sync.read(await readFile(await download.path()));
    expect(decodeQR({ width, height, data })).toBe(link);

    await page.keyboard.press('Escape');
    await byRole(page, 'dialog').waitFor({ state: 'detached' });
    await byRole(page, 'button', 'Kein Interesse').click();
    await byRole(page, 'button', 'Eigenen Empfehlungslink erstellen').waitFor();
    expect(await ownLinkOf(page).count()).toBe(0);
    await context.close();
  },
);

it('RF01 RF02 RF04 RF06 RF09 RF19 RF21 RF26 a recommendation is named by what the server has of it, and what fails is said or kept silent', async () => {
  const visitor = await open('/jobs', await logIn(origin, 'recruiter@demo.example'));
  const { page, context, calls } = visitor;
  const answer = await fetch(`${origin}/api/public/referrals/${MIRIAM}`);
  const { user } = (await answer.json()) satisfies { readonly user: Readonly<Record<string, unknown>> };
  expect(user).toMatchObject({ firstName: 'Miriam', lastName: 'Castellanos', avatar: expect.stringMatching(/./) });
  await page.route(/\/referrals\/[^/]+\/(?:views|rejects)$/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.route('**/api/private/referrals/create*', (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
  const avatars = [null, '/images/avatars/amelie-thorwald.svg'];
  for (const [index, avatar] of avatars.entries()) {
    const code = `${MIRIAM.slice(0, -1)}${index + 2}`;
    await goInside(page, '/jobs');
    await page.route(`**/public/referrals/${code}`, (route) => route.fulfill({ json: { user: { ...user, avatar } } }));
    await goInside(page, `/jobs/101?ref=${code}`);
    const banner = byText(page, NAMED).locator('..').locator('..');
    await banner.waitFor();
    expect(await banner.locator('img').first().getAttribute('src')).toBe(avatar ?? '/images/avatar-placeholder.png');
    const both = (what: string) => [`POST /api/public/referrals/${code}/${what}`, `POST /public/referrals/${code}/${what}`];
    await expect.poll(() => calls.filter((call) => call.endsWith(`${code}/views`))).toEqual(both('views'));
    await byRole(page, 'button', 'Kein Interesse').click();
    await passOn(page).waitFor();
    await expect.poll(() => calls.filter((call) => call.endsWith(`${code}/rejects`))).toEqual(both('rejects'));
    expect(await byRole(page, 'alert').filter({ hasText: /\S/ }).count()).toBe(0);
    await byRole(page, 'button', 'Eigenen Empfehlungslink erstellen').click();
    await byText(page, 'Es konnte kein neuer Empfehlungslink erstellt werden.').waitFor();
    await page.keyboard.press('Escape');
    await byRole(page, 'dialog').waitFor({ state: 'detached' });
  }

  await goInside(page, '/jobs/101?ref=GIBTESNICHT');
  await byText(page, 'Die Empfehlungsinformationen konnten nicht geladen werden').waitFor();
  await byRole(page, 'link', /^Jetzt bewerben/)
    .first()
    .waitFor();
  await goInside(page, '/dashboard?tab=referrals');
  await byText(page, 'Keine Stellenanzeigen mit Empfehlung gefunden.').waitFor();
  expect(await byRole(page, 'table').count()).toBe(0);
  // No banner without a code, nor in an iframe on another site (O90).
  for (const query of ['', `?ref=${MIRIAM}&embed=1`])
    expect(await (await fetch(`${origin}/jobs/101${query}`)).text(), query).not.toContain('Kein Interesse');
  await context.close();
});

describe('a recommendation that does not work', () => {
  it('rule 7: credits nobody for the code of another job, and keeps the one before', async () => {
    const { page, context } = await open(`/jobs/101?ref=${MIRIAM}`);
    await byText(page, NAMED).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('referral-101'))).toContain(MIRIAM);
    await page.goto(`${origin}/jobs/101?ref=TO2K4VBZ`);
    await byText(page, 'Die Empfehlungsinformationen konnten nicht geladen werden').waitFor();
    await page.goto(`${origin}/jobs/view/101/apply`);
    await byText(page, NAMED).waitFor();
    await byRole(page, 'button', 'Empfehlung entfernen').click();
    await byText(page, NAMED).waitFor({ state: 'detached' });
    await page.reload();
    await byLabel(page, 'Vorname').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('referral-101'))).toBeNull();
    await context.close();
  });

  it('rule 7: one that was taken off stays off when the page is loaded again, and the application has none', async () => {
    const { page, context } = await open(`/jobs/view/101/apply?ref=${MIRIAM}&location=Bremen`);
    await byText(page, NAMED).waitFor();
    await byRole(page, 'button', 'Empfehlung entfernen').click();
    await page.waitForURL(`${origin}/jobs/view/101/apply?location=Bremen`);
    await page.reload();
    await fillPerson(page, 'ohne-empfehlung@post.example');
    expect(await byText(page, NAMED).count()).toBe(0);
    await fillLinkedIn(page);
    await consent(page);
    const [sent] = await Promise.all([page.waitForRequest((one) => one.url().includes('/applications/create')), submit(page)]);
    await page.waitForURL(`${origin}/jobs/view/101/apply/success**`, { waitUntil: 'commit' });
    expect(sent.url() + (sent.postData() ?? '')).not.toContain(MIRIAM);
    await context.close();
  });

  it('rule 7: an own link names nobody, and the one that came before stays credited', async () => {
    const { page, context } = await open(`/jobs/101?ref=${MIRIAM}`, await logIn(origin, 'member@demo.example'));
    await byRole(page, 'button', 'Kein Interesse').click();
    await byRole(page, 'button', 'Eigenen Empfehlungslink erstellen').click();
    const own = await byRole(page, 'textbox', 'Ihr Empfehlungslink').inputValue();
    await page.goto(own);
    await byText(page, 'Das ist Ihr eigener Empfehlungslink.').waitFor();
    expect(await byText(page, /^Diese Stelle wurde Ihnen von/).count()).toBe(0);
    await byRole(page, 'link', /^Jetzt bewerben/)
      .first()
      .click();
    await page.waitForURL(`${origin}/jobs/view/101/apply**`);
    await byText(page, NAMED).waitFor();
    await context.close();
  });

  it("offers the device's own window for passing on where there is one", async () => {
    const { page, context } = await visit(browser, { login: await logIn(origin, 'member@demo.example'), own: true });
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: (data: ShareData) => (Reflect.set(window, 'shared', data), Promise.resolve()) });
    });
    await page.goto(`${origin}/jobs/101?ref=${MIRIAM}`);
    await byRole(page, 'button', 'Kein Interesse').click();
    const dialog = byRole(page, 'dialog');
    await byRole(dialog, 'button', 'Eigenen Empfehlungslink erstellen').click();
    const link = await byRole(dialog, 'textbox', 'Ihr Empfehlungslink').inputValue();
    await byRole(dialog, 'button', 'Teilen').click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toMatchObject({ url: link });
    await context.close();
  });

  it('RF01: shows no banner in the preview of a job, whatever code comes with it, and counts nothing', async () => {
    const visitor = await open(`/jobs/preview/101?ref=${MIRIAM}`, await logIn(origin, 'owner@demo.example'));
    const { page, context } = visitor;
    await byRole(page, 'region', 'Ihre Aufgaben').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await byText(page, NAMED).count()).toBe(0);
    expect(await byRole(page, 'button', 'Kein Interesse').count()).toBe(0);
    expect(posts(visitor)).toEqual([]);
    await context.close();
  });
});

it('PJ61 RF10 RF12 RF22 RF23 RF24 RF25 RF28 RF29 O07 O43 O45 A13 rule 7: from a link to its payout', { tags: ['walk'] }, async () => {
  const referrer = await logIn(origin, 'leon.hartwig@post.example');
  const company = await logIn(origin, 'owner2@demo.example');
  const own = await open('/dashboard?tab=referrals', referrer);
  const { page } = own;

  // The referrer creates a link to a job that was not recommended to them.
  await goInside(page, `/jobs/${JOB}`);
  await press(page, byRole(page, 'button', 'Empfehlen'));
  const [made] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/private/referrals/create')),
    press(page, byRole(page, 'button', 'Eigenen Empfehlungslink erstellen')),
  ]);
  const { referralCode: code }: { readonly referralCode: string } = await made.json();
  expect(await ownLinkOf(page).inputValue()).toBe(`${origin}/jobs/${JOB}?ref=${code}`);
  // No application was declined.
  expect([posts(own), await layer(page)]).toEqual([[], '[]']);
  await page.keyboard.press('Escape');
  await expect.poll(() => byRole(page, 'button', 'Empfehlen').evaluate((button) => button === document.activeElement)).toBe(true);

  // A visitor opens it, reads the name in the form as well, and applies.
  const guest = await open(`/jobs/${JOB}?ref=${code}`);
  const named = 'Diese Stelle wurde Ihnen von Leon Hartwig empfohlen.';
  await byText(guest.page, named).waitFor();
  await byRole(guest.page, 'link', /^Jetzt bewerben/)
    .first()
    .click();
  await guest.page.waitForURL(`${origin}/jobs/view/${JOB}/apply?**ref=${code}**`);
  await byText(guest.page, named).waitFor();
  await fillPerson(guest.page, 'empfohlen@post.example');
  await fillLinkedIn(guest.page);
  await consent(guest.page);
  await submit(guest.page);
  await guest.page.waitForURL(`${origin}/jobs/view/${JOB}/apply/success**`, { waitUntil: 'commit' });
  await guest.context.close();

  // The company sees the referrer, and hires.
  const path = '/api/private/applications/by-company/2';
  const applications = await readAs<readonly { readonly id: number; readonly email: string }[]>(company, path);
  const id = applications.find(({ email }) => email === 'empfohlen@post.example')?.id;
  const recruiter = await open(`/company/2/applications/${id}`, company);
  await byText(recruiter.page, 'Empfohlen von').waitFor();
  await byText(recruiter.page, 'Leon Hartwig').first().waitFor();
  await recruiter.context.close();
  await fetch(`${origin}/api/private/applications/${id}/status`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${company.token}` },
    body: JSON.stringify({ status: 'ACCEPTED' }),
  });

  // The referrer finds it in the own area and asks for the payout.
  await page.goto(`${origin}/dashboard?tab=referrals`);
  await byRole(page, 'heading', 'Stellenanzeigen mit Empfehlung').waitFor();
  const table = byRole(page, 'table', 'Stellenanzeigen mit Empfehlung');
  expect(await byRole(table, 'columnheader').allTextContents()).toEqual(['#', 'Position', 'Standort', 'Aktion']);
  const { title }: { readonly title: string } = await (await fetch(`${origin}/api/public/jobs/${JOB}`)).json();
  const details = byRole(byRole(table, 'row').filter({ hasText: title }), 'link', /^Details/);
  expect(await details.getAttribute('href')).toBe(`/jobs/${JOB}`);
  await byRole(page, 'button', 'Auszahlung anfordern').click();
  await byText(page, 'Angefordert').waitFor();
  // A view is counted after the response.
  await expect
    .poll(() => linkOf(referrer, code))
    .toMatchObject({
      views: 1,
      rejects: 0,
      applications: [{ milestone: 'HIRED', payoutStatus: 'REQUESTED' }],
    });

  // An administrator records the payout.
  const admin = await open('/admin?tab=payouts', await logIn(origin, 'admin@demo.example'));
  // The demo has another pending one.
  await byRole(admin.page, 'button', /^Auszahlung vermerken für Leon Hartwig/).click();
  await byRole(admin.page, 'alertdialog', 'Als ausgezahlt vermerken?').waitFor();
  await byLabel(admin.page, /^Begründung/).fill('Überwiesen am 24.11.');
  await byRole(admin.page, 'button', 'Ja, ausgezahlt').click();
  await byRole(admin.page, 'alertdialog').waitFor({ state: 'detached' });
  await byRole(admin.page, 'button', /^Auszahlung vermerken für Leon Hartwig/).waitFor({ state: 'detached' });
  await admin.context.close();

  await page.reload();
  await byText(page, 'Ausgezahlt').waitFor();
  const today = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format(new Date());
  expect(await byRole(byRole(page, 'list', 'Verlauf der Auszahlung'), 'listitem').allTextContents()).toEqual([
    `Angefordert am ${today}`,
    `Ausgezahlt am ${today}`,
  ]);
  expect(await byText(page, /Überwiesen/).count()).toBe(0);

  // The referrer pauses the link, which then recommends nothing.
  const row = page.locator('li').filter({ hasText: `/jobs/${JOB}?ref=${code}` });
  await byRole(row, 'button', /^Pausieren/).click();
  await byRole(row, 'button', /^Fortsetzen/).waitFor();
  expect((await fetch(`${origin}/api/public/referrals/${code}`)).status).toBe(404);
  await details.click();
  await page.waitForURL(`${origin}/jobs/${JOB}`);
  await byRole(page, 'heading', title, { level: 1 }).waitFor();
  await own.context.close();
});
