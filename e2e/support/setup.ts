import { afterEach } from 'vitest';
import { expectNoViolations } from './browser';

// The files of a worker share their modules, so a hook of a module would be that of the first file only.
afterEach(expectNoViolations);
