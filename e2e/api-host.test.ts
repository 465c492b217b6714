/** @module-tag full */
import { freePort } from '@stellwerk/testing/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseResume, consent, fileField, fillPerson, submit } from './support/application-form';
import { readCompanyApplications } from './support/applications';
import { launchBrowser, visit } from './support/browser';
import { largeVideo } from './support/files';
import { byLabel, byRole, byText } from './support/find';
import { createJob } from './support/job-offer';
import { startDemoServer, type DemoServer } from './support/server';
import { DEMO_PASSWORD, logIn } from './support/session';

const TITLE = 'Nur auf dem Host der API (m/w/d)';
const browser = await launchBrowser();
let api: DemoServer;
let site: DemoServer;
let job: string;
let form: string;
beforeAll(async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  api = await startDemoServer({ CORS_ORIGINS: origin });
  site = await startDemoServer({ PORT: String(port), PUBLIC_ORIGIN: origin, TEST_API: api.origin });
  // The two have databases of their own; only this one has the job.
  const owner = await logIn(api.origin, 'owner@demo.example');
  const id = await createJob(owner, { title: TITLE });
  job = `/jobs/${id}`;
  form = `/jobs/view/${id}/apply`;
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  await api.stop();
});

describe('AU19 O57 a page whose API is at another host', () => {
  it('shows the answers of that host, rendered by the server and in the browser', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const { page, context } = await visit(browser, { javaScriptEnabled });
      await page.goto(site.origin + job);
      await byRole(page, 'heading', TITLE, { level: 1 }).waitFor();
      await context.close();
    }
    expect((await fetch(`${site.origin}/api/public${job}`)).status).toBe(404);
  });

  it('AU06 sends login and applications there, with files that go ahead', async () => {
    const { page, context, complaints } = await visit(browser);
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (/^\/(api|public|private)\//.test(pathname) && !pathname.startsWith('/api/media/')) asked.add(origin);
    });
    await page.goto(site.origin + form, { waitUntil: 'networkidle' });
    await fillPerson(page, 'anderer.host@post.example');
    await chooseResume(page);
    await fileField(page, 'video').setInputFiles(largeVideo);
    await consent(page);
    await submit(page);
    await page.waitForURL(/\/success$/, { waitUntil: 'commit' });
    const owner = await logIn(api.origin, 'owner@demo.example');
    const application = (await readCompanyApplications(owner)).find(({ email }) => email === 'anderer.host@post.example');
    expect(application?.documents.map(({ kind }) => kind).toSorted()).toEqual(['resume', 'video']);

    await page.goto(`${site.origin}/login`, { waitUntil: 'networkidle' });
    await byLabel(page, 'E-Mail').fill('candidate@demo.example');
    await byLabel(page, 'Passwort').first().fill(DEMO_PASSWORD);
    await byRole(page, 'button', 'Anmelden').click();
    await page.waitForURL(/\/dashboard/);
    await page.waitForLoadState('networkidle');
    expect([...asked]).toEqual([api.origin]);
    expect(complaints.filter((text) => text.includes('CORS'))).toEqual([]);
    await context.close();
  });

  it('takes no application for a job of that host by the form without JavaScript, and keeps what was typed', async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(site.origin + form);
    await fillPerson(page, 'ohne.skript@post.example');
    await submit(page);
    await byText(page.getByRole('alert'), /^Fehler bei der Übermittlung der Bewerbung/).waitFor();
    expect(await byLabel(page, 'Nachname').inputValue()).toBe('Brandt');
    await context.close();
  });
});

it('AU19 a page says so when the other host does not answer', async () => {
  const nobody = await startDemoServer({ TEST_API: `http://localhost:${await freePort()}` });
  const answer = await fetch(`${nobody.origin}/jobs/101`);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('Serverfehler beim Laden der Stellenanzeige. Bitte versuchen Sie es später erneut.');
  await nobody.stop();
});
