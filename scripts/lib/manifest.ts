import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson } from './read-json.ts';

const names = z.optional(z.record(z.string(), z.string()));
const target = z.object({ '@stellwerk/source': z.optional(z.string()), types: z.optional(z.string()), default: z.string() });

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  engines: z.object({ node: z.string() }),
  publishConfig: z.object({ access: z.string() }),
  type: z.optional(z.string()),
  sideEffects: z.optional(z.union([z.boolean(), z.array(z.string())])),
  files: z.array(z.string()),
  exports: z.record(z.string(), z.union([z.string(), target])),
  dependencies: names,
  peerDependencies: names,
  devDependencies: names,
});

/** The package.json of a published package, as far as the scripts use it. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Reads the package.json in a folder. */
export const readManifest = (folder: string): Manifest => readJson(join(folder, 'package.json'), manifestSchema);
