/** @module-tag full */
import { expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';

const { origin, browser } = await startDemo();

it('a script that breaks in a browser is reported by kind and place, without what stands on the page (decision 0069)', async () => {
  const { page, context } = await visit(browser);
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const thrown = "setTimeout(() => { throw new RangeError('annika.brandt@post.example'); });";
    await route.fulfill({ response, body: `${await response.text()}\n${thrown}` });
  });
  const [answer] = await Promise.all([page.waitForResponse(/\/api\/public\/client-errors$/), page.goto(`${origin}/jobs/101?ref=MC7F2KQW`)]);
  expect(answer.status()).toBe(204);
  expect(answer.request().postDataJSON()).toEqual({
    error: 'RangeError',
    page: '/jobs/:id',
    places: [expect.stringMatching(/^index-[\w-]+\.js:\d+:\d+$/)],
  });
  await context.close();
});
