/** @module-tag full */
import { formatPrice, readPlans, readSubscription, yearlyPrice, yearlySaving, type Plan } from '@stellwerk/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goInside, visit, type Visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { opener, pathOf } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo({ SUPPORT_EMAIL: 'hilfe@stellwerk.example' });
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

const PAGE = '/company/1/subscription';
const BOOKED = '/api/private/companies/1/subscription';
const PLANS = '/api/private/subscriptions/plans';
const plans = readPlans(await readAs(owner, PLANS));

/** The plan of a type. */
function planOf(type: Plan['type']): Plan {
  const plan = plans.find((known) => known.type === type);
  if (plan === undefined) throw new Error(`Der Tarif ${type} fehlt.`);
  return plan;
}
const [basis, standard, premium] = [planOf('BASIS'), planOf('STANDARD'), planOf('PREMIUM')];

/** The company's subscription, as the server would answer with these values changed. */
const booked = (plan: Plan, more: object = {}) => ({
  id: 1,
  companyId: 1,
  planId: { ...plan, planType: plan.type, maxJobsParallel: plan.maxJobs },
  status: 'ACTIVE',
  billingCycle: 'MONTHLY',
  startDate: '2026-01-05T09:00:00.000Z',
  endDate: '2099-03-05T09:00:00.000Z',
  autoRenew: true,
  ...more,
});

/** Opens the page with another response to a call. */
const answering = (json: unknown, path = BOOKED) =>
  open(PAGE, { before: ({ page }) => page.route(`**${path}`, (route) => route.fulfill({ json })) });

const current = (page: Page) => page.locator('section').filter({ has: byRole(page, 'heading', 'Aktueller Tarif') });
const offered = (page: Page) => byRole(page, 'region', 'Tarife');
const card = (page: Page, { name }: Plan) =>
  offered(page)
    .getByRole('listitem')
    .filter({ has: byRole(page, 'heading', name, { level: 3 }) });
// The severity of a message is read out before its text.
const NOTED = /Ihr Wunsch wurde vermerkt\. Bitte bestätigen Sie ihn beim Support\.$/;
const spaces = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');
const price = (amount: number): string => spaces(formatPrice(amount, 'EUR'));
const textOf = async (locator: ReturnType<typeof card>): Promise<string> => spaces(await locator.innerText());

it(
  'CP01 CP04 CP06 CP07 CP09 CP12 CP16 CP18 CP20 CP24 CP25 EN40 O88 is the same view as a page of its own, as a tab of the dashboard, and as a section of the settings',
  { tags: ['walk'] },
  async () => {
    const stored = readSubscription(await readAs(owner, BOOKED));
    const jobs = await readAs<readonly { readonly isActive: boolean }[]>(owner, '/api/companies/1/jobs');
    const used = jobs.filter(({ isActive }) => isActive).length;
    const day = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' });
    const { page, context } = await open(PAGE);
    for (const [path, level] of [
      [PAGE, 1],
      ['/company/1/dashboard?tab=subscription', 1],
      ['/company/1/settings?tab=subscription', 2],
    ] as const) {
      if (path !== PAGE) await goInside(page, path);
      await byRole(page, 'heading', 'Abonnement', { level }).waitFor();
      await byText(current(page), stored?.plan.name ?? '')
        .first()
        .waitFor();
      await byText(current(page), 'Aktiv').first().waitFor();
      await byText(current(page), day.format(new Date(stored?.endDate ?? ''))).waitFor();
      await byText(byRole(page, 'region', 'Nutzung'), `${used} (unbegrenzt)`).waitFor();
      for (const { name } of plans) await byRole(offered(page), 'heading', name, { level: 3 }).waitFor();
      for (const [name, href] of [
        ['AGB', '/agb'],
        ['Nutzungsbedingungen', '/nutzerbedingungen'],
        ['Datenschutz', '/datenschutz'],
      ] as const)
        expect(await byRole(byRole(page, 'main'), 'link', name).getAttribute('href')).toBe(href);
      const heading = byRole(offered(page), 'heading', 'Enterprise', { level: 3 });
      expect(await heading.locator('xpath=ancestor::li').count()).toBe(0);
      const mail = byRole(offered(page), 'link', 'Individuelles Angebot anfragen');
      expect(await mail.getAttribute('href')).toMatch(/^mailto:hilfe@stellwerk\.example\?subject=/);
      const cycle = byRole(page, 'group', 'Abrechnung');
      expect(await byRole(cycle, 'button', 'Monatlich').getAttribute('aria-pressed')).toBe('true');
    }
    await byRole(byRole(page, 'group', 'Abrechnung'), 'button', /^Jährlich/).click();
    const text = await textOf(card(page, premium));
    for (const line of [
      `${price(yearlyPrice(premium.price ?? 0))}\npro Jahr`,
      `${price(yearlySaving(premium.price ?? 0))} weniger im Jahr`,
    ])
      expect(text).toContain(line);
    await context.close();
  },
);

