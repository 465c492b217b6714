import { jobFormValues } from '@stellwerk/forms/job-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobDraftStorage, LIFETIME } from './job-draft-storage';
import { testDevice } from '../testing/device-store';

const base = jobFormValues('create');
const requestKey = 'einmal';
const none = { file: null, captions: null };
const film = new File(['x'], 'rundgang.mp4');
const values = { ...jobFormValues('create'), title: 'Aktuarin' };

let device = testDevice();
beforeEach(() => {
  device = testDevice();
});

/** Storage of a company's form at a given time. */
const draftsOf = (companyId: string, form = 'new', now = 5) => jobDraftStorage(companyId, form, () => now, device);

describe('jobDraftStorage', () => {
  it('keeps one draft per company and form', async () => {
    await draftsOf('1').save({ values, base, requestKey });
    expect(await draftsOf('1').read()).toEqual({ savedAt: 5, values, base, requestKey, files: none });
    expect([await draftsOf('1', '101').read(), await draftsOf('2').read()]).toEqual([null, null]);
    await draftsOf('1', '101').save({ values: { ...values, title: 'Schadenregulierer' }, base, requestKey: 'zweimal' });
    expect([await draftsOf('1').read(), await draftsOf('1', '101').read()]).toMatchObject([
      { values: { title: 'Aktuarin' } },
      { values: { title: 'Schadenregulierer' } },
    ]);
    expect([await draftsOf('1', '102').read(), await draftsOf('2', '101').read()]).toEqual([null, null]);
  });
  it('finds the draft again that an earlier version of the app has stored', async () => {
    device.stored.set('job-draft-1-new', { savedAt: 5, values });
    device.stored.set('job-draft-1-101', { savedAt: 6, values });
    const [added, known] = [draftsOf('1'), draftsOf('1', '101')];
    expect(await added.read()).toEqual({ savedAt: 5, values, base, requestKey: added.requestKey, files: none });
    expect(await known.read()).toEqual({ savedAt: 6, values, base, requestKey: known.requestKey, files: none });
    expect(added.requestKey).toMatch(/^[0-9a-f]{32}$/);
    expect(known.requestKey).not.toBe(added.requestKey);
  });
  it('keeps a chosen video and its captions, and writes them only when others were chosen', async () => {
    const drafts = draftsOf('1');
    const draft = { values, base, requestKey };
    const captions = new File(['WEBVTT'], 'rundgang.vtt');
    await drafts.save({ ...draft, files: { file: film, captions } });
    expect((await draftsOf('1').read())?.files).toEqual({ file: film, captions });
    device.stored.delete('job-draft-1-new-files');
    await drafts.save({ ...draft, files: { file: film, captions } });
    expect(device.stored.has('job-draft-1-new-files')).toBe(false);
    await drafts.save({ ...draft, files: { file: film, captions: null } });
    expect((await drafts.read())?.files).toEqual({ file: film, captions: null });
    await drafts.save({ ...draft, files: none });
    expect((await drafts.read())?.files).toEqual(none);
    await drafts.save({ ...draft, files: { file: film, captions: null } });
    await drafts.discard();
    expect(device.stored.size).toBe(0);
  });
  it('keeps the text when there is no room for the video', async () => {
    device.state = 'full';
    const drafts = draftsOf('1');
    await drafts.save({ values, base, requestKey, files: { file: film, captions: null } });
    expect(await drafts.read()).toMatchObject({ values, files: none });
  });
  it('forgets it after fourteen days, and when it is dropped', async () => {
    const at = (now: number) => draftsOf('1', '101', now);
    await at(1000).save({ values, base, requestKey });
    expect(await at(1000 + LIFETIME).read()).not.toBeNull();
    expect(await at(1001 + LIFETIME).read()).toBeNull();
    await at(1000).discard();
    expect(await at(1000).read()).toBeNull();
  });
  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['no moment', { values }],
    ['a moment of another type', { savedAt: '5', values }],
    ['no values', { savedAt: 5 }],
    ['values of another form', { savedAt: 5, values: { title: 7 } }],
  ])('takes %s for no draft', async (_title, kept) => {
    device.stored.set('job-draft-1-new', kept);
    expect(await draftsOf('1').read()).toBeNull();
  });
  it('does without a storage that is forbidden', async () => {
    device.state = 'forbidden';
    const drafts = draftsOf('1');
    await expect(drafts.save({ values, base, requestKey })).resolves.toBeUndefined();
    await expect(drafts.discard()).resolves.toBeUndefined();
    expect(await drafts.read()).toBeNull();
  });
});
