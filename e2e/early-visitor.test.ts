/** @module-tag full */
import { demoData } from '@stellwerk/domain/fixtures';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseResume, consent, fillPerson, submit } from './support/application-form';
import { visit, type VisitOptions } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { pathOf } from './support/member';
import { DEMO_PASSWORD, logIn } from './support/session';

const { origin, browser } = await startDemo();
const { jobs, companies } = demoData(new Date());
const DAY = 24 * 60 * 60 * 1000;

/** Opens a page whose scripts load only when `arrive` is called: a slow connection. */
async function openSlowly(path: string, options: Pick<VisitOptions, 'width' | 'login'> = {}) {
  const { page, context } = await visit(browser, options);
  let arrive = (): void => undefined;
  const scripts = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(origin + path, { waitUntil: 'commit' });
  return { page, context, arrive: () => arrive() };
}

const password = (page: Page) => byLabel(page, 'Passwort').first();

describe('who is faster than the page on a slow line loses nothing', () => {
  it('logs in', async () => {
    const { page, context, arrive } = await openSlowly('/login');
    await byLabel(page, 'E-Mail').fill('owner@demo.example');
    await password(page).fill(DEMO_PASSWORD);
    await byRole(page, 'button', 'Anmelden').click();
    expect(pathOf(page)).toBe('/login');
    arrive();
    await expect.poll(() => pathOf(page)).not.toBe('/login');
    await context.close();
  });

  it('registers', async () => {
    const { page, context, arrive } = await openSlowly('/register?redirect=/company/create');
    await byRole(page, 'radio', 'Unternehmen').check();
    await byLabel(page, 'Vorname').fill('Kira');
    await byLabel(page, 'Nachname').fill('Bitz');
    await byLabel(page, 'E-Mail').fill('kira@kiebitz.example');
    await byLabel(page, 'Passwort').fill('ein langer Satz reicht');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await byRole(page, 'button', 'Konto erstellen').click();
    arrive();
    await byRole(page, 'heading', 'Neues Unternehmen erstellen', { level: 1 }).waitFor();
    await context.close();
  });

  it('finds the account in the menu of a phone that was opened before', async () => {
    const login = await logIn(origin, 'candidate@demo.example');
    const { page, context, arrive } = await openSlowly('/dashboard?tab=saved', { width: 390, login });
    await byRole(page, 'button', 'Menü').click();
    await byRole(page.getByRole('banner'), 'link', 'Anmelden').waitFor();
    arrive();
    await byRole(page.getByRole('banner'), 'button', 'Abmelden').waitFor();
    await context.close();
  });

  it('is told what is missing, and keeps what was typed', async () => {
    const { page, context, arrive } = await openSlowly('/register');
    await byLabel(page, 'Vorname').fill('Annika');
    await byRole(page, 'button', 'Konto erstellen').click();
    arrive();
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(await byLabel(page, 'Vorname').inputValue()).toBe('Annika');
    await context.close();
  });

  it('applies', async () => {
    const { page, context, arrive } = await openSlowly('/jobs/view/101/apply');
    await fillPerson(page);
    await chooseResume(page);
    await consent(page);
    await submit(page);
    arrive();
    await byText(page, 'Ihre Bewerbung wurde erfolgreich übermittelt!').first().waitFor();
    await context.close();
  });

  it('applies with what was chosen before', async () => {
    const { page, context, arrive } = await openSlowly('/jobs/view/101/apply');
    await fillPerson(page);
    await chooseResume(page);
    await consent(page);
    arrive();
    await page.waitForLoadState('networkidle');
    await submit(page);
    await byText(page, 'Ihre Bewerbung wurde erfolgreich übermittelt!').first().waitFor();
    await context.close();
  });

  it('searches, by the form as the browser sends it', async () => {
    const { page, context } = await openSlowly('/jobs');
    await byRole(page, 'searchbox').first().fill('Gleis');
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(page)).toContain('search=Gleis');
    await context.close();
  });

  it('filters, types and leaves the rest to the page', async () => {
    const { page, context, arrive } = await openSlowly('/jobs?search=Gleis&page=2');
    await byLabel(page, 'Arbeitsmodell').selectOption('Hybrid');
    await byLabel(page, 'Nur mit Gehaltsangabe').check();
    await byRole(page, 'searchbox').first().fill('Pflege');
    arrive();
    await expect.poll(() => pathOf(page)).toBe('/jobs?search=Pflege&workingModel=Hybrid&pay=required');
    await expect.poll(() => byRole(page, 'searchbox').first().inputValue()).toBe('Pflege');
    expect(await byLabel(page, 'Arbeitsmodell').inputValue()).toBe('Hybrid');
    expect(await byLabel(page, 'Nur mit Gehaltsangabe').isChecked()).toBe(true);
    await context.close();
  });
});

