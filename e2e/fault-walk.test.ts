/** @module-tag full */
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseResume, consent, fileField, fillPerson, submit } from './support/application-form';
import { goInside, hydrated, visit } from './support/browser';
import { startDemo } from './support/demo';
import { largeVideo } from './support/files';
import { byLabel, byRole, byText } from './support/find';
import { mailedLink } from './support/mails';
import { logIn, type Login } from './support/session';

/**
 * A visitor's way from the list to the end of an application, and the orders by mail. At each step the connection is cut or slow, or the
 * server fails: the page shows the error in its place, keeps the input, and continues after a retry.
 */
const { origin, browser, dataDir } = await startDemo();
const member = await logIn(origin, 'member@demo.example');

type Fault = 'cut' | 'failed';
const FAULTS: Readonly<Record<Fault, (route: Route) => Promise<void>>> = {
  cut: (route) => route.abort('internetdisconnected'),
  failed: (route) => route.fulfill({ status: 500, json: {} }),
};

interface Step {
  readonly step: string;
  /** The call of the step. */
  readonly call: RegExp;
  readonly login?: Login;
  /** Opens the page before the step. */
  readonly before: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** The pending state on the page. */
  readonly waits: (page: Page) => Locator;
  /** The error on the page. */
  readonly says: (page: Page) => Locator;
  /** Checks that the input is still there. */
  readonly kept?: (page: Page) => Promise<void>;
  /** @default the button 'Erneut versuchen' */
  readonly again?: (page: Page) => Promise<void>;
  /** Content that only appears after the step. */
  readonly done: (page: Page) => Locator;
}

const AGAIN = 'Erneut versuchen';
const press = (root: Page | Locator, name: string | RegExp): Promise<void> => byRole(root, 'button', name).first().click();
/** Opens a page and waits for its hydration. */
async function stand(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await hydrated(page);
}
const loading = (page: Page): Locator => byText(page.getByRole('status'), 'Wird geladen...').first();
const alerting = (root: Page | Locator, text: RegExp): Locator => byText(root.getByRole('alert'), text).first();

async function post(path: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).ok).toBe(true);
}

let guests = 0;
/**
 * Applies as a new guest.
 * @returns path of the page in the receipt
 */
async function statusPage(): Promise<string> {
  guests += 1;
  const email = `weg${guests}@post.example`;
  const person = { firstName: 'Ada', lastName: 'Kern', email, linkedinProfile: 'https://www.linkedin.com/in/ada', terms: true, gdpr: true };
  await post('/api/public/applications/create', { ...person, jobOffer: { id: 101 } });
  return mailedLink(dataDir, email, 'status');
}

async function fillApplication(page: Page): Promise<void> {
  await stand(page, '/jobs/view/101/apply');
  await fillPerson(page);
  await chooseResume(page);
  await consent(page);
}

async function applicationIsKept(page: Page): Promise<void> {
  expect(await byLabel(page, 'Vorname').inputValue()).toBe('Annika');
  expect(await byLabel(page, 'E-Mail').inputValue()).toBe('annika.brandt@post.example');
  await byRole(page, 'button', 'Lebenslauf.pdf entfernen').waitFor();
  expect(await byRole(page, 'checkbox', 'Ich akzeptiere die Datenschutzerklärung').isChecked()).toBe(true);
}

const alertWindow = (page: Page): Locator => byRole(page, 'dialog', 'Neue Stellen per E-Mail (Suchauftrag)');
const newsletter = (page: Page): Locator => byRole(page, 'region', 'Neue Stellen, direkt zu dir');
const withdrawal = (page: Page): Locator => byRole(page, 'alertdialog', 'Bewerbung zurückziehen');
const applied = (page: Page): Locator => byText(page, 'Ihre Bewerbung wurde erfolgreich übermittelt!').first();

