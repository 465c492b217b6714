import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** Reads a JSON file and checks it; throws with the file's name when it is not what the schema describes. */
export function readJson<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> {
  const result = z.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}
