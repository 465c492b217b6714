import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules, sheet } from './styles';

const tokens = (theme: string): readonly string[] =>
  readFileSync(new URL(`../../design-system/tokens/color.${theme}.json`, import.meta.url), 'utf8').match(/#[\da-f]{6}/g) ?? [];
const colours = (part: 'light' | 'dark'): readonly string[] =>
  Object.values(rules).flatMap((rule) => ((part in rule && rule[part as keyof typeof rule]) || '').match(/#[\da-f]{3,8}/g) ?? []);

describe('the look of mails', () => {
  it.each(['light', 'dark'] as const)('has no %s colour that the design system has not', (theme) => {
    expect(colours(theme).filter((colour) => !tokens(theme).includes(colour))).toEqual([]);
    expect(colours(theme).length).toBeGreaterThan(5);
  });

  it('changes every text and every ground for dark readers', () => {
    const unchanged = Object.entries(rules).filter(
      ([name, rule]) => /(?<![-\w])(background-)?color:/.test(rule.light) && !('dark' in rule) && name !== 'brand',
    );
    expect(unchanged).toEqual([]);
    expect(sheet).toContain('@media (prefers-color-scheme:dark)');
  });
});
