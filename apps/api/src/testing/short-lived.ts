import { setFlagsFromString } from 'node:v8';

/**
 * V8 optimizes the code of the embedded database while it runs, and for that takes longer than most test files last, and most of the
 * memory. It pays for a server that runs on, never for one of a test. The flags are for the whole process and have to be set before
 * the first database opens. All three are needed: V8 draws what the last one implies at the start of the process only.
 */
for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up', '--liftoff-only']) setFlagsFromString(flag);
