import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of this test run, for files that its workers create once and share. */
    readonly runFolder: string;
  }
}

/** Global setup of Vitest: creates the folder of a run. @returns removes it */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-run-'));
  project.provide('runFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