interface Press {
  readonly what: string;
  readonly path: string;
  readonly button: string | RegExp;
  /** Content that appears only after the click. */
  readonly brings: (page: Page) => Promise<unknown>;
  readonly width?: number;
}

const dialog = (name: string) => (page: Page) => byRole(page, 'dialog', name).waitFor();
const isBusy = (button: Locator) => button.getAttribute('aria-busy');

const NO_INTEREST: Press = {
  what: 'no interest',
  path: '/jobs/101?ref=MC7F2KQW',
  button: 'Kein Interesse',
  brings: dialog('Die Stelle weitergeben'),
};

const PRESSES: readonly Press[] = [
  { what: 'recommending', path: '/jobs/101', button: 'Empfehlen', brings: dialog('Die Stelle weitergeben') },
  { what: 'O95 reporting', path: '/jobs/102', button: 'Anzeige melden', brings: dialog('Stellenanzeige melden') },
  {
    what: 'O93 saving',
    path: '/jobs/103',
    button: 'Stelle merken',
    brings: (page) => byRole(page, 'button', 'Gemerkt', { pressed: true }).first().waitFor(),
  },
  { what: 'sharing', path: '/jobs/105', button: 'Teilen', brings: dialog('Stellenanzeige teilen') },
  {
    what: 'PJ23 a video',
    path: '/jobs/109',
    button: 'Video laden',
    brings: (page) => page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]').waitFor(),
  },
  {
    what: 'a filter that is taken back',
    path: '/jobs?workingModel=Hybrid',
    button: 'Filter entfernen: Hybrid',
    brings: (page) => page.waitForURL(`${origin}/jobs`),
  },
  {
    what: 'O93 an alert',
    path: '/jobs',
    button: 'Neue Stellen per E-Mail (Suchauftrag)',
    brings: (page) => byRole(page, 'dialog').waitFor(),
  },
  { what: 'filters on a phone', path: '/jobs', button: 'Filter', brings: dialog('Filter'), width: 390 },
  {
    what: 'PJ49 another try',
    path: '/jobs/999999',
    button: 'Erneut versuchen',
    brings: (page) => page.waitForResponse(/\/public\/jobs\/999999$/),
  },
];

/** Clicks before hydration, and a second time: the action happens as soon as possible, and once. */
async function pressEarly({ path, button: name, brings, width }: Press): Promise<void> {
  const { page, context, arrive } = await openSlowly(path, { width });
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const button = byRole(page, 'button', name).first();
  await button.click();
  expect(await isBusy(button)).toBe('true');
  // A user who sees no reaction clicks again.
  await button.click();
  const happened = brings(page);
  arrive();
  await happened;
  expect(await page.locator('[data-queued-click]').count()).toBe(0);
  await context.close();
}

describe('what is pressed before the page can hear it', () => {
  it('happens when it can, and once: RF07 no interest', () => pressEarly(NO_INTEREST));

  it.each(PRESSES)('happens when it can, and once: $what', pressEarly);

  it('happens when the script of the posting has come at the second try', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs/101`);
    const design = /\/assets\/(?:klassisch|modern|konservativ)-[^/]*\.js$/;
    await page.route(design, (route) => route.abort('connectionfailed'));
    const button = byRole(page, 'button', 'Empfehlen');
    await Promise.all([page.waitForEvent('requestfailed', (request) => design.test(request.url())), button.click()]);
    expect(await isBusy(button)).toBe('true');
    await page.unroute(design);
    await page.keyboard.press('Shift');
    await dialog('Die Stelle weitergeben')(page);
    await context.close();
  });

  it('happens by keyboard, too', async () => {
    const { page, context, arrive } = await openSlowly('/jobs/101');
    await byRole(page, 'button', 'Empfehlen').focus();
    await page.keyboard.press('Enter');
    arrive();
    await dialog('Die Stelle weitergeben')(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => byRole(page, 'button', 'Empfehlen').evaluate((button) => button === document.activeElement)).toBe(true);
    await context.close();
  });

  it('happens when the click comes alone, as from assistive technology, while the posting still waits for its script', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${origin}/jobs/101`);
    await page.locator('#root:not([data-queue-clicks]) [data-template][data-queue-clicks]').waitFor();
    await byRole(page, 'button', 'Empfehlen').evaluate((button: HTMLElement) => button.click());
    await dialog('Die Stelle weitergeben')(page);
    await context.close();
  });
});

