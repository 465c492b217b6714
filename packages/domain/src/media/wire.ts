import * as z from 'zod/mini';
import { id } from '../wire/schemas';
import { MEDIA_FOLDERS } from './read';

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
