import fs from 'node:fs/promises';
import sharp from 'sharp';

/** Formats of pixels that are taken, by extension: as what they are read and written. */
const FORMATS = {
  '.png': { read: 'png', write: 'png' },
  '.jpg': { read: 'jpeg', write: 'jpeg' },
  '.webp': { read: 'webp', write: 'webp' },
  // Of a moving picture the first one is kept: nobody could stop it (WCAG 2.2.2).
  '.gif': { read: 'gif', write: 'webp' },
  '.avif': { read: 'heif', write: 'webp' },
  '.tif': { read: 'tiff', write: 'webp' },
} as const;
/** An extension whose pictures are written anew. */
export type ImageExtension = keyof typeof FORMATS;

/** Larger pictures are made smaller, in pixels per side. */
const LONGEST_SIDE = 4096;
/** A small file may unpack to a picture that fills the memory. */
export const MOST_PIXELS = 50_000_000;

/**
 * Writes a picture anew, in its own format or as WebP: turned upright, at most 4096 pixels a side and without metadata, so that neither the
 * place where it was taken nor anything hidden behind the pixels is published (rule 4).
 * @returns false, with the file untouched, for what is no picture of that format
 */
export async function rewriteImage(path: string, extension: ImageExtension): Promise<boolean> {
  const { read, write } = FORMATS[extension];
  const content = await fs.readFile(path);
  const clean = await sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .metadata()
    .then(async (metadata) =>
      metadata.format === read
        ? await sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
            .autoOrient()
            .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
            .toFormat(write, { quality: 85 })
            .toBuffer()
        : null,
    )
    .catch(() => null);
  if (clean === null) return false;
  await fs.writeFile(path, clean, { flush: true });
  return true;
}
