/** A color with the hue of the brand, in OKLCH. */
export interface Shade {
  /** Lightness from 0 to 1, or its distance from the lightness of the brand. */
  readonly l: number | { readonly plus: number; readonly atLeast: number };
  /** Part of the chroma of the brand, and the most that it may be. */
  readonly c: readonly [part: number, most: number];
}

/**
 * Colors that follow the brand, by the names of their tokens. Their lightness is fixed, so the contrasts of the product's own green hold
 * for every hue. 'brand' is the brand color itself, a text a color of its own.
 */
export const BRAND_SHADES = {
  signal: { light: 'brand', dark: { l: 0.751, c: [1.3, 0.155] } },
  'signal-strong': { light: { l: { plus: -0.086, atLeast: 0.2 }, c: [0.83, 0.2] }, dark: { l: 0.807, c: [1.16, 0.136] } },
  'signal-soft': { light: { l: 0.95, c: [0.18, 0.03] }, dark: { l: 0.299, c: [0.4, 0.05] } },
  'on-signal': { light: '#ffffff', dark: { l: 0.248, c: [0.4, 0.047] } },
  'band-signal': { light: { l: 0.751, c: [1.3, 0.155] }, dark: { l: 0.751, c: [1.3, 0.155] } },
} as const satisfies Readonly<Record<string, Readonly<Record<'light' | 'dark', 'brand' | '#ffffff' | Shade>>>>;

export type BrandToken = keyof typeof BRAND_SHADES;
type AnyShade = 'brand' | '#ffffff' | Shade;

const BRAND = 'var(--sw-brand)';

function cssOf(shade: AnyShade): string {
  if (shade === 'brand') return BRAND;
  if (typeof shade === 'string') return shade;
  const { l, c } = shade;
  const lightness = typeof l === 'number' ? l : `max(l - ${-l.plus}, ${l.atLeast})`;
  return `oklch(from ${BRAND} ${lightness} min(${c[0]} * c, ${c[1]}) h)`;
}

/** The declarations that derive the colors of both themes from `--sw-brand`. */
export const brandDeclarations = (): string[] =>
  Object.entries(BRAND_SHADES).map(([token, { light, dark }]) => `--sw-color-${token}: light-dark(${cssOf(light)}, ${cssOf(dark)});`);