const STEPS: readonly Step[] = [
  {
    step: 'PL18 PL19 the list',
    call: /\/api\/jobs$/,
    before: (page) => stand(page, '/impressum'),
    act: (page) => byRole(page, 'link', 'Stellenanzeigen').first().click(),
    waits: loading,
    says: (page) => alerting(page, /Fehler beim Laden der Stellenanzeigen/),
    done: (page) => page.locator('main h3 a').first(),
  },
  {
    step: 'PL18 PL19 a search',
    call: /\/api\/jobs\?/,
    before: (page) => stand(page, '/jobs'),
    act: async (page) => {
      await byRole(page, 'searchbox').first().fill('Pflege');
      await page.keyboard.press('Enter');
    },
    waits: (page) => page.locator('main [aria-busy=true]').filter({ has: byRole(page, 'list') }),
    says: (page) => alerting(page, /Fehler beim Laden der Stellenanzeigen/),
    kept: async (page) => expect(await byRole(page, 'searchbox').first().inputValue()).toBe('Pflege'),
    done: (page) =>
      byRole(page, 'button', 'Filter entfernen: Pflege')
        .or(page.getByRole('heading', { name: /^\d+ Stellenanzeigen?/ }))
        .first(),
  },
  {
    step: 'PJ49 PJ55 a posting',
    call: /\/public\/jobs\/\d+$/,
    before: (page) => stand(page, '/jobs'),
    act: (page) => page.locator('main h3 a').first().click(),
    waits: loading,
    says: (page) => byRole(page, 'heading', 'Stellenanzeige konnte nicht geladen werden', { level: 1 }),
    done: (page) => page.locator('[data-template] h1'),
  },
  {
    step: 'RF21 a link of the own',
    call: /\/private\/referrals\/create/,
    login: member,
    before: async (page) => {
      await page.goto(`${origin}/jobs/101?ref=MC7F2KQW`);
      await press(page, 'Kein Interesse');
    },
    act: (page) => press(byRole(page, 'dialog'), 'Eigenen Empfehlungslink erstellen'),
    waits: (page) => byRole(page, 'button', 'Link wird erstellt...'),
    says: (page) => alerting(byRole(page, 'dialog'), /Es konnte kein neuer Empfehlungslink erstellt werden\./),
    done: (page) => byRole(page, 'textbox', 'Ihr Empfehlungslink'),
  },
  {
    step: 'AF08 the form',
    call: /\/public\/jobs\/101$/,
    before: (page) => stand(page, '/impressum'),
    act: (page) => goInside(page, '/jobs/view/101/apply'),
    waits: loading,
    says: (page) => alerting(page, /^Fehler beim Laden der Stellenanzeige: /),
    done: (page) => byLabel(page, 'Vorname'),
  },
  {
    step: 'AF58 AF59 the application',
    call: /\/applications\/create/,
    before: fillApplication,
    act: submit,
    waits: (page) => byRole(page, 'button', 'Wird übermittelt...'),
    says: (page) => alerting(page, /^Die Bewerbungsdateien konnten nicht hochgeladen werden\.|^Fehler bei der Übermittlung/),
    kept: applicationIsKept,
    again: submit,
    done: applied,
  },
  {
    step: 'O72 the page that the receipt leads to',
    call: /\/applications\/status\/[^/]+$/,
    before: (page) => stand(page, '/impressum'),
    act: async (page) => goInside(page, await statusPage()),
    waits: loading,
    says: (page) => alerting(page, /Bewerbung konnte nicht geladen werden/),
    done: (page) => byText(page, 'Eingereicht').first(),
  },
  {
    step: 'AC15 taking it back',
    call: /\/applications\/status\/[^/]+\/withdraw$/,
    before: async (page) => {
      await stand(page, await statusPage());
      await press(page, 'Bewerbung zurückziehen');
    },
    act: (page) => press(withdrawal(page), 'Bewerbung zurückziehen'),
    waits: (page) => withdrawal(page).locator('button[aria-busy=true]'),
    says: (page) => alerting(withdrawal(page), /Beim Zurückziehen der Bewerbung ist ein Fehler aufgetreten/),
    again: (page) => press(withdrawal(page), 'Bewerbung zurückziehen'),
    done: (page) => byText(page, 'Ihre Bewerbung wurde erfolgreich zurückgezogen').first(),
  },
  {
    step: 'NL11 NL12 the newsletter',
    call: /\/subscribe-newsletter$/,
    before: async (page) => {
      await stand(page, '/');
      await newsletter(page).scrollIntoViewIfNeeded();
      await byLabel(newsletter(page), /^E-Mail/).fill('weg@post.example');
      await byRole(newsletter(page), 'checkbox', 'Kandidat').check();
      await byRole(newsletter(page), 'checkbox', /Datenschutzbestimmungen/).check();
    },
    act: (page) => press(newsletter(page), 'Newsletter abonnieren'),
    waits: (page) => newsletter(page).locator('button[aria-busy=true]'),
    says: (page) =>
      newsletter(page)
        .getByText(/Es gab einen Fehler bei der Anmeldung\./)
        .first(),
    kept: async (page) => {
      expect(await byLabel(newsletter(page), /^E-Mail/).inputValue()).toBe('weg@post.example');
      expect(await byRole(newsletter(page), 'checkbox', 'Kandidat').isChecked()).toBe(true);
    },
    again: (page) => press(newsletter(page), 'Newsletter abonnieren'),
    done: (page) =>
      newsletter(page)
        .getByText(/Fast geschafft/)
        .first(),
  },
  {
    step: 'O93 an alert',
    call: /\/public\/job-alerts$/,
    before: async (page) => {
      await stand(page, '/jobs?search=Pflege');
      await press(page, 'Neue Stellen per E-Mail (Suchauftrag)');
      await byLabel(alertWindow(page), /^E-Mail/).fill('weg@post.example');
      await byRole(alertWindow(page), 'checkbox', /Datenschutzerklärung/).check();
    },
    act: (page) => press(alertWindow(page), 'Suchauftrag anlegen'),
    waits: (page) => byRole(alertWindow(page), 'button', 'Wird angelegt...'),
    says: (page) => alerting(alertWindow(page), /\S/),
    kept: async (page) => expect(await byLabel(alertWindow(page), /^E-Mail/).inputValue()).toBe('weg@post.example'),
    again: (page) => press(alertWindow(page), 'Suchauftrag anlegen'),
    done: (page) =>
      alertWindow(page)
        .getByText(/Fast geschafft/)
        .first(),
  },
  {
    step: 'O93 the press that confirms it',
    call: /\/job-alerts\/confirm\/[^/]+$/,
    before: async (page) => {
      guests += 1;
      const email = `weg${guests}@post.example`;
      await post('/api/public/job-alerts', { email, rhythm: 'DAILY', query: { search: 'Pflege' }, gdpr: true });
      await stand(page, await mailedLink(dataDir, email, 'alert'));
    },
    act: (page) => press(page, 'Suchauftrag bestätigen'),
    waits: (page) => byRole(page, 'button', 'Ihr Suchauftrag wird bestätigt...'),
    says: (page) => alerting(page, /Das hat nicht geklappt/),
    again: (page) => press(page, 'Suchauftrag bestätigen'),
    done: (page) => byText(page, 'Ihr Suchauftrag ist bestätigt'),
  },
];

