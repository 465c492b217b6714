/** @module-tag full */
import { describe, expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byRole, byText } from './support/find';
import { opener } from './support/member';
import { logIn, readAs } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

interface WirePage {
  readonly slug: string;
  readonly title: string;
  readonly status: string;
  readonly views: number;
}
const pages = await readAs<readonly WirePage[]>(owner, '/api/private/focus-pages/by-company/1');
const pageOf = (status: string): WirePage => {
  const page = pages.find((one) => one.status === status);
  if (page === undefined) throw new Error(`The demo has no focus page that is ${status}.`);
  return page;
};
const published = pageOf('published');
const draft = pageOf('draft');

describe('a focus page of a company', () => {
  it('AU21 CF22 CF23 O14 is read by a visitor, rendered by the server, with the open jobs of the company', async () => {
    const { page, context, calls, complaints } = await visit(browser, { javaScriptEnabled: true });
    const answer = await page.goto(`${origin}/showcase/${published.slug}`);
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).toContain(published.title);
    await byRole(page, 'heading', published.title, { level: 1 }).waitFor();
    await byRole(page, 'list').getByRole('link').first().waitFor();
    expect(calls.filter((call) => call.includes('focus-pages'))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('O66 is where the job it was chosen for leads, and the way back leads to the job', async () => {
    const answer = await fetch(`${origin}/api/public/jobs/101`);
    const job: { readonly id: number; readonly title: string; readonly focusPage: WirePage } = await answer.json();
    const { page, context, complaints } = await visit(browser);
    await page.goto(`${origin}/jobs/${job.id}`);
    await byRole(page, 'link', job.focusPage.title).click();
    await page.waitForURL(`${origin}/showcase/${job.focusPage.slug}`, { waitUntil: 'commit' });
    await byRole(page, 'heading', job.focusPage.title, { level: 1 }).waitFor();
    await page.goBack({ waitUntil: 'commit' });
    await byRole(page, 'heading', job.title, { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('O73 O14 counts a visitor once, however often the page is read, and none of its own people', async () => {
    const member = await open(`/showcase/${published.slug}`);
    await byRole(member.page, 'heading', published.title, { level: 1 }).waitFor();
    const visitor = await visit(browser);
    for (const _ of ['first', 'again']) {
      const counted = visitor.page.waitForResponse((response) => response.url().endsWith('/api/public/views'));
      await visitor.page.goto(`${origin}/showcase/${published.slug}`);
      expect((await counted).ok()).toBe(true);
    }
    const now = await readAs<readonly WirePage[]>(owner, '/api/private/focus-pages/by-company/1');
    expect(now.find(({ slug }) => slug === published.slug)?.views).toBe(published.views + 1);
    await visitor.context.close();
    await member.context.close();
  });

  it('CF22 is asked for by the private path with a login', async () => {
    const { page, context, calls } = await open(`/showcase/${published.slug}`);
    await expect.poll(() => calls).toContain(`GET /api/private/focus-pages/by-slug/${published.slug}`);
    await byRole(page, 'heading', published.title, { level: 1 }).waitFor();
    await context.close();
  });

  it('A85 is shown all the same when the login has ended, which is forgotten', async () => {
    const { page, context } = await open(`/showcase/${published.slug}`, {
      before: ({ page: own }) =>
        own.route(/private\/focus-pages\/by-slug/, (route) => route.fulfill({ status: 401, json: { success: false } })),
    });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('jwt_token'))).toBeNull();
    await byRole(page, 'heading', published.title, { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/showcase/${published.slug}`);
    await context.close();
  });

  it('CF17 a draft is forbidden for visitors, and its members see it marked', async () => {
    const visitor = await visit(browser);
    const answer = await visitor.page.goto(`${origin}/showcase/${draft.slug}`);
    expect(answer?.status()).toBe(403);
    await byText(visitor.page, 'Zugriff verweigert (403): Sie haben keine Berechtigung, diese Fokusseite anzuzeigen.').waitFor();
    await visitor.context.close();
    const member = await open(`/showcase/${draft.slug}`);
    await byRole(member.page, 'heading', draft.title, { level: 1 }).waitFor();
    await byText(member.page, 'Diese Seite ist noch nicht veröffentlicht. Nur Mitglieder des Unternehmens sehen sie.').waitFor();
    await member.context.close();
  });

  it('CF18 an unknown one says so', async () => {
    const { page, context } = await visit(browser);
    expect((await page.goto(`${origin}/showcase/gibt-es-nicht`))?.status()).toBe(404);
    await byText(page, 'Fokusseite nicht gefunden (404): gibt-es-nicht').waitFor();
    await context.close();
  });

  it('CF19 one that failed says how, and is asked for again', async () => {
    let broken = true;
    const { page, context } = await open(`/showcase/${draft.slug}`, {
      before: ({ page: own }) =>
        own.route(/private\/focus-pages\/by-slug/, (route) =>
          broken ? route.fulfill({ status: 500, json: { success: false, message: 'Interner Fehler' } }) : route.continue(),
        ),
    });
    await byText(page, 'API-Fehler: 500 Internal Server Error').waitFor();
    broken = false;
    await byRole(page, 'button', 'Erneut versuchen').click();
    await byRole(page, 'heading', draft.title, { level: 1 }).waitFor();
    await context.close();
  });
});
