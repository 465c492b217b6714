import { ToastProvider } from '@stellwerk/design-system';
import { ApiError } from '@stellwerk/domain';
import { jobFormValues } from '@stellwerk/forms/job-form';
import { patience } from '@stellwerk/testing/patience';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useJobSaving, type JobCalls } from './use-job-saving';

const file = new File(['x'], 'rundgang.mp4', { type: 'video/mp4' });
const captions = new File(['WEBVTT'], 'rundgang.vtt', { type: 'text/vtt' });

type Saving = ReturnType<typeof useJobSaving>;

let root: Root;
let log: string[];
let saving: Saving | undefined;

interface EditorProps {
  readonly jobId: string | undefined;
  readonly upload: JobCalls['uploadVideo'];
  /** @default stores the job as 41 */
  readonly create?: JobCalls['create'];
  /** Undefined uses the real timer. */
  readonly wait: ((ms: number) => Promise<void>) | undefined;
  readonly onDrawn: (drawn: Saving) => void;
}

async function stores(_body: unknown, key: string): Promise<string> {
  log.push(`create ${key}`);
  return '41';
}

/** A pause that ends when the page shows the waiting state. */
async function notes(ms: number): Promise<void> {
  await shown(10);
  log.push(`wait ${ms}`);
}

function Editor({ jobId, upload, create = stores, wait, onDrawn }: EditorProps) {
  const own = useJobSaving({
    companyId: '1',
    jobId,
    calls: {
      create,
      update: async (id) => void log.push(`update ${id}`),
      uploadVideo: upload,
    },
    requestKey: 'einmal',
    valuesOf: () => jobFormValues('edit'),
    onSaved: (id) => void log.push(`saved ${id}`),
    ...(wait && { wait }),
  });
  useEffect(() => onDrawn(own));
  const { progress } = own;
  useEffect(() => {
    if (progress !== undefined) log.push(`${progress} %`);
  }, [progress]);
  return null;
}

/** An upload that continues once the page shows its progress step, regardless of speed. */
const sends: JobCalls['uploadVideo'] = async (id, files, onProgress) => {
  await shown(20);
  log.push(['upload', id, ...[files.file, files.captions].flatMap((one) => one?.name ?? [])].join(' '));
  onProgress(100);
  await shown(80);
};

/** Resolves when the page shows this percentage. */
const shown = (percent: number) => vi.waitFor(() => expect(log.findLast((line) => line.endsWith('%'))).toBe(`${percent} %`), patience.wait);

/** @param props overrides of a new job with a server that accepts everything */
async function open(props: Partial<EditorProps> = {}): Promise<void> {
  root.render(
    <ToastProvider>
      <Editor jobId={undefined} upload={sends} wait={notes} {...props} onDrawn={(now) => void (saving = now)} />
    </ToastProvider>,
  );
  await vi.waitFor(() => expect(saving).toBeDefined(), patience.wait);
}

const submit = (video: File | null, captions: File | null = null) =>
  saving?.submit(jobFormValues('create'), { file: video, stored: null, captions });

/** Without the upload percentage. */
const calls = () => log.filter((line) => !line.endsWith('%'));

beforeEach(() => {
  log = [];
  saving = undefined;
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  root = createRoot(box);
});
afterEach(() => root.unmount());

it('JM42 creates a new job first, then sends its video with the new id', async () => {
  await open();
  expect(await submit(file)).toBeNull();
  expect(calls()).toEqual(['create einmal', 'upload 41 rundgang.mp4', 'saved 41']);
});

it('JM71 has words for a failure that brings none, and keeps the form open', async () => {
  // oxlint-disable-next-line prefer-promise-reject-errors -- this test needs a rejection that is no Error
  await open({ create: () => Promise.reject('unten') });
  expect(await submit(file)).toMatchObject({ summary: ['Ein unbekannter Fehler ist aufgetreten'] });
  expect(calls()).toEqual([]);
});

it('JM43 JM60 EN52 sends the video of a known job three seconds after its update, step by step', async () => {
  await open({ jobId: '7' });
  expect(await submit(file)).toBeNull();
  await vi.waitFor(() => expect(log.at(-1)).toBe('100 %'), patience.wait);
  expect(log.filter((line) => line.endsWith('%'))).toEqual(['10 %', '20 %', '80 %', '100 %']);
  expect(calls()).toEqual(['update 7', 'wait 3000', 'upload 7 rundgang.mp4', 'saved 7']);
});

it('JM43 EN52 the three seconds are those of the clock', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const upload = vi.fn<JobCalls['uploadVideo']>(() => Promise.resolve());
  await open({ jobId: '7', upload, wait: undefined });
  const saved = submit(file);
  await vi.advanceTimersByTimeAsync(2999);
  expect([calls(), upload.mock.calls.length]).toEqual([['update 7'], 0]);
  await vi.advanceTimersByTimeAsync(1);
  await saved;
  expect(upload).toHaveBeenCalledOnce();
});

it('sends captions with their video, or by themselves for the stored one', async () => {
  await open({ jobId: '7' });
  expect(await submit(file, captions)).toBeNull();
  expect(await submit(null, captions)).toBeNull();
  expect(calls().filter((line) => line.startsWith('upload'))).toEqual(['upload 7 rundgang.mp4 rundgang.vtt', 'upload 7 rundgang.vtt']);
});

it('says that captions did not arrive, apart from a video', async () => {
  const refused = new ApiError('http', 'Kaputt', { status: 413, statusText: 'Payload Too Large' });
  await open({ jobId: '7', upload: vi.fn(sends).mockRejectedValueOnce(refused) });
  expect(await submit(null, captions)).toBeNull();
  await vi.waitFor(
    () => expect(saving?.missing).toMatchObject({ text: 'Hochladen der Untertitel fehlgeschlagen: 413 Payload Too Large' }),
    patience.wait,
  );
});

it('sends nothing without a new video', async () => {
  await open();
  expect(await submit(null)).toBeNull();
  expect(calls()).toEqual(['create einmal', 'saved 41']);
});

it('JM69 leaves the job saved when its video fails, and sends only the video again', async () => {
  const upload = vi.fn(sends).mockRejectedValueOnce(new ApiError('http', 'Kaputt', { status: 500, statusText: 'Internal Server Error' }));
  await open({ upload });
  expect(await submit(file)).toBeNull();
  expect(calls()).toEqual(['create einmal']);
  await vi.waitFor(
    () =>
      expect(saving?.missing).toEqual({
        jobId: '41',
        files: { file, captions: null },
        text: 'Video-Upload fehlgeschlagen: 500 Internal Server Error',
      }),
    patience.wait,
  );
  await saving?.retry();
  expect(calls()).toEqual(['create einmal', 'upload 41 rundgang.mp4', 'saved 41']);
});
