/** @module-tag full */
import { expect, it } from 'vitest';
import { visit } from './support/browser';
import { startDemo } from './support/demo';
import { byLabel } from './support/find';
import { opener } from './support/member';
import { logIn } from './support/session';

const { origin, browser } = await startDemo();
const owner = await logIn(origin, 'owner@demo.example');
const open = opener(browser, owner);

/** A square picture that cannot be compressed, like a photo: with 600 pixels a side it weighs more than a megabyte. */
async function photograph(edge: number): Promise<Buffer> {
  const { context, page } = await visit(browser);
  const text = await page.evaluate((side) => {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const drawing = canvas.getContext('2d');
    const pixels = new ImageData(side, side);
    pixels.data.forEach((_, index) => (pixels.data[index] = index % 4 === 3 ? 255 : Math.random() * 256));
    drawing?.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png');
  }, edge);
  await context.close();
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

it('MD03: a logo of a megabyte weighs a few kilobytes in the public list', async () => {
  const content = await photograph(600);
  expect(content.length).toBeGreaterThan(1_000_000);
  const settings = await open('/company/1/settings?tab=company');
  await byLabel(settings.page, /^Logo/).setInputFiles({ name: 'Logo.png', mimeType: 'image/png', buffer: content });
  const head = settings.page.getByRole('banner').locator('img').first();
  await expect.poll(() => head.getAttribute('src')).toMatch(/\/original\/[0-9a-f]{32}\.png$/);
  const original = await head.getAttribute('src');
  await settings.context.close();

  const { context, page } = await visit(browser);
  const weights = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/media/logos/'))
      weights.set(
        pathname,
        response.body().then(({ length }) => length),
      );
  });
  await page.goto(`${origin}/jobs`, { waitUntil: 'networkidle' });
  const logo = page.locator(`img[src="${original}"]`).first();
  expect(await logo.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0)).toBe(true);
  const small = original?.replace('/original/', '/96/') ?? '';
  expect([...weights.keys()]).toContain(small);
  expect([...weights.keys()]).not.toContain(original);
  expect(await weights.get(small)).toBeLessThan(20_000);
  await context.close();
});
