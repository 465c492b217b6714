import fs from 'node:fs/promises';
import sharp from 'sharp';
import { createQueue } from '../../processes/queue.ts';

/**
 * Queues for work on pixels, one item at a time: each occupies a core and one of the few threads that files and passwords need as well.
 * Requests of visitors do not wait for uploads.
 */
export const pictureWork = { taking: createQueue(1), showing: createQueue(1) } as const;

// One picture must not slow down the rest of the server.
sharp.concurrency(1);

/** Accepted pixel formats by extension, with the formats for reading and writing. */
const FORMATS = {
  '.png': { read: 'png', write: 'png' },
  '.jpg': { read: 'jpeg', write: 'jpeg' },
  '.webp': { read: 'webp', write: 'webp' },
  // Only the first frame of an animation is kept: visitors could not stop it (WCAG 2.2.2).
  '.gif': { read: 'gif', write: 'webp' },
  '.avif': { read: 'heif', write: 'webp' },
  '.tif': { read: 'tiff', write: 'webp' },
} as const;
/** An extension whose pictures are re-encoded. */
export type ImageExtension = keyof typeof FORMATS;

/** Larger pictures are made smaller, in pixels per side. */
const LONGEST_SIDE = 4096;
/** A small file may unpack to a picture that fills the memory. */
export const MOST_PIXELS = 50_000_000;

/** Result of re-encoding a picture; `pixels` is one with more pixels than allowed. */
export type Rewritten = 'done' | 'content' | 'pixels';

/**
 * Re-encodes a picture, in its own format or as WebP: turned upright, at most 4096 pixels a side and without metadata, so that neither the
 * place where it was taken nor hidden data is published (rule 4).
 * @param mostPixels maximum of its slot. @default 50 million
 */
export function rewriteImage(path: string, extension: ImageExtension, mostPixels = MOST_PIXELS): Promise<Rewritten> {
  return pictureWork.taking(async () => {
    const { read, write } = FORMATS[extension];
    const content = await fs.readFile(path);
    // Only the header is read, regardless of its declared size.
    const head = await sharp(content, { limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (head?.format !== read) return 'content';
    if (head.width * head.height > mostPixels) return 'pixels';
    const clean = await sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(write, { quality: 85 })
      .toBuffer()
      .catch(() => null);
    if (clean === null) return 'content';
    await fs.writeFile(path, clean, { flush: true });
    return 'done';
  });
}
