import type { RouteEntry } from './routes';
import { loadOnce } from './shell/load-once';

/** Loads a page once; afterwards it renders without suspending. */
export const loadRoute = loadOnce((entry: RouteEntry) => entry.load());
