import * as z from 'zod/mini';
import { readJson } from './read-json.ts';

const reportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

/** The counts in a JSON report of Vitest. */
export const readTestReport = (file: string): z.infer<typeof reportSchema> => readJson(file, reportSchema);