async function begin({ login, before, call, act }: Step, answer: (route: Route) => Promise<void>) {
  const visitor = await visit(browser, { login });
  await before(visitor.page);
  await visitor.page.route(call, answer);
  await act(visitor.page);
  return visitor;
}

describe.each(STEPS)('$step', (one) => {
  const { call, waits, says, kept, again = (page: Page) => press(page, AGAIN), done } = one;

  it.each<Fault>(['cut', 'failed'])('%s: says so, keeps everything, and goes on after another press', async (kind) => {
    const { page, context } = await begin(one, FAULTS[kind]);
    await says(page).waitFor();
    await kept?.(page);
    await page.unroute(call);
    await again(page);
    await done(page).waitFor();
    await context.close();
  });

  it('slow: says that it is on its way, keeps everything, and asks once', async () => {
    let arrive = (): void => undefined;
    const line = new Promise<void>((resolve) => (arrive = resolve));
    let asked = 0;
    const { page, context } = await begin(one, async (route) => {
      asked += 1;
      await line;
      await route.continue();
    });
    await waits(page).waitFor();
    await expect.poll(() => asked).toBe(1);
    await kept?.(page);
    arrive();
    await done(page).waitFor();
    expect(asked).toBe(1);
    await context.close();
  });
});

describe('AF19 a large file that goes ahead of its form', () => {
  const UPLOADS = /\/api\/public\/uploads/;

  it.each<Fault>(['cut', 'failed'])('%s: is tried again for a while, then it is said, and a second press goes on', async (kind) => {
    const { page, context } = await visit(browser, { own: true });
    await fillApplication(page);
    await fileField(page, 'video').setInputFiles(largeVideo);
    await page.clock.install();
    await page.route(UPLOADS, FAULTS[kind]);
    await submit(page);
    await byRole(page, 'button', 'Wird übermittelt...').waitFor();
    const failed = alerting(page, /^Die Bewerbungsdateien konnten nicht hochgeladen werden\./);
    await expect
      .poll(async () => {
        // Each pause is longer than the one before.
        await page.clock.runFor(30_000);
        return failed.isVisible();
      })
      .toBe(true);
    await applicationIsKept(page);
    await byText(page, /rundgang\.mp4/)
      .first()
      .waitFor();
    await page.unroute(UPLOADS);
    await submit(page);
    await page.waitForURL(/\/success$/, { waitUntil: 'commit' });
    await context.close();
  });
});
