import { extname } from 'node:path';
import { mediaUrl, type MediaFolder } from '@stellwerk/domain';

/** Public folders; documents and videos of applicants are not among them (O19, O20). */
export const PUBLIC_FOLDERS = ['logos', 'avatars', 'images', 'job-videos'] as const satisfies readonly MediaFolder[];

/** Types by extension; files with other extensions are never served. */
const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.avi': 'video/x-msvideo',
  '.webm': 'video/webm',
  // Captions, stored beside their video.
  '.vtt': 'text/vtt',
};

/** A public file. */
export interface PublicFile {
  readonly folder: (typeof PUBLIC_FOLDERS)[number];
  /** Its name on the wire. */
  readonly filename: string;
  readonly contentType: string;
  /** Its key in the storage. */
  readonly storageKey: string;
}

/** The public file of a folder and a name; null for another folder or type and for an invalid file name. */
export function publicFile(folder: string, filename: string): PublicFile | null {
  const known = PUBLIC_FOLDERS.find((name) => name === folder);
  const contentType = TYPES[extname(filename).toLowerCase()];
  if (known === undefined || contentType === undefined || !/^[\w-][\w.-]{0,200}$/.test(filename)) return null;
  return { folder: known, filename, contentType, storageKey: `media/${known}/${filename}` };
}

/** URL of a stored picture: the value may be a path of the site or the name of a file in media. */
export function urlOf(value: string | null, folder: MediaFolder): string | null {
  if (value === null || value === '') return null;
  return /^(\/|https:)/.test(value) ? value : mediaUrl(folder, value);
}
