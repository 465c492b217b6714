import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { tokens, type ColorToken } from './tokens';

const root = fileURLToPath(new URL('..', import.meta.url));

test('the generated files are those that the tokens give', () => {
  expect(() => execFileSync(process.execPath, ['scripts/build-tokens.mjs', '--check'], { cwd: root, stdio: 'pipe' })).not.toThrow();
});

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: ColorToken[] = ['paper', 'surface', 'sunken'];
const soft: ColorToken[] = ['signal-soft', 'amber-soft', 'stop-soft', 'info-soft'];
const each = (texts: ColorToken[], on: ColorToken[]): [ColorToken, ColorToken][] =>
  texts.flatMap((text) => on.map((ground): [ColorToken, ColorToken] => [text, ground]));

const textPairs: [ColorToken, ColorToken][] = [
  ...each(['ink', 'ink-2'], [...grounds, ...soft]),
  ...each(['ink-3', 'signal', 'signal-strong', 'amber', 'stop', 'info'], grounds),
  ...each(['ink-3'], ['signal-soft', 'info-soft']),
  ['signal', 'signal-soft'],
  ['amber', 'amber-soft'],
  ['stop', 'stop-soft'],
  ['info', 'info-soft'],
  ...each(['on-signal'], ['signal', 'signal-strong']),
  ...each(['on-stop'], ['stop', 'stop-strong']),
  ['paper', 'ink'],
  ...each(['on-band', 'on-band-2', 'band-signal'], ['band']),
];

const edgePairs: [ColorToken, ColorToken][] = [
  ...each(['line-strong', 'focus'], [...grounds, ...soft]),
  ...each(['bar'], grounds),
  ...each(['band-control', 'band-focus'], ['band']),
];

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  const { color } = tokens[theme];

  test.each(textPairs)('text %s on %s reaches 4.5:1', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('edge %s on %s reaches 3:1', (edge, ground) => {
    expect(contrast(color[edge], color[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('both themes name the same colours', () => {
  expect(Object.keys(tokens.dark.color).toSorted()).toEqual(Object.keys(tokens.light.color).toSorted());
});
