import { expect, it } from 'vitest';
import { startDemo } from './support/demo';

const { origin } = await startDemo();
/** A job in each design. */
const JOBS = { Klassisch: 301, 'Moderne Alternative': 501, 'Konservatives Business': 801 };

const layersIn = (css: string): readonly string[] =>
  [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));

it.each(Object.entries(JOBS))('the sheet of %s has no layers but those of the page', async (_design, id) => {
  const page = await (await fetch(`${origin}/jobs/${id}`)).text();
  const sheets = [...page.matchAll(/<style data-sheet="\/assets\/([a-z]+)[^>]*>([^<]*)</g)].map(([, name = '', css = '']) => ({
    name,
    layers: layersIn(css),
  }));
  const common = sheets.find(({ name }) => name === 'index')?.layers ?? [];
  expect(common).toContain('sw-utilities');
  expect(sheets.length).toBeGreaterThan(1);
  // A layer that comes later is stronger than all before, whatever it holds.
  expect(
    sheets.flatMap(({ name, layers }) => layers.filter((layer) => !common.includes(layer)).map((layer) => `${name}: ${layer}`)),
  ).toEqual([]);
});
