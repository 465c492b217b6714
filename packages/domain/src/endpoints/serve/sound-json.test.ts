import { describe, expect, it } from 'vitest';
import { parseJson } from './input';
import { isSoundJson } from './sound-json';

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('a JSON document of a stranger', () => {
  it.each([
    '',
    '{}',
    'null',
    '"Gleise"',
    '"\\u00e4"',
    '"\\ud83e\\udd8a"',
    '"\\uD83E\\uDD8A\\uD83E\\uDD8A"',
    '"🦊"',
    '"\\\\u0000"',
    '"\\\\\\\\ud83e"',
    '"\\""',
    '"[[["',
    `"\\"${'['.repeat(500)}"`,
    deep(100),
    `[${'[],'.repeat(500)}[]]`,
    '{"a":{"b":[]}}',
  ])('%s is sound', (text) => {
    expect(isSoundJson(text)).toBe(true);
  });

  it.each([
    '"\\u0000"',
    '{"a\\u0000":1}',
    '"\\\\\\u0000"',
    '"\\ud83e"',
    '"\\ud83e x \\udd8a"',
    '"\\ud83e\\n\\udd8a"',
    '"\\udd8a"',
    '"\\udd8a\\ud83e"',
    '["\\ud83e","\\udd8a"]',
    '"\ud83e"',
    deep(101),
    '{"a":'.repeat(101),
    `"x"${'['.repeat(101)}`,
    '['.repeat(1_000_000),
  ])('%# is not', (text) => {
    expect(isSoundJson(text)).toBe(false);
    expect(() => parseJson(text)).toThrow(expect.objectContaining({ kind: 'invalid' }));
  });

  it('may have many members', () => {
    const long = `{${Array.from({ length: 70_000 }, (_, index) => `"\\u00e4${index}":0`).join(',')}}`;
    expect(Object.keys(Object(parseJson(long)))).toHaveLength(70_000);
  });
});
