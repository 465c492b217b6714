export { readBrandColor, type BrandColor } from '@stellwerk/domain/brand';
export { themeSheet, type Theme } from './sheet';
