import { CAPTIONS_EXTENSION, CAPTIONS_MEGABYTES, IMPORT_LIMITS } from '@stellwerk/domain';
import type { Slot } from '../files/uploads/slots.ts';

const MB = 1024 * 1024;

/** Formats of logos, avatars and other pictures; gif is none of them, although a hint names it (A58, MD11). */
const IMAGES = ['.jpg', '.jpeg', '.png', '.svg', '.webp'];
/** Enough for a logo or an avatar, and above the pictures of every phone. */
const MOST_PIXELS = 26_000_000;
/** An SVG is a text that is read completely. */
const IMAGE_LIMITS = { default: 10 * MB, '.svg': 1 * MB };
const VIDEO_LIMITS = { default: 100 * MB };
const VIDEOS = ['.mp4', '.webm', '.mov', '.avi'];
const VIDEO_SIZES = Object.fromEntries(VIDEOS.map((extension) => [extension, VIDEO_LIMITS.default]));

/** Rules of each upload of public media (CT14, CF12, A59, MD11); the client checks less (A58). */
export const MEDIA_SLOTS = {
  logo: { name: 'logo', field: 'file', extensions: IMAGES, limits: IMAGE_LIMITS, mostPixels: MOST_PIXELS },
  avatar: { name: 'avatar', field: 'file', extensions: IMAGES, limits: IMAGE_LIMITS, mostPixels: MOST_PIXELS },
  /** Any picture format that the server can read; formats unsupported by browsers are stored as WebP (CF12, decision 0089). */
  cover: { name: 'cover', field: 'file', extensions: [...IMAGES, '.gif', '.avif', '.tif', '.tiff'], limits: IMAGE_LIMITS },
  jobVideo: { name: 'jobVideo', field: 'file', extensions: ['.mp4', '.mov', '.avi'], limits: VIDEO_LIMITS },
  /** Captions of a job's video, sent beside it or for one that is stored (decision 0040). */
  jobCaptions: { name: 'jobCaptions', field: 'captions', extensions: [CAPTIONS_EXTENSION], limits: { default: CAPTIONS_MEGABYTES * MB } },
  /** Jobs to import (decision 0049). */
  jobImport: {
    name: 'jobImport',
    field: 'file',
    extensions: ['.json', '.jsonl', '.csv', '.txt'],
    limits: { default: IMPORT_LIMITS.megabytes * MB },
  },
  /** Pictures and videos of other kinds; webm only here (A59). */
  media: { name: 'media', field: 'file', extensions: [...IMAGES, ...VIDEOS], limits: { ...IMAGE_LIMITS, ...VIDEO_SIZES } },
} as const satisfies Record<string, Slot>;
