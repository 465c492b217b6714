// The whole of the library registers every color space; the functions alone know none.
import { formatHex, modeLrgb, modeOklab, modeOklch, modeRgb, useMode as addMode, wcagContrast } from 'culori/fn';
import { BRAND_SHADES, type BrandToken } from './shades';

/** Contrast of text that WCAG 2.2 AA asks for (1.4.3). */
const TEXT_CONTRAST = 4.5;

addMode(modeRgb);
addMode(modeLrgb);
addMode(modeOklab);
const toOklch = addMode(modeOklch);

/** The darkest ground of the light theme on which the brand color stands as text; a token of the design system. */
export const DARKEST_GROUND = '#f3f1ec';

/** A color of the brand as browsers calculate it from the style sheet, as `#rrggbb`. */
export function brandShade(color: string, token: BrandToken, theme: 'light' | 'dark'): string {
  const shade = BRAND_SHADES[token][theme];
  if (shade === 'brand') return color;
  if (typeof shade === 'string') return shade;
  const { l, c, h } = toOklch(color) ?? { l: 0, c: 0 };
  const lightness = typeof shade.l === 'number' ? shade.l : Math.max(l + shade.l.plus, shade.l.atLeast);
  return formatHex({ mode: 'oklch', l: lightness, c: Math.min(c * shade.c[0], shade.c[1]), ...(h !== undefined && { h }) });
}

/** The lowest contrast of the color as text on the grounds and on its own soft ground; below white text it is higher. */
const lowestContrast = (color: string): number =>
  Math.min(...[DARKEST_GROUND, brandShade(color, 'signal-soft', 'light')].map((ground) => wcagContrast(color, ground)));

/**
 * Result of the check of a brand color: the color as `#rrggbb`, or the reason of its refusal. `ratio` is its lowest contrast as text,
 * `nearest` the lightest color of the same hue that passes.
 */
export type BrandColor =
  | { readonly ok: true; readonly color: string }
  | { readonly ok: false; readonly reason: 'format' }
  | { readonly ok: false; readonly reason: 'contrast'; readonly ratio: number; readonly nearest: string };

/**
 * Checks a brand color: as text on the grounds of the light theme, and below white text, it needs a contrast of 4.5:1. The colors of the
 * dark theme are derived from it and always pass.
 * @param text `#rgb` or `#rrggbb`
 * @example
 * readBrandColor('#ffcc00'); // { ok: false, reason: 'contrast', ratio: 1.3…, nearest: '#936200' }
 */
export function readBrandColor(text: string): BrandColor {
  const parsed = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text.trim()) ? toOklch(text.trim()) : undefined;
  if (parsed === undefined) return { ok: false, reason: 'format' };
  const color = formatHex(parsed);
  const ratio = lowestContrast(color);
  if (ratio >= TEXT_CONTRAST) return { ok: true, color };
  for (let l = parsed.l; l > 0; l -= 0.005) {
    const nearest = formatHex({ ...parsed, l });
    if (lowestContrast(nearest) >= TEXT_CONTRAST) return { ok: false, reason: 'contrast', ratio, nearest };
  }
  return { ok: false, reason: 'contrast', ratio, nearest: '#000000' };
}
