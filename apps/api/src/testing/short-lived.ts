import { setFlagsFromString } from 'node:v8';

/**
 * V8 optimizes the code of the embedded database at runtime, which takes longer than most test files run, and most of the
 * memory. That is worthwhile for a long-running server, never for a test. The flags apply to the whole process and have to be set before
 * the first database opens. All three are needed: V8 derives the implications of the last one only when the process starts.
 */
for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up', '--liftoff-only']) setFlagsFromString(flag);
