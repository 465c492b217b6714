/** @module-tag full */
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { byLabel, byRole, byText } from './support/find';
import { createJob } from './support/job-offer';
import { mailedLink, mailsTo } from './support/mails';
import { startDemoServer } from './support/server';
import { logIn } from './support/session';

const clock = fileURLToPath(new URL('support/clock.mjs', import.meta.url));
const { origin, dataDir, nextDay, stop } = await startDemoServer({ NODE_OPTIONS: `--import=${clock}` });
afterAll(stop);
const browser = await launchBrowser();
afterAll(() => browser.close());

/** Publishes a job of the first company. */
async function publish(title: string, city: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  // A session ends with the day.
  const owner = await logIn(origin, 'owner@demo.example');
  return String(await createJob(owner, { title, city, ...more }));
}

it(
  'O93 an alert for a filtered list is ordered, confirmed by a press, and mails exactly the new job that fits',
  { tags: ['walk'] },
  async () => {
    const { page, context } = await visit(browser);
    const email = 'hanno.gleis@post.example';
    await page.goto(`${origin}/jobs?search=Gleisbau`);
    await byRole(page, 'button', 'Neue Stellen per E-Mail (Suchauftrag)').click();
    const window = byRole(page, 'dialog', 'Neue Stellen per E-Mail (Suchauftrag)');
    await byLabel(window, /^E-Mail/).fill(email);
    await byRole(window, 'checkbox', /Datenschutzerklärung/).check();
    await byRole(window, 'button', 'Suchauftrag anlegen').click();
    await byText(window, /Fast geschafft/)
      .first()
      .waitFor();
    await byRole(window, 'button', 'Fertig').click();

    await page.goto(origin + (await mailedLink(dataDir, email, 'alert')));
    expect(mailsTo(dataDir, email), 'opening the link changes nothing').toHaveLength(1);
    await byRole(page, 'button', 'Suchauftrag bestätigen').click();
    await byText(page, 'Ihr Suchauftrag ist bestätigt').waitFor();
    await context.close();

    const fits = await publish('Gleisbauerin Nachtschicht', 'Bremen');
    const other = await publish('Konditorin', 'Bremen');
    nextDay();
    await expect.poll(() => mailsTo(dataDir, email).length).toBe(2);
    const digest = mailsTo(dataDir, email).at(-1) ?? '';
    expect(digest).toContain(`/jobs/${fits}`);
    expect(digest).not.toContain(`/jobs/${other}`);
    expect(digest).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  },
);

it('O93 O94 an alert keeps every filter of the list: the mail has exactly what fits, and its link opens the same list', async () => {
  const { page, context } = await visit(browser);
  const email = 'runa.filter@post.example';
  const query = 'workingModel=Hybrid&near=Hamburg&radius=50&payMin=50000&pay=required';
  await page.goto(`${origin}/jobs?${query}`);
  await byRole(page, 'button', 'Neue Stellen per E-Mail (Suchauftrag)').focus();
  await page.keyboard.press('Enter');
  const window = byRole(page, 'dialog', 'Neue Stellen per E-Mail (Suchauftrag)');
  await byLabel(window, /^E-Mail/).fill(email);
  await byRole(window, 'checkbox', /Datenschutzerklärung/).focus();
  await page.keyboard.press('Space');
  await byRole(window, 'button', 'Suchauftrag anlegen').focus();
  await page.keyboard.press('Enter');
  await byText(window, /Fast geschafft/)
    .first()
    .waitFor();
  await page.goto(origin + (await mailedLink(dataDir, email, 'alert')));
  await byRole(page, 'button', 'Suchauftrag bestätigen').focus();
  await page.keyboard.press('Enter');
  await byText(page, 'Ihr Suchauftrag ist bestätigt').waitFor();

  const paid = (min: number) => ({ workingModel: 'Hybrid', payRange: { min, max: min + 10_000, currency: 'EUR', unit: 'YEAR' } });
  const fits = await publish('Zugbegleitung', 'Hamburg', paid(60_000));
  const others = [
    await publish('Zugbegleitung fern', 'München', paid(60_000)),
    await publish('Zugbegleitung vor Ort', 'Hamburg', { ...paid(60_000), workingModel: 'Büro' }),
    await publish('Zugbegleitung für wenig', 'Hamburg', paid(20_000)),
    await publish('Zugbegleitung ohne Angabe', 'Hamburg', { workingModel: 'Hybrid' }),
  ];
  nextDay();
  await expect.poll(() => mailsTo(dataDir, email).length).toBe(2);
  const digest = (mailsTo(dataDir, email).at(-1) ?? '').replaceAll('&amp;', '&');
  expect([...new Set(digest.match(/\/jobs\/\d+/g))]).toEqual([`/jobs/${fits}`]);
  for (const other of others) expect(digest).not.toContain(`/jobs/${other}`);

  const [list = ''] = /\/jobs\?[^\s"<]+/.exec(digest) ?? [];
  expect(Object.fromEntries(new URL(origin + list).searchParams)).toEqual(Object.fromEntries(new URLSearchParams(query)));
  await page.goto(origin + list);
  await byRole(page, 'link', 'Zugbegleitung').waitFor();
  for (const filter of ['Hybrid', 'Hamburg, 50 km']) await byRole(page, 'button', `Filter entfernen: ${filter}`).waitFor();
  for (const title of ['Zugbegleitung fern', 'Zugbegleitung vor Ort', 'Zugbegleitung für wenig', 'Zugbegleitung ohne Angabe'])
    expect(await byRole(page, 'link', title).count()).toBe(0);
  await context.close();
});
