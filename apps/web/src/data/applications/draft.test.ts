import { emptyApplication, type ApplicationDraft } from '@stellwerk/forms/application-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discardDraft, readDraft, saveDraft } from './draft';
import { storage, stored } from '../testing/device-store';

const DAY = 24 * 60 * 60 * 1000;
vi.mock('../device-store', () => import('../testing/device-store'));

const { newsletter: _newsletter, terms: _terms, gdpr: _gdpr, ...empty } = emptyApplication;
const draft: ApplicationDraft = { ...empty, firstName: 'Ada', includeLinkedIn: true };

beforeEach(() => {
  stored.clear();
  storage.forbidden = false;
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => void vi.useRealTimers());

it('A85 a draft is kept for its job for fourteen days, and then deleted', async () => {
  await saveDraft('7', '', draft);
  expect([await readDraft('7', ''), await readDraft('8', '')]).toEqual([draft, null]);
  vi.setSystemTime(1000 + 14 * DAY);
  expect(await readDraft('7', '')).toEqual(draft);
  vi.setSystemTime(1000 + 14 * DAY + 1);
  expect(await readDraft('7', '')).toBeNull();
  expect(stored.size).toBe(0);
});

it('A85 a draft can be discarded, alone', async () => {
  await saveDraft('7', '', draft);
  await saveDraft('8', '', draft);
  await discardDraft('7', '');
  expect([await readDraft('7', ''), await readDraft('8', '')]).toEqual([null, draft]);
});

it('A85 a draft of an account is seen by nobody else, and discarded alone', async () => {
  await saveDraft('7', '5', draft);
  expect([await readDraft('7', ''), await readDraft('7', '6'), await readDraft('7', '5')]).toEqual([null, null, draft]);
  await discardDraft('7', '6');
  await discardDraft('7', '');
  expect(await readDraft('7', '5')).toEqual(draft);
  await discardDraft('7', '5');
  expect(stored.size).toBe(0);
});

it('A85 what a visitor has typed belongs to the account that goes on with it', async () => {
  const other = { ...draft, firstName: 'Eva' };
  await saveDraft('7', '', draft);
  expect([await readDraft('7', '5'), await readDraft('7', '6'), await readDraft('7', '')]).toEqual([draft, null, null]);
  // The newer words count: those of the account, and then those of the visitor.
  vi.setSystemTime(2000);
  await saveDraft('7', '', other);
  vi.setSystemTime(3000);
  await saveDraft('7', '5', draft);
  expect([await readDraft('7', '5'), await readDraft('7', '')]).toEqual([draft, other]);
  vi.setSystemTime(4000);
  await saveDraft('7', '', other);
  expect([await readDraft('7', '5'), await readDraft('7', '')]).toEqual([other, null]);
});

it.each([null, undefined, 'x', 7, {}, { savedAt: '1000', draft }, { draft }, { savedAt: 1000 }, { savedAt: 1000, draft: 'x' }])(
  'A85 what is stored as %j is no draft',
  async (value) => {
    await saveDraft('7', '', draft);
    for (const key of stored.keys()) stored.set(key, value);
    expect(await readDraft('7', '')).toBeNull();
  },
);

it('A85 a forbidden storage loses only the comfort', async () => {
  storage.forbidden = true;
  await expect(saveDraft('7', '', draft)).resolves.toBeUndefined();
  expect(await readDraft('7', '')).toBeNull();
  await expect(discardDraft('7', '')).resolves.toBeUndefined();
});
