/** Available widths of stored pictures besides the original, in CSS pixels times the density of the screen. */
export const PICTURE_WIDTHS = [96, 192, 384, 768, 1536] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Whether a file exists in several sizes: bitmaps do, an SVG fits every size. */
export function hasSizes(filename: string): boolean {
  return /\.(?:png|jpe?g|webp)$/i.test(filename);
}

/**
 * The width in the size segment of a URL: /api/media/{typeFolder}/{size}/{filename}.
 * @returns null for another size, for `original` and for a file without other sizes
 */
export function pictureWidth(size: string, filename: string): PictureWidth | null {
  return hasSizes(filename) ? (PICTURE_WIDTHS.find((width) => String(width) === size) ?? null) : null;
}

const ORIGINAL = /^((?:https?:\/\/[^/]+)?\/api\/media\/(?:logos|avatars|images)\/)original(\/[^/?#]+)$/;

/**
 * The `srcset` of a picture, so that a browser loads no more than it displays.
 * @returns undefined for a picture in one size only: an SVG, one that is just being chosen, one of another site
 */
export function pictureSources(url: string): string | undefined {
  const found = ORIGINAL.exec(url);
  if (found === null || !hasSizes(url)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${found[1]}${width}${found[2]} ${width}w`).join();
}
