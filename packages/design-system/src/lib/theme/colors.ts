import { clampChroma, converter, formatHex, parse, wcagContrast, type Oklch } from 'culori';
import { tokens } from '../../tokens';

/** Contrast of text that WCAG 2.2 AA asks for (1.4.3). */
const TEXT_CONTRAST = 4.5;

const toOklch = converter('oklch');

/** The colour with this lightness (0 to 1) and chroma, in the colours that a screen can show. */
const withLightness = (color: Oklch, l: number, c: number): string => formatHex(clampChroma({ ...color, l, c }, 'oklch'));

/** Grounds of the light theme on which the brand colour stands as text. */
const GROUNDS = [tokens.light.color.paper, tokens.light.color.surface, tokens.light.color.sunken];

const softOf = (color: Oklch): string => withLightness(color, 0.95, Math.min(color.c * 0.18, 0.03));

/** The lowest contrast of the colour as text on the grounds and on its own soft ground; below white text it is higher. */
function lowestContrast(hex: string): number {
  const color = toOklch(hex);
  if (color === undefined) return 0;
  return Math.min(...[...GROUNDS, softOf(color)].map((ground) => wcagContrast(hex, ground)));
}

/**
 * Result of the check of a brand colour: the colour as `#rrggbb`, or the reason of its refusal. `ratio` is its lowest contrast as text,
 * `nearest` the lightest colour of the same hue that passes.
 */
export type BrandColor =
  | { readonly ok: true; readonly color: string }
  | { readonly ok: false; readonly reason: 'format' }
  | { readonly ok: false; readonly reason: 'contrast'; readonly ratio: number; readonly nearest: string };

/**
 * Checks a brand colour: as text on the grounds of the light theme, and below white text, it needs a contrast of 4.5:1. The colours of the
 * dark theme are derived from it and always pass.
 * @param text `#rgb` or `#rrggbb`
 * @example
 * readBrandColor('#ffcc00'); // { ok: false, reason: 'contrast', ratio: 1.3…, nearest: '#876a00' }
 */
export function readBrandColor(text: string): BrandColor {
  const parsed = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text.trim()) ? toOklch(parse(text.trim())) : undefined;
  if (parsed === undefined) return { ok: false, reason: 'format' };
  const color = formatHex(parsed);
  const ratio = lowestContrast(color);
  if (ratio >= TEXT_CONTRAST) return { ok: true, color };
  for (let l = parsed.l; l > 0; l -= 0.005) {
    const nearest = withLightness(parsed, l, parsed.c);
    if (lowestContrast(nearest) >= TEXT_CONTRAST) return { ok: false, reason: 'contrast', ratio, nearest };
  }
  return { ok: false, reason: 'contrast', ratio, nearest: '#000000' };
}

/** Colours of one theme that follow the brand, by the names of the tokens. */
export interface BrandColors {
  readonly signal: string;
  readonly 'signal-strong': string;
  readonly 'signal-soft': string;
  readonly 'on-signal': string;
  readonly 'band-signal': string;
}

/**
 * Derives the colours of both themes from a brand colour that passed `readBrandColor`. The lightness of each is fixed, so the contrasts of
 * the product's own green hold for every hue.
 */
export function brandColors(color: string): { readonly light: BrandColors; readonly dark: BrandColors } {
  const brand = toOklch(color) ?? { mode: 'oklch', l: 0, c: 0 };
  const bright = withLightness(brand, 0.751, Math.min(brand.c * 1.3, 0.155));
  return {
    light: {
      signal: color,
      // Pressed: a dark colour has no room below.
      'signal-strong': withLightness(brand, brand.l > 0.3 ? brand.l - 0.086 : brand.l + 0.12, brand.c * 0.83),
      'signal-soft': softOf(brand),
      'on-signal': '#ffffff',
      'band-signal': bright,
    },
    dark: {
      signal: bright,
      'signal-strong': withLightness(brand, 0.807, Math.min(brand.c * 1.16, 0.136)),
      'signal-soft': withLightness(brand, 0.299, Math.min(brand.c * 0.4, 0.05)),
      'on-signal': withLightness(brand, 0.248, Math.min(brand.c * 0.4, 0.047)),
      'band-signal': bright,
    },
  };
}
