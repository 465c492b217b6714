import { readFileSync } from 'node:fs';
import { brandDeclarations, brandShade, DARKEST_GROUND, readBrandColor } from '@stellwerk/domain/brand';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { tokens } from '../../tokens';
import { themeSheet } from './sheet';

/** Hues in steps of ten degrees, in three strengths. */
const colors = Array.from({ length: 36 }, (_, step) => step * 10).flatMap((hue) =>
  [0.2, 0.6, 1].map((saturation) => {
    const channel = (at: number): string => {
      const k = (at + hue / 30) % 12;
      const value = 0.5 - saturation * 0.5 * Math.max(-1, Math.min(k - 3, 9 - k, 1));
      return Math.round(value * 255)
        .toString(16)
        .padStart(2, '0');
    };
    return `#${channel(0)}${channel(8)}${channel(4)}`;
  }),
);

/** The color, or the nearest one that passes. */
function passing(text: string): string {
  const read = readBrandColor(text);
  if (read.ok) return read.color;
  return read.reason === 'contrast' ? read.nearest : '';
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(['#000000', '#1b3f8b', '#0b7a4b', ...colors])('%s gives text of 4.5:1', (text) => {
    const color = passing(text);
    const [signal, strong, soft, on, band] = (['signal', 'signal-strong', 'signal-soft', 'on-signal', 'band-signal'] as const).map(
      (token) => brandShade(color, token, theme),
    );
    const grounds = tokens[theme].color;
    const pairs = [
      ...[grounds.paper, grounds.surface, grounds.sunken, soft].map((ground) => [signal, ground]),
      ...[grounds.paper, grounds.surface, grounds.sunken].map((ground) => [strong, ground]),
      [on, signal],
      [on, strong],
      [band, grounds.band],
      [grounds.ink, soft],
    ];
    for (const [one = '', other = ''] of pairs) expect(wcagContrast(one, other), `${one} on ${other}`).toBeGreaterThanOrEqual(4.5);
  });
});

it('gives nearly the colors of Stellwerk for its own green', () => {
  const distance = (one: string, other: string): number =>
    Math.max(...[1, 3, 5].map((at) => Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16))));
  const own = tokens.light.color.signal;
  expect(brandShade(own, 'signal', 'light')).toBe(own);
  for (const [token, theme] of [
    ['signal-strong', 'light'],
    ['signal', 'dark'],
    ['signal-strong', 'dark'],
    ['on-signal', 'dark'],
  ] as const)
    expect(distance(brandShade(own, token, theme), tokens[theme].color[token]), `${token} ${theme}`).toBeLessThan(12);
});

it('is checked on the darkest ground', () => {
  expect(DARKEST_GROUND).toBe(tokens.light.color.sunken);
});

it('is derived in the same way by the class for a part of a page', () => {
  const css = readFileSync(new URL('../../styles/branded.css', import.meta.url), 'utf8');
  const declarations = css.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')');
  for (const declaration of brandDeclarations()) expect(declarations).toContain(declaration);
});

describe('a brand color', () => {
  it.each([
    ['#1B3F8B', '#1b3f8b'],
    [' #036 ', '#003366'],
  ])('%s is read as %s', (text, color) => {
    expect(readBrandColor(text)).toEqual({ ok: true, color });
  });

  it.each(['', 'blue', '#12345', '1b3f8b', '#1b3f8bff', 'url(x)'])('%j is none', (text) => {
    expect(readBrandColor(text)).toEqual({ ok: false, reason: 'format' });
  });

  it('below 4.5:1 is refused with the nearest that passes', () => {
    const read = readBrandColor('#ffcc00');
    expect(read).toMatchObject({ ok: false, reason: 'contrast' });
    if (read.ok || read.reason === 'format') return;
    expect(read.ratio).toBeLessThan(2);
    expect(readBrandColor(read.nearest).ok).toBe(true);
    // One step lighter it would not pass.
    expect(wcagContrast(read.nearest, tokens.light.color.sunken)).toBeLessThan(4.8);
  });
});

describe('the sheet', () => {
  it('has both themes, the radius of each part and the typeface', () => {
    const sheet = themeSheet({ color: '#1b3f8b', radius: 3, sans: 'Georgia, serif', serif: "'Times New Roman'" });
    expect(sheet).toMatch(/:root,\s+:root \[data-theme\] \{/);
    expect(sheet).toContain('--sw-brand: #1b3f8b;');
    expect(sheet).toMatch(/--sw-color-signal: light-dark\(var\(--sw-brand\), oklch\(from var\(--sw-brand\) .* h\)\);/);
    expect(sheet).toContain('--sw-radius-0: 1px;\n  --sw-radius-1: 3px;\n  --sw-radius-2: 5px;\n  --sw-radius-3: 8px;');
    expect(sheet).toContain('--sw-font-sans: Georgia, serif;');
    expect(sheet).toContain("--sw-font-serif: 'Times New Roman';");
  });

  it('leaves out what is not given, and colors where the system has its own', () => {
    expect(themeSheet({ radius: 0 })).not.toContain('color');
    expect(themeSheet({ color: '#1b3f8b' }, '.brand')).toMatch(/^@media \(forced-colors: none\) \{\n {2}\.brand,/);
    expect(themeSheet({})).toBe('');
  });

  it.each([
    [{ color: '#ffcc00' }, /nearest is #/],
    [{ color: 'red' }, /Not a color/],
    [{ radius: -1 }, /radius/],
    [{ radius: Number.NaN }, /radius/],
    [{ sans: 'x; } body { display: none' }, /typefaces/],
  ])('refuses %j', (theme, message) => {
    expect(() => themeSheet(theme)).toThrow(message);
  });
});
