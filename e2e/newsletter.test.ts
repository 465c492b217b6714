/** @module-tag full */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel, byRole, byText } from './support/find';
import { mailedLink, mailsTo } from './support/mails';

const { origin, browser, dataDir } = await startDemo();
const CALL = '**/api/public/subscribe-newsletter';

const section = (page: Page) => byRole(page, 'region', 'Neue Stellen, direkt zu dir');
/** The message of the form that ends with a text; its severity is read out before it. */
const message = (page: Page, text: string) => byText(section(page), new RegExp(`${text.replace(/[.?]/g, '\\$&')}$`));
const DONE = 'Fast geschafft: Bitte bestätige deine Anmeldung über den Link in unserer E-Mail.';
const submit = (page: Page) => byRole(section(page), 'button', 'Newsletter abonnieren');

/** Opens the start page and fills in the sign-up. */
async function open(page: Page, email: string): Promise<void> {
  await page.goto(origin);
  await fill(page, email);
}

/** Fills in the required fields of the sign-up. */
async function fill(page: Page, email: string, types: readonly string[] = ['Kandidat']): Promise<void> {
  await section(page).scrollIntoViewIfNeeded();
  await byLabel(section(page), /^E-Mail/).fill(email);
  for (const type of types) await byRole(section(page), 'checkbox', type).check();
  await byRole(section(page), 'checkbox', /Datenschutzbestimmungen/).check();
}

