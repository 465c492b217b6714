import { span } from '../../traces/traces.ts';
import type { Storage } from './storage.ts';

/** A storage with a span for each operation, without the key: it names a job. */
export const tracedStorage = (storage: Storage): Storage => ({
  put: (key, path, contentType) => span('storage put', {}, () => storage.put(key, path, contentType)),
  open: (key) => span('storage open', {}, () => storage.open(key)),
  remove: (key) => span('storage remove', {}, () => storage.remove(key)),
  list: (folder) => span('storage list', {}, () => storage.list(folder)),
});
