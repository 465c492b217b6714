import fs from 'node:fs/promises';
import sharp from 'sharp';
import { createQueue } from '../../processes/queue.ts';

/**
 * Work on pixels, one piece after the other: each takes one of the few threads that files and passwords need as well, and one core. What
 * visitors wait for does not stand behind what somebody uploads.
 */
export const pictureWork = { taking: createQueue(1), showing: createQueue(1) } as const;

// A picture is no faster than the rest of the server may be slow.
sharp.concurrency(1);

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

/** What became of a picture; `pixels` is one that has more of them than its place takes. */
export type Rewritten = 'done' | 'content' | 'pixels';

/**
 * Writes a picture anew, in its own format or as WebP: turned upright, at most 4096 pixels a side and without metadata, so that neither the
 * place where it was taken nor anything hidden behind the pixels is published (rule 4).
 * @param mostPixels what its place takes. @default 50 million
 */
export function rewriteImage(path: string, extension: ImageExtension, mostPixels = MOST_PIXELS): Promise<Rewritten> {
  return pictureWork.taking(async () => {
    const { read, write } = FORMATS[extension];
    const content = await fs.readFile(path);
    // The head alone is read, whatever it promises.
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
