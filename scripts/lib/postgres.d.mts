/** Starts a server that is reachable over a socket in its own temporary folder alone, so that no port is taken. */
export function startPostgres(): Promise<{ readonly url: string; readonly programs: string; stop: () => Promise<void> }>;
