/** @module-tag full */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { decodeQR } from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consent, fillLinkedIn, fillPerson, submit } from './support/application-form';
import { goInside, visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { logIn, readAs, type Login } from './support/session';

const { origin, browser } = await startDemo();

/** A job of the second company, which no demo referral of the candidate recommends. */
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

describe('a visitor who comes by a recommendation', () => {
  let visitor: Visit;
  let miriam: Login;
  let before: Link | undefined;
  beforeAll(async () => {
    miriam = await logIn(origin, 'referrer@demo.example');
    before = await linkOf(miriam, MIRIAM);
    visitor = await open(`/jobs/101?ref=${MIRIAM}&title=Teamleiterin&location=Oldenburg`);
  });
  afterAll(() => visitor.context.close());

  it('PJ02, O06, RF03: reads in the page of the server who recommends, with title and place', async () => {
    const html = await (await fetch(`${origin}/jobs/101?ref=${MIRIAM}&title=Teamleiterin&location=Oldenburg`)).text();
    expect(html.replaceAll('<!-- -->', '')).toContain(
      'Diese Stelle wurde Ihnen von Miriam Castellanos, Teamleiterin, Oldenburg empfohlen.',
    );
    await byText(visitor.page, 'Diese Stelle wurde Ihnen von Miriam Castellanos, Teamleiterin, Oldenburg empfohlen.').waitFor();
    // One round trip: the browser asks for nothing of it again.
    expect(visitor.calls.filter((call) => call.startsWith('GET '))).toEqual([]);
  });

  it('RF02, RF04: sees the name and the picture that the server has of who recommends, or the placeholder', async () => {
    const { page, context } = await visit(browser);
    const answer = await fetch(`${origin}/api/public/referrals/${MIRIAM}`);
    const { user } = (await answer.json()) satisfies { readonly user: Readonly<Record<string, unknown>> };
    expect(user).toMatchObject({ firstName: 'Miriam', lastName: 'Castellanos' });
    const banner = page
      .locator('[role="region"], aside, div')
      .filter({ has: byText(page, NAMED) })
      .last();
    for (const [avatar, wanted] of [
      [null, /\/images\/avatar-placeholder\.png/],
      ['/images/avatars/amelie-thorwald.svg', /\/images\/avatars\/amelie-thorwald\.svg/],
    ] as const) {
      // The server has rendered the banner already; a way inside the app asks for it anew.
      await page.goto(`${origin}/jobs`);
      await page.route(/\/public\/referrals\/[^/]+$/, (route) => route.fulfill({ json: { user: { ...user, avatar } } }));
      await goInside(page, `/jobs/101?ref=${MIRIAM}`);
      await banner.waitFor();
      expect(await banner.locator('..').locator('img').first().getAttribute('src')).toMatch(wanted);
      await page.unroute(/\/public\/referrals\/[^/]+$/);
    }
    await context.close();
  });

  it('RF05, A38: is one view of that link', async () => {
    await expect.poll(async () => (await linkOf(miriam, MIRIAM))?.views).toBe((before?.views ?? 0) + 1);
    expect(posts(visitor)).toEqual([`POST /api/public/referrals/${MIRIAM}/views`]);
  });

  it('RF07, RF08, RF16: says without a mouse that the job is of no interest', async () => {
    const { page } = visitor;
    await byRole(page, 'button', 'Kein Interesse').focus();
    await page.keyboard.press('Enter');
    const dialog = byRole(page, 'dialog', 'Die Stelle weitergeben');
    await dialog.waitFor();
    await expect.poll(async () => (await linkOf(miriam, MIRIAM))?.rejects).toBe((before?.rejects ?? 0) + 1);
    expect(posts(visitor).filter((call) => call.endsWith('/rejects'))).toHaveLength(1);
    expect(await layer(page)).toBe(JSON.stringify([{ event: 'referral_no_interest', referral_code: MIRIAM, job_id: '101' }]));
  });

  it('RF11, O05: is asked to log in, and comes back to the same recommendation', async () => {
    const { page } = visitor;
    const dialog = byRole(page, 'dialog', 'Die Stelle weitergeben');
    await byText(dialog, 'Melden Sie sich an, um einen eigenen Empfehlungslink zu erstellen.').waitFor();
    await byRole(dialog, 'link', 'Eigenen Empfehlungslink erstellen').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/login?redirect=*`);
    await byLabel(page, 'E-Mail').fill('candidate@demo.example');
    await byLabel(page, 'Passwort').fill('Stellwerk-Demo-2026');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/jobs/101?ref=${MIRIAM}**`);
    await byText(page, 'Diese Stelle wurde Ihnen von Miriam Castellanos, Teamleiterin, Oldenburg empfohlen.').waitFor();
  });

  it('RF10, RF12, RF13, RF17, RF18, EN56: makes an own link by keyboard and copies it', async () => {
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await byRole(page, 'button', 'Kein Interesse').focus();
    await page.keyboard.press('Enter');
    const dialog = byRole(page, 'dialog', 'Die Stelle weitergeben');
    const create = byRole(dialog, 'button', 'Eigenen Empfehlungslink erstellen');
    await create.focus();
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.url().includes('/api/private/referrals/create')),
      page.keyboard.press('Enter'),
    ]);
    expect(request.postDataJSON()).toEqual({ jobOfferId: 101 });
    const link = await byRole(page, 'textbox', 'Ihr Empfehlungslink').inputValue();
    const [, code = ''] = /^http:\/\/[^/]+\/jobs\/101\?ref=([A-Z2-9]{8})$/.exec(link) ?? [];
    expect(code).not.toBe('');
    await byRole(page, 'button', 'Link kopieren').focus();
    await page.keyboard.press('Enter');
    await byText(page, 'Empfehlungslink wurde in die Zwischenablage kopiert!').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(await layer(page)).toContain(
      JSON.stringify({ event: 'referral_new_link_copied', referral_code: code, source_referral_code: MIRIAM, job_id: '101' }),
    );
  });

  it('saves the own link as a picture of a QR code, which a camera reads', async () => {
    const { page } = visitor;
    const link = await byRole(page, 'textbox', 'Ihr Empfehlungslink').inputValue();
    await byRole(page, 'img', 'QR-Code Ihres Empfehlungslinks').waitFor();
    await byRole(page, 'button', 'QR-Code speichern').focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('empfehlungslink.png');
    const { width, height, data } = PNG.sync.read(await readFile(await download.path()));
    expect(decodeQR({ width, height, data })).toBe(link);
  });

  it('RF14, RF15: finds the offer anew after the window was closed', async () => {
    const { page } = visitor;
    await page.keyboard.press('Escape');
    await byRole(page, 'dialog').waitFor({ state: 'detached' });
    await byRole(page, 'button', 'Kein Interesse').click();
    await byRole(page, 'button', 'Eigenen Empfehlungslink erstellen').waitFor();
    expect(await byRole(page, 'textbox', 'Ihr Empfehlungslink').count()).toBe(0);
  });
});