describe('another plan', () => {
  /** The mail that a support link prefills. */
  async function mailOf(page: Page) {
    const link = byRole(page, 'link', 'E-Mail an den Support vorbereiten');
    const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    return { to: pathname, subject: searchParams.get('subject'), lines: spaces(searchParams.get('body')).split('\r\n') };
  }

  it(
    'CP02 CP03 CP10 CP11 O37 W37 is confirmed with the terms alone, sends nothing, and writes to the support what was and what is wished, also for an end',
    { tags: ['walk'] },
    async () => {
      const { page, context, calls } = await answering(booked(standard));
      await byRole(byRole(page, 'group', 'Abrechnung'), 'button', /^Jährlich/).click();
      await byRole(card(page, premium), 'button', `${premium.name} wählen`).click();
      const panel = byRole(page, 'region', 'Auswahl bestätigen');
      await panel.waitFor();
      expect(await card(page, premium).count()).toBe(0);
      const text = await textOf(panel);
      for (const line of [
        `${standard.name}\n${price(standard.price ?? 0)} pro Monat`,
        `${premium.name}\n${price(yearlyPrice(premium.price ?? 0))} pro Jahr`,
        `${price(yearlySaving(premium.price ?? 0))} im Jahr`,
      ])
        expect(text).toContain(line);
      const before = calls.length;
      await byRole(panel, 'button', /^Auswahl bestätigen/).click();
      await byText(panel, 'Bitte akzeptieren Sie die AGB und Nutzungsbedingungen.').waitFor();
      expect(await byText(page, NOTED).count()).toBe(0);
      await panel.getByRole('checkbox').check();
      await byRole(panel, 'button', /^Auswahl bestätigen/).click();
      await byText(panel, NOTED).waitFor();
      const company = await readAs<{ readonly name: string }>(owner, '/api/private/companies/1');
      expect(await mailOf(page)).toEqual({
        to: 'hilfe@stellwerk.example',
        subject: `Tarifwechsel: ${premium.name}`,
        lines: [
          `Unternehmen: ${company.name}`,
          `Bisher: ${standard.name}, ${price(standard.price ?? 0)} pro Monat`,
          `Neu: ${premium.name}, ${price(yearlyPrice(premium.price ?? 0))} pro Jahr`,
        ],
      });
      expect(calls.slice(before)).toEqual([]);
      await byRole(panel, 'button', 'Zurück zur Planauswahl').click();
      await card(page, premium).waitFor();
      expect(await panel.count()).toBe(0);

      await byRole(current(page), 'button', 'Kündigen').click();
      const asked = calls.length;
      await byRole(byRole(page, 'alertdialog', 'Abonnement kündigen?'), 'button', 'Ja, kündigen').click();
      await byText(page, NOTED).waitFor();
      const { subject, lines } = await mailOf(page);
      expect([subject, lines.at(-1)]).toEqual([`Kündigung des Tarifs ${standard.name}`, 'Neu: Kündigung']);
      expect(calls.slice(asked)).toEqual([]);
      await context.close();
    },
  );

  it('O89 is for administrators and the owner; others read who they are', async () => {
    const { page, context } = await opener(browser, await logIn(origin, 'member@demo.example'))(PAGE);
    await byText(page, /Ändern können das nur: Administrator und Inhaber\.$/).waitFor();
    await card(page, premium).waitFor();
    expect(await page.getByRole('button', { name: /wählen$|^Kündigen$|^Tarif wechseln$/ }).count()).toBe(0);
    await context.close();
  });
});

