import { createStore, del, get, set, type UseStore } from 'idb-keyval';

const store = createStore('keyval-store', 'keyval');

/** Commits a change at once: a closing page would not receive the response that ends it. */
const closing: UseStore = (mode, use) =>
  store(mode, (objects) => {
    const done = use(objects);
    objects.transaction.commit();
    return done;
  });

/** A value stored on this device under a key, of any cloneable type. */
export interface DeviceStore {
  /** undefined without a value. Rejects where storage is forbidden. */
  readonly remembered: (key: string) => Promise<unknown>;
  /** Rejects where storage is forbidden or full. */
  readonly remember: (key: string, value: unknown) => Promise<void>;
  /** Rejects where storage is forbidden. */
  readonly forget: (key: string) => Promise<void>;
}

export const deviceStore: DeviceStore = {
  remembered: (key) => get(key, store),
  remember: (key, value) => set(key, value, closing),
  forget: (key) => del(key, closing),
};
