import { jobFormValues } from '@stellwerk/forms/job-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKeeper, LIFETIME } from './draft-keeper';

const stored = new Map<string, unknown>();
const storage = { forbidden: false };

vi.mock('idb-keyval', () => {
  const call = <Answer>(work: () => Answer): Promise<Answer> =>
    storage.forbidden ? Promise.reject(new Error('SecurityError')) : Promise.resolve(work());
  return {
    get: (key: string) => call(() => stored.get(key)),
    set: (key: string, value: unknown) => call(() => void stored.set(key, value)),
    del: (key: string) => call(() => void stored.delete(key)),
  };
});

const values = { ...jobFormValues('create'), title: 'Aktuarin' };

beforeEach(() => {
  stored.clear();
  storage.forbidden = false;
});

describe('draftKeeper', () => {
  it('keeps one draft per company and posting', async () => {
    await draftKeeper('1', undefined, () => 5).keep(values);
    expect(await draftKeeper('1', undefined, () => 6).read()).toEqual({ savedAt: 5, values });
    expect(await draftKeeper('1', '101').read()).toBeNull();
    expect(await draftKeeper('2', undefined).read()).toBeNull();
  });
  it('forgets it after fourteen days, and when it is dropped', async () => {
    const at = (now: number) => draftKeeper('1', '101', () => now);
    await at(0).keep(values);
    expect(await at(LIFETIME).read()).not.toBeNull();
    expect(await at(LIFETIME + 1).read()).toBeNull();
    await at(0).drop();
    expect(await at(1).read()).toBeNull();
  });
  it('does without a storage that is forbidden or holds something else', async () => {
    stored.set('job-draft-1-new', 'x');
    expect(await draftKeeper('1', undefined).read()).toBeNull();
    storage.forbidden = true;
    const drafts = draftKeeper('1', undefined);
    await expect(drafts.keep(values)).resolves.toBeUndefined();
    await expect(drafts.drop()).resolves.toBeUndefined();
    expect(await drafts.read()).toBeNull();
  });
});
