import * as z from 'zod/mini';
import { id, optionalText } from '../../wire/schemas';
import { ALERT_RHYTHMS } from './codes';

/** An alert as its own account reads it; the query is that of the list. */
export const jobAlert = z.object({
  id,
  rhythm: z.enum(ALERT_RHYTHMS),
  query: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  createdAt: z.string(),
  nextDigestAt: optionalText,
});