it.each([
  ['who is logged in', '/jobs/101'],
  ['who is logged in and comes by a recommendation', '/jobs/101?ref=MC7F2KQW'],
])('%s keeps the posting that the server has drawn', async (_who, path) => {
  const login = await logIn(origin, 'candidate@demo.example');
  const { page, context, arrive } = await openSlowly(path, { login });
  const title = byRole(page, 'heading', undefined, { level: 1 });
  const drawn = await title.elementHandle();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await byRole(page, 'button', 'Empfehlen').click();
  arrive();
  await dialog('Die Stelle weitergeben')(page);
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

const closed = jobs.find((job) => job.isActive && job.closesAt !== null && Date.parse(job.closesAt) < Date.now() - DAY);
const ended = jobs.find(({ isActive, companyId }) => !isActive && companies.some((one) => one.id === companyId && one.isActive));

/** Public pages in their states. */
const PAGES = [
  '/',
  '/jobs',
  '/jobs?near=Brmen',
  '/jobs?search=Xyzzyqwert&remote=exclude&pay=required&near=Bremen&radius=10',
  '/jobs?page=99',
  '/jobs/101',
  '/jobs/101?ref=MC7F2KQW',
  '/jobs/102',
  '/jobs/103',
  '/jobs/109',
  `/jobs/${closed?.id}`,
  `/jobs/${ended?.id}`,
  '/jobs/999999',
  '/jobs/view/101/apply',
  `/company/${companies[0]?.id}`,
  '/login',
  '/register',
  '/forgot-password',
  '/coming-soon',
  '/impressum',
  '/gibt-es-nicht',
];

/**
 * Visible buttons of a page that need its script: neither those that open the browser's own menus nor those that submit a form natively.
 */
const buttonsOf = (page: Page): Promise<readonly number[]> =>
  page.locator('button').evaluateAll((buttons: HTMLButtonElement[]) =>
    buttons.flatMap((button, index) => {
      const { form } = button;
      const sendsItself =
        button.type === 'submit' && form !== null && (form.getAttribute('method') !== 'post' || form.hasAttribute('action'));
      return button.checkVisibility() && !button.disabled && button.popoverTargetElement === null && !sendsItself ? [index] : [];
    }),
  );

/** Records for each replayed click whether React has hydrated the button: on an unhydrated one, nothing happens. */
function tellMadeUp(): void {
  document.addEventListener(
    'click',
    ({ isTrusted, target }) => {
      const tell: unknown = Reflect.get(window, 'tellHeard');
      if (isTrusted || !(target instanceof HTMLButtonElement) || typeof tell !== 'function') return;
      tell(Object.keys(target).some((key) => key.startsWith('__reactProps')));
    },
    true,
  );
}

it.each(PAGES)('every button of %s is heard that was pressed before the page could hear it', async (path) => {
  const { page, context, arrive } = await openSlowly(path);
  const indexes = await buttonsOf(page);
  // All buttons at once, each by a script's click: an overlay that one opens must not hide the next one.
  for (const index of indexes)
    await page
      .locator('button')
      .nth(index)
      .evaluate((button: HTMLButtonElement) => button.click());
  expect(await page.locator('[data-queued-click]').count(), 'buttons that keep their press').toBe(indexes.length);
  const heard: boolean[] = [];
  await page.exposeFunction('tellHeard', (isHeard: boolean) => heard.push(isHeard));
  await page.evaluate(tellMadeUp);
  arrive();
  // One of them may open or remove content in the place of the next one, so not all of them are still there to be counted.
  await expect.poll(() => page.locator('[data-queued-click]').count()).toBe(0);
  await expect.poll(() => heard.length > 0).toBe(indexes.length > 0);
  expect(heard).toEqual(heard.map(() => true));
  await context.close();
});
