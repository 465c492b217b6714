/** How far from a place the list looks, in kilometres (O94). */
export const RADII = [10, 25, 50, 100] as const;
export type Radius = (typeof RADII)[number];
/** Where nobody says how far. */
export const DEFAULT_RADIUS: Radius = 25;