/** Messages of the form by response, each different from the previous one; null is a broken connection. */
const ANSWERS = [
  [{ status: 400, json: { message: 'Diese Adresse ist gesperrt.' } }, 'Diese Adresse ist gesperrt.'],
  [{ status: 400, json: {} }, 'Es gab einen Fehler bei der Anmeldung.'],
  [null, 'Es gab einen Fehler bei der Anmeldung. Bitte versuche es später erneut.'],
  [{ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, 'Es gab einen Fehler bei der Anmeldung.'],
  [{ status: 204 }, DONE],
] as const;

it(
  'NL01 NL06 NL07 NL08 NL09 NL10 NL11 NL12 NL14 NL16 the sign-up on the start page says what is missing and what an answer means, below one voice',
  { tags: ['walk'] },
  async () => {
    const { page, context } = await visit(browser);
    await page.goto(origin);
    const voices = byRole(page, 'region', 'Was andere sagen');
    await voices.scrollIntoViewIfNeeded();
    expect(await byRole(voices, 'figure').count()).toBe(1);
    expect(await byRole(voices, 'link', 'Jetzt registrieren').getAttribute('href')).toBe('/coming-soon');

    await fill(page, '');
    const box = (name: string | RegExp) => byRole(section(page), 'checkbox', name);
    await submit(page).click();
    await byText(section(page), 'Bitte gib deine E-Mail-Adresse ein.').waitFor();
    await box('Kandidat').uncheck();
    await byText(section(page), 'Bitte wähle mindestens eine Option aus.').waitFor();
    expect(await submit(page).isDisabled()).toBe(true);
    await box('Kandidat').check();
    expect(await submit(page).isDisabled()).toBe(false);
    await box(/Datenschutzbestimmungen/).uncheck();
    await byText(section(page), 'Bitte akzeptiere die Datenschutzbestimmungen.').waitFor();
    expect(await submit(page).isDisabled()).toBe(true);

    await fill(page, 'antwort@post.example');
    for (const [answer, text] of ANSWERS) {
      await page.route(CALL, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
      await submit(page).click();
      await message(page, text).waitFor();
      await page.unroute(CALL);
    }
    await context.close();
  },
);

it(
  'NL02 NL03 NL04 NL06 EN29 O47 the newsletter is ordered, confirmed by a press (/newsletter/confirm), and ended by the link of a mail',
  { tags: ['walk'] },
  async () => {
    const { page, context } = await visit(browser);
    const email = 'jette.harms@post.example';
    await page.goto(origin);
    await fill(page, email, ['Kandidat', 'Recruiter']);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(CALL, async (route) => {
      await held;
      await route.continue();
    });
    const sent = page.waitForRequest(CALL);
    await submit(page).click();
    expect((await sent).postDataJSON()).toEqual({ email, type: 'RECRUITER,CANDIDATE', terms: true });
    // A second click meanwhile is ignored.
    const sending = byRole(section(page), 'button', 'Wird angemeldet...');
    await sending.waitFor();
    expect((await sending.getAttribute('aria-disabled')) === 'true' || (await sending.isDisabled())).toBe(true);
    letGo();
    await message(page, DONE).waitFor();

    await page.goto(origin + (await mailedLink(dataDir, email, 'newsletter')));
    await byRole(page, 'heading', 'Newsletter bestätigen', { level: 1 }).waitFor();
    expect(mailsTo(dataDir, email), 'opening the link changes nothing').toHaveLength(1);
    await byRole(page, 'button', 'Anmeldung bestätigen').click();
    await byText(page, 'Deine Anmeldung ist bestätigt').waitFor();

    const end = await mailedLink(dataDir, email, 'newsletterEnd');
    expect(mailsTo(dataDir, email).at(-1)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await page.goto(origin + end);
    await byRole(page, 'button', 'Newsletter abbestellen').click();
    await byText(page, 'Du bist abgemeldet').waitFor();
    await context.close();
  },
);

it('rule 10: a press whose answer was lost is pressed again and confirmed once; a link that is good no more says so', async () => {
  const { page, context } = await visit(browser);
  const email = 'zweimal@post.example';
  await open(page, email);
  await submit(page).click();
  const link = origin + (await mailedLink(dataDir, email, 'newsletter'));
  const press = byRole(page, 'button', 'Anmeldung bestätigen');
  await page.goto(link);
  await page.route('**/api/public/newsletter/confirm/*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await press.click();
  await byText(page, 'Das hat nicht geklappt').waitFor();
  await page.unroute('**/api/public/newsletter/confirm/*');
  await press.click();
  await byText(page, 'Deine Anmeldung ist bestätigt').waitFor();

  await fetch(`${origin}/api/public/newsletter/unsubscribe/${(await mailedLink(dataDir, email, 'newsletterEnd')).split('token=')[1]}`, {
    method: 'POST',
  });
  await page.goto(link);
  await press.click();
  await byText(page, 'Dieser Link gilt nicht mehr').waitFor();
  await context.close();
});

it('O47 is confirmed and ended without scripts as well', async () => {
  const email = 'ohne.skripte@post.example';
  const ordering = await visit(browser);
  await open(ordering.page, email);
  await submit(ordering.page).click();
  const link = await mailedLink(dataDir, email, 'newsletter');
  await ordering.context.close();

  const { page, context } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(origin + link);
  await byRole(page, 'button', 'Anmeldung bestätigen').click();
  await byText(page, 'Deine Anmeldung ist bestätigt').waitFor();
  await page.goto(origin + (await mailedLink(dataDir, email, 'newsletterEnd')));
  await byRole(page, 'button', 'Newsletter abbestellen').click();
  await byText(page, 'Du bist abgemeldet').waitFor();
  await context.close();
});

it('T5d the tick in the application form subscribes, when its link is pressed', async () => {
  const [job = ''] = /\/jobs\/\d+/.exec(await (await fetch(`${origin}/jobs`)).text()) ?? [];
  const { page, context } = await visit(browser);
  const email = 'mit.haken@post.example';
  await page.goto(`${origin}${job.replace('/jobs/', '/jobs/view/')}/apply`);
  await byLabel(page, 'Vorname').fill('Mika');
  await byLabel(page, 'Nachname').fill('Haken');
  await byLabel(page, 'E-Mail').fill(email);
  await byLabel(page, 'LinkedIn-Profil angeben').check();
  await byLabel(page, 'LinkedIn-Profil-URL').fill('https://www.linkedin.com/in/mika-haken');
  for (const name of [/Newsletter abonnieren/, /Datenschutz/, /Geschäftsbedingungen/]) await byRole(page, 'checkbox', name).check();
  await byRole(page, 'button', 'Bewerbung absenden').click();
  await page.waitForURL(/\/apply\/success/);
  await page.goto(origin + (await mailedLink(dataDir, email, 'newsletter')));
  await byRole(page, 'button', 'Anmeldung bestätigen').click();
  await byText(page, 'Deine Anmeldung ist bestätigt').waitFor();
  await context.close();
});
