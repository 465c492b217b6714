import { jobFormValues } from '@stellwerk/forms/job-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jobDraftStorage, LIFETIME } from './job-draft-storage';
import { storage, stored } from '../testing/device-store';

vi.mock('../device-store', () => import('../testing/device-store'));

const values = { ...jobFormValues('create'), title: 'Aktuarin' };

beforeEach(() => {
  stored.clear();
  storage.forbidden = false;
});

describe('jobDraftStorage', () => {
  it('keeps one draft per company and job', async () => {
    await jobDraftStorage('1', undefined, () => 5).save(values);
    expect(await jobDraftStorage('1', undefined, () => 6).read()).toEqual({ savedAt: 5, values });
    expect(await jobDraftStorage('1', '101').read()).toBeNull();
    expect(await jobDraftStorage('2', undefined).read()).toBeNull();
  });
  it('forgets it after fourteen days, and when it is dropped', async () => {
    const at = (now: number) => jobDraftStorage('1', '101', () => now);
    await at(0).save(values);
    expect(await at(LIFETIME).read()).not.toBeNull();
    expect(await at(LIFETIME + 1).read()).toBeNull();
    await at(0).discard();
    expect(await at(1).read()).toBeNull();
  });
  it('does without a storage that is forbidden or holds something else', async () => {
    stored.set('job-draft-1-new', 'x');
    expect(await jobDraftStorage('1', undefined).read()).toBeNull();
    storage.forbidden = true;
    const drafts = jobDraftStorage('1', undefined);
    await expect(drafts.save(values)).resolves.toBeUndefined();
    await expect(drafts.discard()).resolves.toBeUndefined();
    expect(await drafts.read()).toBeNull();
  });
});
