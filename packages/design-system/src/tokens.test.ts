import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contrast } from './lib/contrast';
import { tokens, type ColorToken } from './tokens';

const root = fileURLToPath(new URL('..', import.meta.url));

test('the generated files are those that the tokens give', () => {
  expect(() => execFileSync(process.execPath, ['scripts/build-tokens.mjs', '--check'], { cwd: root, stdio: 'pipe' })).not.toThrow();
});

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
