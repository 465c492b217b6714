import * as z from 'zod/mini';
import { id } from '../wire/schemas';
import { MEDIA_FOLDERS, MEDIA_TYPES } from './read';

/** A file that has just been stored (MD19). */
export const storedMedia = z.object({
  id,
  /** Random; the name on the wire. */
  filename: z.string(),
  originalFilename: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number(),
  type: z.enum(MEDIA_FOLDERS),
  url: z.string(),
});

/** Response to the six media uploads (O21). */
export const mediaRecord = z.object({
  id,
  url: z.string(),
  /** Random; the name on the wire. */
  filename: z.string(),
  type: z.enum(MEDIA_TYPES),
  contentType: z.string(),
  /** Bytes. */
  size: z.number(),
});
