import { emptyApplication, type ApplicationDraft } from '@stellwerk/forms/application-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { applicationDrafts } from './draft';
import { testDevice } from '../testing/device-store';

const DAY = 24 * 60 * 60 * 1000;

const { newsletter: _newsletter, terms: _terms, gdpr: _gdpr, ...empty } = emptyApplication;
const draft: ApplicationDraft = { ...empty, firstName: 'Ada', includeLinkedIn: true };

let device = testDevice();
let drafts = applicationDrafts(device);
beforeEach(() => {
  device = testDevice();
  drafts = applicationDrafts(device);
  vi.useFakeTimers({ now: 1000 });
});

it('A85 a draft is kept for its job for fourteen days, and then deleted', async () => {
  await drafts.save('7', '', draft);
  expect([await drafts.read('7', ''), await drafts.read('8', '')]).toEqual([draft, null]);
  vi.setSystemTime(1000 + 14 * DAY);
  expect(await drafts.read('7', '')).toEqual(draft);
  vi.setSystemTime(1000 + 14 * DAY + 1);
  expect(await drafts.read('7', '')).toBeNull();
  expect(device.stored.size).toBe(0);
});

it('A85 a draft can be discarded, alone', async () => {
  await drafts.save('7', '', draft);
  await drafts.save('8', '', draft);
  await drafts.discard('7', '');
  expect([await drafts.read('7', ''), await drafts.read('8', '')]).toEqual([null, draft]);
});

it('A85 a draft of an account is seen by nobody else, and discarded alone', async () => {
  await drafts.save('7', '5', draft);
  expect([await drafts.read('7', ''), await drafts.read('7', '6'), await drafts.read('7', '5')]).toEqual([null, null, draft]);
  await drafts.discard('7', '6');
  await drafts.discard('7', '');
  expect(await drafts.read('7', '5')).toEqual(draft);
  await drafts.discard('7', '5');
  expect(device.stored.size).toBe(0);
});

it('A85 what a visitor has typed belongs to the account that goes on with it', async () => {
  const other = { ...draft, firstName: 'Eva' };
  await drafts.save('7', '', draft);
  expect([await drafts.read('7', '5'), await drafts.read('7', '6'), await drafts.read('7', '')]).toEqual([draft, null, null]);
  // The newer text is kept: that of the account, and then that of the visitor.
  vi.setSystemTime(2000);
  await drafts.save('7', '', other);
  vi.setSystemTime(3000);
  await drafts.save('7', '5', draft);
  expect([await drafts.read('7', '5'), await drafts.read('7', '')]).toEqual([draft, other]);
  vi.setSystemTime(4000);
  await drafts.save('7', '', other);
  expect([await drafts.read('7', '5'), await drafts.read('7', '')]).toEqual([other, null]);
});

it.each([null, undefined, 'x', 7, {}, { savedAt: '1000', draft }, { draft }, { savedAt: 1000 }, { savedAt: 1000, draft: 'x' }])(
  'A85 what is stored as %j is no draft',
  async (value) => {
    await drafts.save('7', '', draft);
    for (const key of device.stored.keys()) device.stored.set(key, value);
    expect(await drafts.read('7', '')).toBeNull();
  },
);

it('A85 a forbidden storage loses only the comfort', async () => {
  device.state = 'forbidden';
  await expect(drafts.save('7', '', draft)).resolves.toBeUndefined();
  expect(await drafts.read('7', '')).toBeNull();
  await expect(drafts.discard('7', '')).resolves.toBeUndefined();
});
