import { beforeEach, expect, it } from 'vitest';
import { __vitePreload as loadPart } from './load-part';

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const hrefs = () => sheets().map((sheet) => sheet.getAttribute('href'));
const happens = (event: string) => sheets().forEach((sheet) => sheet.dispatchEvent(new Event(event)));

beforeEach(() => document.head.replaceChildren());

it('loads a part that has no style sheet', async () => {
  expect(await loadPart(() => Promise.resolve('part'))).toBe('part');
  expect(hrefs()).toEqual([]);
});

it('waits for the style sheet of a part, and adds it once for all parts', async () => {
  const done: string[] = [];
  const parts = ['a', 'b'].map((name) =>
    loadPart(() => Promise.resolve(name), ['assets/once.css']).then((part) => {
      done.push(part);
    }),
  );
  await Promise.resolve();
  expect(hrefs()).toEqual(['/assets/once.css']);
  expect(done).toEqual([]);
  happens('load');
  await Promise.all(parts);
  expect(done).toEqual(['a', 'b']);
});

it("adds no style sheet that the server's page has as a file", async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/there.css">';
  expect(await loadPart(() => Promise.resolve('part'), ['assets/there.css'])).toBe('part');
  expect(hrefs()).toEqual(['/assets/there.css']);
});

it("adds no style sheet that stands in the server's page", async () => {
  document.head.innerHTML = '<style data-sheet="/assets/inside.css">p{margin:0}</style>';
  expect(await loadPart(() => Promise.resolve('part'), ['assets/inside.css'])).toBe('part');
  expect(hrefs()).toEqual([]);
});

it('fails with its style sheet, and the next try loads it again', async () => {
  const failed = loadPart(() => Promise.resolve('part'), ['assets/lost.css']);
  happens('error');
  await expect(failed).rejects.toThrow('/assets/lost.css');
  expect(hrefs()).toEqual([]);
  const again = loadPart(() => Promise.resolve('part'), ['assets/lost.css']);
  expect(hrefs()).toEqual(['/assets/lost.css']);
  happens('load');
  expect(await again).toBe('part');
});
