import { Parser } from 'htmlparser2';

/** Characters of a drawing that browsers get as it is: a path of many more takes them seconds. */
const LONGEST = 16_000;
/** What all elements of it may weigh together. */
const HEAVIEST = 200;
/** A gradient, a clipping or a group that is not opaque costs as much as so many plain shapes of its size. */
const LAYER = 10;

/** Draw something again, as often as they like, or cost what no file's size tells. */
const MULTIPLIERS = new Set(['use', 'pattern', 'mask']);
const isMultiplier = (name: string, value: string): boolean => name.includes('dash') || (name === 'style' && value.includes('dash'));
const isLayer = (name: string, value: string): boolean =>
  name.includes('opacity') || name.endsWith('href') || value.includes('url(') || (name === 'style' && value.includes('opacity'));

/**
 * Whether a browser draws a cleaned SVG in no time, whatever it is: without what multiplies, with few elements and short paths. All others
 * are shown to visitors as pixels.
 */
export function isLightSvg(clean: string): boolean {
  if (clean.length > LONGEST) return false;
  let weight = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const values = Object.entries(attributes);
        const layers = values.filter(([key, value]) => isLayer(key, value)).length;
        const multiplies = MULTIPLIERS.has(name) || values.some(([key, value]) => isMultiplier(key, value));
        weight += multiplies ? Number.POSITIVE_INFINITY : 1 + layers * LAYER;
      },
    },
    { xmlMode: true },
  );
  parser.end(clean);
  return weight <= HEAVIEST;
}
