import { describe, expect, it } from 'vitest';
import { parseCss, printCss } from './css';
import { amongHostLayers } from './host-layers';

const published = (sheet: string): string => printCss(amongHostLayers(parseCss(sheet)));

describe('a published sheet', () => {
  it('has all layers in one, in their order, says its place among those of Tailwind, and keeps the names of classes', () => {
    const sheet = '@layer sw-tokens,sw-base;@import "a.css";@layer sw-job-templates{.sw-page{d:e}@layer ua{.sw\\:p-4{f:g}}}';
    expect(published(sheet)).toBe(
      '@layer properties,theme,base,sw,components,utilities;' +
        '@layer sw.tokens,sw.base;@import "a.css";@layer sw.job-templates{.sw-page{d:e}@layer ua{.sw\\:p-4{f:g}}}',
    );
  });

  it('without layers stays as it is', () => {
    expect(published('@import "a.css";')).toBe('@import "a.css";');
  });
});
