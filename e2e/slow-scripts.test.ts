/** @module-tag full */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole } from './support/find';
import { hold } from './support/hold';
import { scriptsOf } from './support/scripts';
import { logIn } from './support/session';

const { origin, browser } = await startDemo();
const logins = {
  owner: await logIn(origin, 'owner@demo.example'),
  admin: await logIn(origin, 'admin@demo.example'),
  candidate: await logIn(origin, 'candidate@demo.example'),
};

type Who = keyof typeof logins;

/** Every page whose view has a script of its own: the user who opens it, its path, and the name of that script. */
const views: readonly (readonly [Who, string, string])[] = [
  ['owner', '/company/1/dashboard', 'OverviewTab'],
  ['owner', '/company/1/dashboard?tab=applications', 'ApplicationsTab'],
  ['owner', '/company/1/dashboard?tab=jobs&action=applications&jobId=101', 'JobApplications'],
  ['owner', '/company/1/jobs', 'JobsTab'],
  ['owner', '/company/1/messages', 'MessagesTab'],
  ['owner', '/company/1/team', 'TeamTab'],
  ['owner', '/company/1/focus', 'FocusTab'],
  ['owner', '/company/1/documents', 'DocumentsTab'],
  ['owner', '/company/1/subscription', 'SubscriptionTab'],
  ['owner', '/company/1/settings', 'SettingsTab'],
  ['owner', '/company/1/applications', 'Cards'],
  ['owner', '/company/1/applications?view=board', 'Board'],
  ['owner', '/company/1/history', 'History'],
  ['owner', '/company/1/jobs/create', 'JobEditor'],
  ['owner', '/company/1/jobs/import', 'JobTransfer'],
  ['admin', '/admin', 'overview'],
  ['admin', '/admin?tab=companies', 'companies'],
  ['admin', '/admin?tab=registrations', 'registrations'],
  ['admin', '/admin?tab=subscribers', 'subscribers'],
  ['admin', '/admin?tab=payouts', 'payouts'],
  ['admin', '/admin?tab=messages', 'messages'],
  ['admin', '/admin?tab=reports', 'reports'],
  ['admin', '/admin?tab=outbox', 'outbox'],
  ['candidate', '/dashboard?tab=referrals', 'Referrals'],
  ['candidate', '/dashboard?tab=saved', 'Saved'],
  ['candidate', '/dashboard?tab=alerts', 'Alerts'],
  ['candidate', '/dashboard?tab=messages', 'Messages'],
];

/** Content as soon as everything but the script of the view is loaded. */
const marks = {
  owner: ['button', 'Unternehmen wechseln'],
  admin: ['heading', /^Verwaltung – /],
  candidate: ['heading', /^Amelie Thorwald – /],
} as const;

const isLoading = (page: Page) => byRole(page.locator('main'), 'status').filter({ hasText: /geladen/ });

/** Opens a page without waiting for its load event, which needs the last script. */
async function openWithoutScripts(who: Who, path: string) {
  const { page, context } = await visit(browser, { login: logins[who] });
  const letGo = await hold(page, /\.js$/);
  return { page, context, letGo, go: () => page.goto(origin + path, { waitUntil: 'commit' }) };
}

describe('while its scripts are on their way', () => {
  it.each(views)('%s reads at %s that it loads until %s is there, which is asked for at once', async (who, path, view) => {
    const asked = await scriptsOf(origin + path);
    for (const script of [view, 'Account', ...(who === 'owner' ? ['network-retries'] : [])]) expect(asked).toContain(script);
    const { page, context, letGo, go } = await openWithoutScripts(who, path);
    const letViewGo = await hold(page, new RegExp(`/assets/${view}-[\\w-]{8}\\.js$`));
    await go();
    await isLoading(page).waitFor();
    letGo();
    const [role, name] = marks[who];
    await byRole(page, role, name).waitFor();
    expect(await isLoading(page).count()).toBe(1);
    letViewGo();
    await expect.poll(() => isLoading(page).count()).toBe(0);
    expect(await byRole(page.locator('main'), 'heading', undefined, { level: 1 }).count()).toBeGreaterThan(0);
    await context.close();
  });

  it.each([
    ['owner', '/company/1/applications/1'],
    ['owner', '/company/1/jobs/101'],
    ['owner', '/company/1/team/create'],
    ['owner', '/company/create'],
    ['owner', '/jobs/preview/101'],
    ['owner', '/users/4'],
    ['candidate', '/dashboard'],
    ['candidate', '/dashboard?tab=profile'],
  ] as const)('%s reads at %s that it loads', async (who, path) => {
    const { page, context, letGo, go } = await openWithoutScripts(who, path);
    await go();
    await isLoading(page).first().waitFor();
    letGo();
    await expect.poll(() => isLoading(page).count()).toBe(0);
    expect(await byRole(page.locator('main'), 'heading', undefined, { level: 1 }).count()).toBe(1);
    await context.close();
  });
});

/** The user, the page with its heading, the link, the late script, and the heading of the next page. */
type Click = readonly [who: Who | 'visitor', path: string, title: string, link: string, script: string, next: string];

const clicks: readonly Click[] = [
  ['owner', '/company/1/dashboard', 'Dashboard', 'Fokusseiten', 'FocusTab', 'Fokusseiten'],
  ['owner', '/company/1/dashboard', 'Dashboard', 'Stellenanzeige erstellen', 'route', 'Stellenanzeige erstellen'],
  ['candidate', '/dashboard', 'Amelie Thorwald – Übersicht', 'Stellenanzeigen', 'route', 'Stellenanzeigen'],
];

describe('after a click, while the next page is on its way', () => {
  const onItsWay = (page: Page) => byRole(page, 'progressbar', 'Nächste Seite wird geladen');
  const heading = (page: Page, name: string) => byRole(page.locator('main'), 'heading', name, { level: 1 });

  async function readsThat([who, path, title, link, script, next]: Click): Promise<void> {
    const { page, context } = await visit(browser, who === 'visitor' ? {} : { login: logins[who] });
    await page.goto(origin + path);
    await heading(page, title).waitFor();
    await hydrated(page);
    // A page that is itself still loading shows this, and is replaced at once.
    await expect.poll(() => isLoading(page).count()).toBe(0);
    expect(await onItsWay(page).count()).toBe(0);
    const letGo = await hold(page, new RegExp(`/assets/${script}-[\\w-]{8}\\.js$`));
    await byRole(page, 'link', link).first().click();
    await onItsWay(page).waitFor();
    expect(await heading(page, title).count()).toBe(1);
    letGo();
    await expect.poll(() => onItsWay(page).count()).toBe(0);
    await heading(page, next).waitFor();
    await context.close();
  }

  it('a visitor reads that until the next page is there', () =>
    readsThat(['visitor', '/jobs', 'Stellenanzeigen', 'Datenschutz', 'route', 'Datenschutzerklärung']));

  it.each(clicks)('%s reads that at %s, below %s, until the page of %s is there', (...click) => readsThat(click));

  it('reads no longer that it is when its script gets lost', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs`);
    await hydrated(page);
    await page.route(/\/assets\/route-[\w-]{8}\.js$/, (route) => route.abort());
    await byRole(page, 'link', 'Datenschutz').first().click();
    await heading(page, 'Diese Seite konnte nicht geladen werden').waitFor();
    expect(await onItsWay(page).count()).toBe(0);
    await context.close();
  });
});
