import { asObject, firstText } from '../wire/loose';

/** Shown for a missing image (000 §3.7). */
export const PLACEHOLDERS = {
  logo: '/images/placeholders/no-logo.png',
  avatar: '/images/avatar-placeholder.png',
  image: '/images/placeholders/no-image.png',
} as const;

export const MEDIA_FOLDERS = ['logos', 'avatars', 'images', 'documents', 'videos', 'job-videos'] as const;
export type MediaFolder = (typeof MEDIA_FOLDERS)[number];

export const MEDIA_TYPES = ['LOGO', 'AVATAR', 'IMAGE', 'DOCUMENT', 'VIDEO'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** URL of a stored file: /api/media/{typeFolder}/{size}/{filename} (000 §3.7). */
export function mediaUrl(folder: MediaFolder, filename: string): string {
  return `/api/media/${folder}/original/${encodeURIComponent(filename)}`;
}

/**
 * The URL of a media value, which may be a URL, a file name or an object with `url` or `filename` (A36).
 * @returns '' without one.
 */
export function readMediaUrl(value: unknown, folder: MediaFolder): string {
  const object = asObject(value);
  const url = firstText(typeof value === 'string' ? value : '', object.url);
  if (/^(https?:)?\//.test(url)) return url;
  const filename = firstText(url, object.filename);
  return filename === '' ? '' : mediaUrl(folder, filename);
}
