import type { RouteEntry, RouteModule } from './routes';

const loaded = new Map<RouteEntry, RouteModule>();
const pending = new Map<RouteEntry, Promise<RouteModule>>();

/** Loads a page once; afterwards it renders without suspending, which hydration needs. */
export function loadRoute(entry: RouteEntry): Promise<RouteModule> {
  const known = pending.get(entry);
  if (known !== undefined) return known;
  const promise = entry.load().then((module) => {
    loaded.set(entry, module);
    return module;
  });
  pending.set(entry, promise);
  // A failed download (a slow line, a new release) must be tried again at the next visit.
  promise.catch(() => pending.delete(entry));
  return promise;
}

/** The page when it is already loaded. */
export function loadedRoute(entry: RouteEntry): RouteModule | undefined {
  return loaded.get(entry);
}
