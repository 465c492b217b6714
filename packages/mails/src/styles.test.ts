import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules, sheet, type Rule } from './styles';

const tokens = (theme: string): readonly string[] =>
  readFileSync(new URL(`../../design-system/tokens/color.${theme}.json`, import.meta.url), 'utf8').match(/#[\da-f]{6}/g) ?? [];
const colours = (part: 'light' | 'dark'): readonly string[] =>
  Object.values<Rule>(rules).flatMap((rule) => rule[part]?.match(/#[\da-f]{3,8}/g) ?? []);

/** These parts lie on the header, which is dark in both modes. */
const ON_HEAD: ReadonlySet<string> = new Set(['brand', 'via', 'logo']);

const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the look of mails', () => {
  it.each(['light', 'dark'] as const)('has no %s colour that the design system has not', (theme) => {
    expect(colours(theme).filter((colour) => !tokens(theme).includes(colour))).toEqual([]);
    expect(colours(theme).length).toBeGreaterThan(5);
  });

  it.each([
    ['light', '#ffffff'],
    ['dark', '#16212f'],
  ] as const)('is legible where the reader is %s', (theme, ground) => {
    for (const [name, rule] of Object.entries(rules)) {
      const style = [rule.light, theme === 'dark' && 'dark' in rule ? rule.dark : ''].join(';');
      const text = [...style.matchAll(/(?<![-\w])color:(#[\da-f]{6})/g)].at(-1)?.[1];
      if (text === undefined || name === 'page' || ON_HEAD.has(name) || name === 'label') continue;
      expect(contrast(text, ground), name).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(theme === 'dark' ? '#06281a' : '#ffffff', theme === 'dark' ? '#3ccb8a' : '#0b7a4b')).toBeGreaterThanOrEqual(4.5);
  });

  it('changes every text and every ground for dark readers', () => {
    const unchanged = Object.entries(rules).filter(
      ([name, rule]) => /(?<![-\w])(background-)?color:/.test(rule.light) && !('dark' in rule) && !ON_HEAD.has(name),
    );
    expect(unchanged).toEqual([]);
    expect(sheet).toContain('@media (prefers-color-scheme:dark)');
  });
});
