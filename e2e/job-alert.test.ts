import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { launchBrowser, visit } from './support/browser';
import { byLabel, byRole, byText } from './support/find';
import { mailedLink, mailsTo } from './support/mails';
import { startDemoServer } from './support/server';
import { logIn } from './support/session';

const clock = fileURLToPath(new URL('support/clock.mjs', import.meta.url));
const { origin, dataDir, nextDay, stop } = await startDemoServer({ NODE_OPTIONS: `--import=${clock}` });
afterAll(stop);
const browser = await launchBrowser();
afterAll(() => browser.close());

const owner = await logIn(origin, 'owner@demo.example');

/** Publishes a job of the first company. */
async function publish(title: string, city: string): Promise<string> {
  const jobOffer = {
    title,
    city,
    employment: 'Vollzeit',
    workingModel: 'Büro',
    jobDescription: '<p>Wir bauen Gleise.</p>',
    yourTasks: '<p>Gleise bauen</p>',
    yourProfile: '<p>Trittsicher</p>',
    jobProfileType: 'DEFAULT',
    templateType: 'template2',
    isActive: true,
  };
  const response = await fetch(`${origin}/api/private/jobs/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ companyId: 1, jobOffer }),
  });
  const answer: { readonly id: number } = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(201);
  return String(answer.id);
}

it('O93 an alert for a filtered list is ordered, confirmed by a press, and mails exactly the new job that fits', async () => {
  const { page, context } = await visit(browser);
  const email = 'hanno.gleis@post.example';
  await page.goto(`${origin}/jobs?search=Gleisbau`);
  await byRole(page, 'button', 'Neue Stellen per E-Mail').click();
  const window = byRole(page, 'dialog', 'Neue Stellen per E-Mail');
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
});
