import { join } from 'node:path';
import { MEDIA_FOLDERS, type MediaFolder } from '@stellwerk/domain';

/** Folders that everybody may read; documents and videos of applicants are not among them (O19, O20). */
export const PUBLIC_FOLDERS = ['logos', 'avatars', 'images', 'job-videos'] as const satisfies readonly MediaFolder[];

/** Types by extension; a file of another extension is never served. */
export const MEDIA_TYPE_OF: Readonly<Record<string, string>> = {
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
};

/** Path of a media file in the data directory; null for a name that is no plain file name or a folder that does not exist. */
export function publicFile(dataDir: string, folder: string, filename: string): string | null {
  const known = MEDIA_FOLDERS.find((name) => name === folder);
  if (known === undefined || !/^[\w-][\w.-]{0,200}$/.test(filename)) return null;
  return join(dataDir, 'media', known, filename);
}
