import { Parser } from 'htmlparser2';

/** Maximum characters of a drawing that browsers get unchanged: much longer paths take them seconds. */
const LONGEST = 16_000;
/** Maximum weight of all its elements. */
const HEAVIEST = 200;
/** Cost of a gradient, a clipping or a transparent group, in plain shapes of its size. */
const LAYER = 10;

/** Elements that repeat others any number of times, or whose cost does not follow from the file size. */
const MULTIPLIERS = new Set(['use', 'pattern', 'mask']);
const isMultiplier = (name: string, value: string): boolean => name.includes('dash') || (name === 'style' && value.includes('dash'));
const isLayer = (name: string, value: string): boolean =>
  name.includes('opacity') || name.endsWith('href') || value.includes('url(') || (name === 'style' && value.includes('opacity'));

/**
 * Whether a browser renders a cleaned SVG quickly: without multiplying elements, with few elements and short paths. Others
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
