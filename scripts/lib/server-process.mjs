/**
 * Flags of Node for the server: a young generation of at most 24 MiB and an old one that is collected when it has grown by half.
 * With its defaults V8 lets both grow with the memory of the machine (decision 0109).
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

/** Environment of the server, where the operator sets nothing else. */
export const serverEnvironment = {
  NODE_ENV: 'production',
  // Passwords and pictures occupy these threads for long, and files and the database need one.
  UV_THREADPOOL_SIZE: '8',
  // glibc keeps the freed memory of each arena; by default there are eight for each core.
  MALLOC_ARENA_MAX: '2',
  // It gives larger blocks back at once, and does not raise this bound by itself.
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
