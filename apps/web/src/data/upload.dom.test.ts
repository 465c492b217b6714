import { readStoredFile } from '@stellwerk/domain';
import { createPrivateApplication, createPublicApplication } from '@stellwerk/domain/calls';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerToForm, sendForm } from './upload';

/** The parts of XMLHttpRequest that an upload uses; the test triggers its events. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly sent: { method?: string; url?: string; headers: Record<string, string>; body?: unknown } = { headers: {} };
  status = 0;
  statusText = '';
  responseText = '';
  aborted = false;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string): void {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.sent.headers[name] = value;
  }
  getResponseHeader(): string {
    return 'application/json';
  }
  send(body: unknown): void {
    this.sent.body = body;
  }
  abort(): void {
    this.aborted = true;
  }
  progress(loaded: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 200 }));
  }
  answer(status: number, body: unknown, statusText = ''): void {
    Object.assign(this, { status, statusText, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}

const call = createPublicApplication;
const form = new FormData();

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('an upload', () => {
  it('AU08 sends the form as it is, tells its progress and reads the answer', async () => {
    const seen: number[] = [];
    const answer = sendForm(call, { form, query: {} }, { onProgress: (percent) => seen.push(percent) });
    const request = FakeRequest.last;
    request.progress(50);
    request.progress(200);
    request.answer(201, { applicationId: 7, token: 'SW-7' });
    await expect(answer).resolves.toEqual({ id: '7', token: 'SW-7' });
    expect(seen).toEqual([25, 100]);
    expect(request.sent).toEqual({ method: 'POST', url: call.path, headers: { accept: 'application/json' }, body: form });
  });

  it('MD17 that is refused ends with status and text of the server', async () => {
    const answer = sendForm(call, { form });
    FakeRequest.last.answer(500, {}, 'Internal Server Error');
    await expect(answer).rejects.toMatchObject({ status: 500, statusText: 'Internal Server Error' });
  });

  it('that is refused leaves whoever has logged in since it was sent', async () => {
    localStorage.setItem('jwt_token', 'a.b.c');
    const answer = sendForm(call, { form });
    localStorage.setItem('jwt_token', 'd.e.f');
    FakeRequest.last.answer(401, {});
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem('jwt_token')).toBe('d.e.f');
  });

  it.each([{}, { url: '', filename: null }, []])('MD18 whose answer is %j has stored nothing', async (body) => {
    const answer = sendForm({ ...call, read: readStoredFile }, { form });
    FakeRequest.last.answer(200, body);
    await expect(answer).rejects.toThrow('Unerwartete Antwort vom Server: Weder URL noch Dateiname gefunden.');
  });

  it('EN50 gives up after 30 seconds in which nothing moves (A87)', async () => {
    vi.useFakeTimers();
    const answer = expect(answerToForm(call, { form })).rejects.toMatchObject({ kind: 'timeout' });
    const request = FakeRequest.last;
    await vi.advanceTimersByTimeAsync(29_000);
    request.progress(10);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(request.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    await answer;
    expect(request.aborted).toBe(true);
  });

  it('EN50 gives up after 30 seconds when nothing has moved at all (A87)', async () => {
    vi.useFakeTimers();
    const answer = expect(answerToForm(call, { form })).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(30_000);
    await answer;
  });

  it('can be stopped', async () => {
    const controller = new AbortController();
    const answer = answerToForm(call, { form }, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'network' });
    expect(FakeRequest.last.aborted).toBe(true);
  });

  it('is not begun when it was stopped before', async () => {
    const answer = answerToForm(call, { form }, { signal: AbortSignal.abort() });
    await expect(answer).rejects.toMatchObject({
      kind: 'network',
      message: 'Die Bewerbungsdateien konnten nicht hochgeladen werden. Bitte versuchen Sie es später erneut.',
    });
    expect(FakeRequest.last.sent.body).toBeUndefined();
  });

  it('AF62 fails when the network breaks', async () => {
    const answer = answerToForm(call, { form });
    FakeRequest.last.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toMatchObject({ kind: 'network', status: 0 });
  });

  it('tells no progress of which the whole is unknown', async () => {
    const seen: number[] = [];
    const answer = answerToForm(call, { form }, { onProgress: (percent) => seen.push(percent) });
    FakeRequest.last.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: false, loaded: 5, total: 0 }));
    FakeRequest.last.answer(200, { a: 1 }, 'OK');
    await expect(answer).resolves.toEqual({ status: 200, statusText: 'OK', contentType: 'application/json', text: '{"a":1}', token: null });
    expect(seen).toEqual([]);
  });

  it.each(['load', 'error', 'abort'])('leaves no clock running behind its %s', async (end) => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const answer = answerToForm(call, { form }, { signal: controller.signal }).catch(() => undefined);
    if (end === 'abort') controller.abort();
    else FakeRequest.last.dispatchEvent(new Event(end));
    await answer;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('AU03 carries the token of a call that wants one', async () => {
    localStorage.setItem('jwt_token', 'a.b.c');
    const answer = answerToForm(createPrivateApplication, { form });
    FakeRequest.last.answer(200, {});
    await answer;
    expect(FakeRequest.last.sent.headers).toEqual({ accept: 'application/json', authorization: 'Bearer a.b.c' });
  });
});
