import type { DeviceStore } from '../device-store';

interface TestDevice extends DeviceStore {
  /** Content of the device. */
  readonly stored: Map<unknown, unknown>;
  /** A browser may forbid the storage, like in a private window; a full one has space for texts, but for no file. */
  state: 'ready' | 'forbidden' | 'full';
}

const holdsFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some((part) => part instanceof File);

/** An empty device storage, for the tests of drafts. */
export function testDevice(): TestDevice {
  const stored = new Map<unknown, unknown>();
  const call = async <Answer>(work: () => Answer): Promise<Answer> => {
    if (device.state === 'forbidden') throw new Error('SecurityError');
    return work();
  };
  const device: TestDevice = {
    stored,
    state: 'ready',
    remembered: (key) => call(() => stored.get(key)),
    remember: (key, value) =>
      call(() => {
        if (device.state === 'full' && holdsFile(value)) throw new Error('QuotaExceededError');
        stored.set(key, value);
      }),
    forget: (key) => call(() => void stored.delete(key)),
  };
  return device;
}
