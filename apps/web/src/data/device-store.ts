import { createStore, del, get, set, type UseStore } from 'idb-keyval';

const store = createStore('keyval-store', 'keyval');

/** Hands a change over at once: a page that is being closed does not live to see the answer that would end it. */
const closing: UseStore = (mode, use) =>
  store(mode, (objects) => {
    const done = use(objects);
    objects.transaction.commit();
    return done;
  });

/** What this device remembers under a key, any value that can be cloned; undefined without one. Rejects where storage is forbidden. */
export const remembered = (key: string): Promise<unknown> => get(key, store);

/** Remembers a value. Rejects where storage is forbidden or full. */
export const remember = (key: string, value: unknown): Promise<void> => set(key, value, closing);

/** Forgets the value of a key. Rejects where storage is forbidden. */
export const forget = (key: string): Promise<void> => del(key, closing);
