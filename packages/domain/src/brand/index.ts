export { brandShade, DARKEST_GROUND, readBrandColor, type BrandColor } from './colors';
export { brandDeclarations } from './shades';
