import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { hasSizes, PICTURE_WIDTHS, type PictureWidth } from '@stellwerk/domain';
import sharp, { type ResizeOptions } from 'sharp';
import { MOST_PIXELS, pictureWork } from './image.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import type { Temporary } from '../storage/temporary.ts';

/** How a picture fills its area. */
export type Filling = 'whole' | 'square' | 'cover';

/** Smaller copies of stored pictures (decision 0052). They are created on demand and can be deleted. */
export interface Pictures {
  /**
   * A copy as WebP that is sharp at a given width.
   * @returns null for an unknown picture
   * @throws errors of reading or writing: it is no picture, or cannot be stored
   */
  open: (key: string, width: PictureWidth, filling: Filling) => Promise<StoredFile | null>;
  /** Removes the copies of a picture; another file has none. */
  forget: (key: string) => Promise<void>;
}

/** Height of a cover by its width: 1200 to 630. */
const COVER = 630 / 1200;

/** The box for a width: a whole picture lies in it, a cropped one fills it. */
function boxOf(width: PictureWidth, filling: Filling): ResizeOptions {
  const height = filling === 'cover' ? Math.round(width * COVER) : width;
  return { width, height, fit: filling === 'whole' ? 'inside' : 'outside', withoutEnlargement: true };
}

const copyOf = (key: string, width: PictureWidth): string => `resized/${width}/${key}.webp`;

/** The copies of the pictures of a storage. */
export function openPictures(storage: Storage, temporary: Temporary): Pictures {
  const making = new Map<string, Promise<void>>();

  async function make(original: StoredFile, key: string, width: PictureWidth, filling: Filling): Promise<void> {
    const path = temporary.newPath();
    try {
      const resized = sharp({ limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize(boxOf(width, filling))
        .webp({ quality: 82 });
      await pipeline(await original.read(0, original.size - 1), resized, createWriteStream(path, { mode: 0o600 }));
      await storage.put(copyOf(key, width), path, 'image/webp');
      // Removed while its copy was created.
      if ((await storage.open(key)) === null) await storage.remove(copyOf(key, width));
    } finally {
      await temporary.remove(path);
    }
  }

  return {
    open: async (key, width, filling) => {
      const original = await storage.open(key);
      if (original === null) return null;
      const copy = copyOf(key, width);
      const made = await storage.open(copy);
      if (made !== null) return made;
      // Concurrent requests wait for one copy.
      const running = making.get(copy) ?? pictureWork.showing(() => make(original, key, width, filling)).finally(() => making.delete(copy));
      making.set(copy, running);
      await running;
      return storage.open(copy);
    },
    forget: async (key) => {
      if (!hasSizes(key)) return;
      for (const width of PICTURE_WIDTHS) await storage.remove(copyOf(key, width));
    },
  };
}
