import { describe, expect, it } from 'vitest';
import { readableProps, splitDefault } from '../.storybook/docs/prop-docs';

describe('props in the documentation', () => {
  it('have what they fall back on in a column of its own', () => {
    expect(splitDefault("48 or 40 px high. @default 'md'")).toEqual({ text: '48 or 40 px high.', value: "'md'" });
    expect(splitDefault('Called on yes.')).toEqual({ text: 'Called on yes.', value: undefined });
  });

  it('show the choices of a union', () => {
    const type = { name: 'union', raw: "'md' | 'sm'", value: [] } as const;
    expect(readableProps({ size: { name: 'size', type: { ...type, value: [] }, description: "High. @default 'md'" } }).size).toMatchObject({
      description: 'High.',
      table: { type: { summary: "'md' | 'sm'" }, defaultValue: { summary: "'md'" } },
    });
  });
});
