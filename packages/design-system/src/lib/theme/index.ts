export { readBrandColor, type BrandColor } from './colors';
export { themeSheet, type Theme } from './sheet';
