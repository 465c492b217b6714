import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder of this run of the tests, for what its files make once and share. */
    readonly runFolder: string;
  }
}

/** Vitest's global setup: makes the folder of a run. @returns removes it */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-run-'));
  project.provide('runFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
