import { brandDeclarations, readBrandColor } from '@stellwerk/domain/brand';
import { tokens } from '../../tokens';

/** The look of a brand. Fields that are left out keep the look of Stellwerk. */
export interface Theme {
  /** Brand color as `#rrggbb`; it has to pass `readBrandColor`. */
  readonly color?: string;
  /** Radius of buttons and fields in px; badges, cards and dialogs follow. */
  readonly radius?: number;
  /** Typeface of the text, as a CSS list: `"Inter", sans-serif`. */
  readonly sans?: string;
  /** Typeface of the design Klassisch, as a CSS list. */
  readonly serif?: string;
}

const OWN_RADIUS = Number.parseFloat(tokens.base.radius[1]);

function colorLines(text: string): string[] {
  const brand = readBrandColor(text);
  if (!brand.ok)
    throw new RangeError(
      brand.reason === 'format'
        ? `Not a color: ${text}. Use #rrggbb.`
        : `The contrast of ${text} is ${brand.ratio.toFixed(2)}:1; 4.5:1 is needed. The nearest is ${brand.nearest}.`,
    );
  return [`--sw-brand: ${brand.color};`, ...brandDeclarations()];
}

function radiusLines(radius: number): string[] {
  if (!(radius >= 0)) throw new RangeError(`Not a radius in px: ${radius}.`);
  return Object.entries(tokens.base.radius).map(
    ([step, own]) => `--sw-radius-${step}: ${Math.round((Number.parseFloat(own) / OWN_RADIUS) * radius)}px;`,
  );
}

function fontLine(kind: 'sans' | 'serif', fonts: string): string {
  if (!/^[\w\s,'"-]+$/.test(fonts)) throw new RangeError(`Not a list of typefaces: ${fonts}.`);
  return `--sw-font-${kind}: ${fonts};`;
}

/**
 * The style sheet of a brand for both themes: to be stored as a file, or set once as the text of a `<style>` element. It stands outside
 * of layers, so its place among the other sheets does not matter. In forced colors the colors of the system stay.
 * @param scope selector of the part of the page that has this look. @default ':root'
 * @throws RangeError for a color below 4.5:1 (it names the nearest that passes), and for what is no color, radius or typeface
 * @example
 * themeSheet({ color: '#1b3f8b', radius: 0, sans: 'Georgia, serif' });
 */
export function themeSheet({ color, radius, sans, serif }: Theme, scope = ':root'): string {
  const shape = [
    ...(radius === undefined ? [] : radiusLines(radius)),
    ...(sans === undefined ? [] : [fontLine('sans', sans)]),
    ...(serif === undefined ? [] : [fontLine('serif', serif)]),
  ];
  // A part with a theme of its own declares the colors again.
  const rule = (lines: readonly string[], indent: string): string =>
    `${indent}${scope},\n${indent}${scope} [data-theme] {\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}\n`;
  const colors = color === undefined ? '' : `@media (forced-colors: none) {\n${rule(colorLines(color), '  ')}}\n`;
  return (shape.length === 0 ? '' : rule(shape, '')) + colors;
}