describe('a recommendation that does not work', () => {
  it('RF19: says so for an unknown code, and the job and the way to apply stay', async () => {
    const { page, context } = await open('/jobs/101?ref=GIBTESNICHT');
    await byText(page, 'Die Empfehlungsinformationen konnten nicht geladen werden').waitFor();
    await byRole(page, 'link', /^Jetzt bewerben/)
      .first()
      .waitFor();
    await context.close();
  });

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

  it.each([
    ['RF06', 'views'],
    ['RF06, RF09', 'rejects'],
  ])('%s: tries %s directly when the call fails, and shows no error', async (_row, what) => {
    const visitor = await visit(browser);
    const { page, context, calls } = visitor;
    await page.route(new RegExp(`/referrals/[^/]+/${what}$`), (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${origin}/jobs/101?ref=${MIRIAM}`);
    await byRole(page, 'button', 'Kein Interesse').click();
    await byRole(page, 'dialog', 'Die Stelle weitergeben').waitFor();
    await expect
      .poll(() => calls.filter((call) => call.endsWith(`/${what}`)))
      .toEqual([`POST /api/public/referrals/${MIRIAM}/${what}`, `POST /public/referrals/${MIRIAM}/${what}`]);
    expect(await byRole(page, 'alert').filter({ hasText: /\S/ }).count()).toBe(0);
    await context.close();
  });

  it("offers the device's own window for passing on where there is one", async () => {
    const { page, context } = await visit(browser, { login: await logIn(origin, 'member@demo.example') });
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

  it('RF21: says that no link could be made', async () => {
    const { page, context } = await open(`/jobs/101?ref=${MIRIAM}`, await logIn(origin, 'member@demo.example'));
    await page.route('**/api/private/referrals/create*', (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
    await byRole(page, 'button', 'Kein Interesse').click();
    await byRole(page, 'button', 'Eigenen Empfehlungslink erstellen').click();
    await byText(page, 'Es konnte kein neuer Empfehlungslink erstellt werden.').waitFor();
    await context.close();
  });

  it('RF01, O90: shows no banner without a code, nor in a frame on another site', async () => {
    const plain = await (await fetch(`${origin}/jobs/101`)).text();
    const framed = await (await fetch(`${origin}/jobs/101?ref=${MIRIAM}&embed=1`)).text();
    for (const html of [plain, framed]) expect(html).not.toContain('Kein Interesse');
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

describe('from the link to the payout', () => {
  let referrer: Login;
  let code: string;
  let company: Login;
  beforeAll(async () => {
    referrer = await logIn(origin, 'candidate@demo.example');
    company = await logIn(origin, 'owner2@demo.example');
  });

  it('RF10, RF12: somebody makes a link to a job that nobody recommended to them', async () => {
    const visitor = await open(`/jobs/${JOB}`, referrer);
    const { page, context } = visitor;
    await byRole(page, 'button', 'Empfehlen').focus();
    await page.keyboard.press('Enter');
    await byRole(page, 'button', 'Eigenen Empfehlungslink erstellen').focus();
    await page.keyboard.press('Enter');
    const link = await byRole(page, 'textbox', 'Ihr Empfehlungslink').inputValue();
    expect(link.startsWith(`${origin}/jobs/${JOB}?ref=`)).toBe(true);
    code = new URL(link).searchParams.get('ref') ?? '';
    // Nobody has declined anything.
    expect(posts(visitor)).toEqual([]);
    expect(await layer(page)).toBe('[]');
    await page.keyboard.press('Escape');
    await expect.poll(() => byRole(page, 'button', 'Empfehlen').evaluate((button) => button === document.activeElement)).toBe(true);
    await context.close();
  });

  it('PJ61, A13: somebody follows it, reads the name in the form as well, and applies', async () => {
    const { page, context } = await open(`/jobs/${JOB}?ref=${code}`);
    await byText(page, 'Diese Stelle wurde Ihnen von Amelie Thorwald empfohlen.').waitFor();
    await byRole(page, 'link', /^Jetzt bewerben/)
      .first()
      .click();
    await page.waitForURL(`${origin}/jobs/view/${JOB}/apply?**ref=${code}**`);
    await byText(page, 'Diese Stelle wurde Ihnen von Amelie Thorwald empfohlen.').waitFor();
    await fillPerson(page, 'empfohlen@post.example');
    await fillLinkedIn(page);
    await consent(page);
    await submit(page);
    await page.waitForURL(`${origin}/jobs/view/${JOB}/apply/success**`, { waitUntil: 'commit' });
    await context.close();
  });

  it('rule 7: the company sees who recommended, and hires', async () => {
    const applications = await readAs<readonly { readonly id: number; readonly email: string }[]>(
      company,
      '/api/private/applications/by-company/2',
    );
    const id = applications.find(({ email }) => email === 'empfohlen@post.example')?.id;
    const { page, context } = await open(`/company/2/applications/${id}`, company);
    await byText(page, 'Empfohlen von').waitFor();
    await byText(page, 'Amelie Thorwald').first().waitFor();
    await context.close();
    await fetch(`${origin}/api/private/applications/${id}/status`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${company.token}` },
      body: JSON.stringify({ status: 'ACCEPTED' }),
    });
  });

  it('O07, O43, RF23: the referrer finds it in the own area and asks for the payout, an administrator notes that it was made', async () => {
    const { page, context } = await open('/dashboard?tab=referrals', referrer);
    await byRole(page, 'heading', 'Stellenanzeigen mit Empfehlung').waitFor();
    await byRole(page, 'button', 'Auszahlung anfordern').click();
    await byText(page, 'Angefordert').waitFor();
    expect((await linkOf(referrer, code))?.applications).toMatchObject([{ milestone: 'HIRED', payoutStatus: 'REQUESTED' }]);

    const admin = await open('/admin?tab=payouts', await logIn(origin, 'admin@demo.example'));
    await byRole(admin.page, 'button', /^Auszahlung vermerken/).click();
    await byRole(admin.page, 'alertdialog', 'Als ausgezahlt vermerken?').waitFor();
    await byLabel(admin.page, /^Begründung/).fill('Überwiesen am 24.11.');
    await byRole(admin.page, 'button', 'Ja, ausgezahlt').click();
    await byRole(admin.page, 'alertdialog').waitFor({ state: 'detached' });
    await admin.context.close();

    await page.reload();
    await byText(page, 'Ausgezahlt').waitFor();
    const today = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format(new Date());
    expect(await byRole(byRole(page, 'list', 'Verlauf der Auszahlung'), 'listitem').allTextContents()).toEqual([
      `Angefordert am ${today}`,
      `Ausgezahlt am ${today}`,
    ]);
    expect(await byText(page, /Überwiesen/).count()).toBe(0);
    await context.close();
  });

  it('RF24, RF25: lists each job with its number, title, place and a way to it', async () => {
    const { page, context } = await open('/dashboard?tab=referrals', referrer);
    const table = byRole(page, 'table', 'Stellenanzeigen mit Empfehlung');
    await table.waitFor();
    expect(await byRole(table, 'columnheader').allTextContents()).toEqual(['#', 'Position', 'Standort', 'Aktion']);
    const job: { readonly title: string } = await (await fetch(`${origin}/api/public/jobs/${JOB}`)).json();
    const row = byRole(table, 'row').filter({ hasText: job.title });
    await byRole(row, 'link', /^Details/).click();
    await page.waitForURL(`${origin}/jobs/${JOB}`);
    await byRole(page, 'heading', job.title, { level: 1 }).waitFor();
    await context.close();
  });

  it('RF26: says that there is none to somebody who recommends nothing', async () => {
    const { page, context } = await open('/dashboard?tab=referrals', await logIn(origin, 'recruiter@demo.example'));
    await byText(page, 'Keine Stellenanzeigen mit Empfehlung gefunden.').waitFor();
    expect(await byRole(page, 'table').count()).toBe(0);
    await context.close();
  });

  it('O45, RF28: the referrer pauses the link, which then recommends nothing', async () => {
    const { page, context } = await open('/dashboard?tab=referrals', referrer);
    const own = page.locator('li').filter({ hasText: `/jobs/${JOB}?ref=${code}` });
    await byRole(own, 'button', /^Pausieren/).click();
    await byRole(own, 'button', /^Fortsetzen/).waitFor();
    expect((await fetch(`${origin}/api/public/referrals/${code}`)).status).toBe(404);
    await context.close();
  });
});
