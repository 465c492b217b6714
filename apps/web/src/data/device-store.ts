import { createStore, del, get, set, type UseStore } from 'idb-keyval';

const store = createStore('keyval-store', 'keyval');

/** Hands a change over at once: a page that is being closed does not live to see the answer that would end it. */
const closing: UseStore = (mode, use) =>
  store(mode, (objects) => {
    const done = use(objects);
    objects.transaction.commit();
    return done;
  });

/** What this device remembers under a key, any value that can be cloned. */
export interface DeviceStore {
  /** undefined where there is nothing. Rejects where storage is forbidden. */
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