describe('O38 the places of a plan', () => {
  const link = (page: Page) => byRole(page, 'link', 'Tarife ansehen');
  const withPlan =
    (plan: Plan) =>
    ({ page }: Pick<Visit, 'page'>) =>
      page.route(`**${BOOKED}`, (route) => route.fulfill({ json: booked(plan) }));

  it('are said above the job list when they are nearly or all taken, with the way to the plans', async () => {
    const jobs = await readAs<readonly { readonly isActive: boolean }[]>(owner, '/api/companies/1/jobs');
    const used = jobs.filter(({ isActive }) => isActive).length;
    for (const [maxJobs, text] of [
      [used + 1, `${used} von ${used + 1} aktiven Stellenanzeigen sind in Ihrem Tarif belegt.`],
      [used, `Alle ${used} aktiven Stellenanzeigen Ihres Tarifs sind belegt.`],
    ] as const) {
      const { page, context } = await open('/company/1/dashboard?tab=jobs', { before: withPlan({ ...standard, maxJobs }) });
      await byText(page, new RegExp(`${text}$`)).waitFor();
      await link(page).click();
      await byRole(page, 'heading', 'Abonnement', { level: 1 }).waitFor();
      expect(pathOf(page)).toBe(PAGE);
      await context.close();
    }
  });

  it('are said above the team, to those who may invite', async () => {
    const note = /Ihr Team hat \d+ Personen, Ihr Tarif sieht 1 vor\.$/;
    const { page, context } = await open('/company/1/team', { before: withPlan(basis) });
    await byText(page, note).waitFor();
    await byRole(page, 'button', 'Einladen').first().waitFor();
    expect(await link(page).getAttribute('href')).toBe(PAGE);
    await context.close();
    const member = await opener(browser, await logIn(origin, 'member@demo.example'))('/company/1/team', { before: withPlan(basis) });
    await byRole(member.page, 'list', 'Mitglieder des Teams').waitFor();
    expect(await byText(member.page, note).count()).toBe(0);
    await member.context.close();
  });
});

describe('when the subscription cannot be shown', () => {
  it('CP05 says that nobody is logged in, and leads back after the login', async () => {
    const { page, context } = await visit(browser);
    await page.goto(origin + PAGE);
    for (const path of [PAGE, '/company/1/dashboard?tab=subscription', '/company/1/settings?tab=subscription']) {
      if (path !== PAGE) await goInside(page, path);
      const login = byRole(byRole(page, 'main'), 'link', 'Anmelden');
      await expect.poll(() => login.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
      await byText(page, 'Sie sind nicht angemeldet').waitFor();
      expect(pathOf(page)).toBe(path);
    }
    await context.close();
  });

  it('CP05 a login that has ended meanwhile is said in its place', async () => {
    const { page, context } = await open(PAGE, {
      before: ({ page: next }) => next.route(`**${BOOKED}`, (route) => route.fulfill({ status: 401, json: {} })),
    });
    await byText(page, 'Sie sind nicht angemeldet').waitFor();
    expect(pathOf(page)).toBe(PAGE);
    await context.close();
  });

  it('CP27 CP28 CP30 says why, and trying again loads the page anew', async () => {
    const refuse = (page: Page, path: string, status: number) =>
      page.route(`**${path}`, (route) => route.fulfill({ status, json: { success: false } }));
    const { page, context } = await open(PAGE, { before: (visitor) => refuse(visitor.page, BOOKED, 500) });
    const retry = async (): Promise<void> => {
      await page.evaluate(() => Reflect.set(window, 'before', true));
      await byRole(page.getByRole('alert'), 'button', 'Erneut versuchen').click();
    };
    await byText(page.getByRole('alert'), 'Fehler beim Laden des Abonnements: Internal Server Error').waitFor();
    await page.unroute(`**${BOOKED}`);
    await refuse(page, PLANS, 502);
    await retry();
    await byText(page.getByRole('alert'), 'Fehler beim Laden der Abonnementpläne: Bad Gateway').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'before'))).toBeUndefined();
    await page.unroute(`**${PLANS}`);
    await retry();
    await byRole(page, 'heading', 'Aktueller Tarif').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'before'))).toBeUndefined();
    await context.close();
  });
});
