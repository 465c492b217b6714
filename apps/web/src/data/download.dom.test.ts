import { exportJobs } from '@stellwerk/domain/calls';
import { beforeEach, expect, it, vi } from 'vitest';
import { download } from './download';

const fetchMock = vi.fn<typeof fetch>();
const input = { params: { id: '1' }, query: { format: 'csv' } } as const;

/** Answers with a file in pieces with a given pause; without a number it never ends. */
function answerInPieces(pieces: number, pause: number): void {
  fetchMock.mockImplementationOnce(async (_url, init) => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
      pull: async (controller) => {
        await new Promise((next) => void setTimeout(next, pause));
        if (sent === pieces) controller.close();
        else controller.enqueue(new TextEncoder().encode('Zeile\n'));
        sent += 1;
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/csv' } });
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

it('lets a file take longer than a call may, as long as something comes', async () => {
  answerInPieces(4, 20_000);
  const file = download(exportJobs, input);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await file).toMatchObject({ size: 24, type: 'text/csv' });
  expect(vi.getTimerCount()).toBe(0);
});

it('EN50 gives a file up when nothing comes for 30 seconds', async () => {
  answerInPieces(4, 30_001);
  const ended = vi.fn();
  const file = download(exportJobs, input).catch(ended);
  await vi.advanceTimersByTimeAsync(30_000);
  await file;
  expect(ended.mock.lastCall).toMatchObject([{ kind: 'timeout', status: 0 }]);
});

it('tells why there is no file in the words of the server', async () => {
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify({ success: false, message: 'Kein Zugriff' }), { status: 403 }));
  await expect(download(exportJobs, input)).rejects.toMatchObject({ status: 403, serverMessage: 'Kein Zugriff' });
});

it('leaves whoever has logged in since it was asked for', async () => {
  let refuse = (): void => undefined;
  fetchMock.mockReturnValueOnce(
    new Promise((done) => {
      refuse = () => done(new Response('{}', { status: 401 }));
    }),
  );
  localStorage.setItem('jwt_token', 'a.b.c');
  const file = download(exportJobs, input);
  localStorage.setItem('jwt_token', 'd.e.f');
  refuse();
  await expect(file).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem('jwt_token')).toBe('d.e.f');
  localStorage.clear();
});

it('takes no page for a file', async () => {
  fetchMock.mockResolvedValueOnce(new Response('<p>Anmeldung im WLAN</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } }));
  await expect(download(exportJobs, input)).rejects.toMatchObject({ kind: 'html' });
});
