/** Widths in which the server gives stored pictures besides the original, in CSS pixels times the density of the screen. */
export const PICTURE_WIDTHS = [96, 192, 384, 768, 1536] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Pictures of pixels; an SVG fits every size. */
const RESIZABLE = /\.(?:png|jpe?g|webp)$/i;

/**
 * The width that the size of an address names: /api/media/{typeFolder}/{size}/{filename}.
 * @returns null for another size, for `original` and for a file that has no other sizes
 */
export function pictureWidth(size: string, filename: string): PictureWidth | null {
  return RESIZABLE.test(filename) ? (PICTURE_WIDTHS.find((width) => String(width) === size) ?? null) : null;
}

const ORIGINAL = /^((?:https?:\/\/[^/]+)?\/api\/media\/(?:logos|avatars|images)\/)original\/([^/?#]+)$/;

/**
 * The `srcset` of a picture, so that a browser loads no more than it shows.
 * @returns undefined for a picture that exists in one size only: an SVG, one that is just being chosen, one of another site
 */
export function pictureSources(url: string): string | undefined {
  const [, folder, filename] = ORIGINAL.exec(url) ?? [];
  if (folder === undefined || filename === undefined || !RESIZABLE.test(filename)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${folder}${width}/${filename} ${width}w`).join(', ');
}
