import { setFlagsFromString } from 'node:v8';

/**
 * Of the code of the embedded database V8 optimizes what runs often, and for one function of it that takes longer than a whole test file:
 * 3 of 6 seconds of the processor, and half of the memory. It pays for a server that runs on, never for one of a test. The flag is for
 * the whole process and has to be set before the first database opens.
 */
setFlagsFromString('--liftoff-only');
