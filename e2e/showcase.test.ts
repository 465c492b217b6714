/** @module-tag full */
import { describe, expect, it } from 'vitest';
import { goInside, visit } from './support/browser';
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
  it(
    'AU21 CF17 CF18 CF22 CF23 O14 is read by a visitor, rendered by the server, with the open jobs of the company; a draft and an unknown one are not',
    { tags: ['walk'] },
    async () => {
      const { page, context, calls, complaints } = await visit(browser);
      const answer = await page.goto(`${origin}/showcase/${published.slug}`);
      expect(answer?.status()).toBe(200);
      expect(await answer?.text()).toContain(published.title);
      await byRole(page, 'heading', published.title, { level: 1 }).waitFor();
      await byRole(page, 'list').getByRole('link').first().waitFor();
      expect(calls.filter((call) => call.includes('focus-pages'))).toEqual([]);
      expect(complaints).toEqual([]);
      for (const [slug, status, text] of [
        [draft.slug, 404, `Fokusseite nicht gefunden (404): ${draft.slug}`],
        ['gibt-es-nicht', 404, 'Fokusseite nicht gefunden (404): gibt-es-nicht'],
      ] as const) {
        expect((await fetch(`${origin}/showcase/${slug}`)).status).toBe(status);
        await goInside(page, `/showcase/${slug}`);
        await byText(page, text).waitFor();
      }
      // No page of ours is blocked like this; another server may be.
      await page.route('**/api/public/focus-pages/by-slug/verboten', (route) => route.fulfill({ status: 403, json: {} }));
      await goInside(page, '/showcase/verboten');
      await byText(page, 'Zugriff verweigert (403): Sie haben keine Berechtigung, diese Fokusseite anzuzeigen.').waitFor();
      await context.close();
    },
  );

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

  it('CF17 CF19 CF22 a draft is asked for by the private path with a login, says how that failed, and is shown marked then', async () => {
    let broken = true;
    const { page, context, calls } = await open(`/showcase/${draft.slug}`, {
      before: ({ page: own }) =>
        own.route(/private\/focus-pages\/by-slug/, (route) =>
          broken ? route.fulfill({ status: 500, json: { success: false, message: 'Interner Fehler' } }) : route.continue(),
        ),
    });
    await byText(page, 'API-Fehler: 500 Internal Server Error').waitFor();
    expect(calls).toContain(`GET /api/private/focus-pages/by-slug/${draft.slug}`);
    broken = false;
    await byRole(page, 'button', 'Erneut versuchen').click();
    await byRole(page, 'heading', draft.title, { level: 1 }).waitFor();
    await byText(page, 'Diese Seite ist noch nicht veröffentlicht. Nur Mitglieder des Unternehmens sehen sie.').waitFor();
    await context.close();
  });
});
