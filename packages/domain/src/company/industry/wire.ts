import * as z from 'zod/mini';
import { id } from '../../wire/schemas';

/** An industry of the list (CS36). */
export const industry = z.object({ id, name: z.string() });
