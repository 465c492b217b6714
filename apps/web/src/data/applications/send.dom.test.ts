import { emptyApplication, type ApplicationValues } from '@stellwerk/forms/application-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answering } from '../testing/answers';
import { startsLoggedOut } from '../testing/session';
import { sendApplication } from './send';

const values: ApplicationValues = {
  ...emptyApplication,
  firstName: 'Ada',
  lastName: 'Kern',
  message: 'Guten Tag',
  terms: true,
  gdpr: true,
};
const withFile: ApplicationValues = { ...values, files: { ...emptyApplication.files, resume: new File(['x'], 'a.pdf') } };
const target = { jobId: '7', referral: 'MC7F2KQW' };
const leave = startsLoggedOut();

const FAILED = 'Fehler bei der Übermittlung der Bewerbung. Bitte versuchen Sie es später erneut.';
const FILES_FAILED = 'Die Bewerbungsdateien konnten nicht hochgeladen werden. Bitte versuchen Sie es später erneut.';
const OFFLINE = 'Keine Internetverbindung. Bitte überprüfen Sie Ihre Netzwerkverbindung.';

/** An upload that the test completes: with a response, or with a broken network. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  url = '';
  body: unknown;
  status = 0;
  statusText = '';
  responseText = '';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(_method: string, url: string): void {
    this.url = url;
  }
  readonly headers = new Headers();
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getResponseHeader(): string {
    return 'application/json';
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {}
}

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(1234);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

describe('A10 an application', () => {
  it('AF04 AF49 travels as nested JSON without a login', async () => {
    const { fetch, calls } = answering(() => ({ status: 201, body: { applicationId: 9 } }));
    expect(await sendApplication(values, target, {})).toEqual({ id: '9' });
    expect(calls()).toMatchObject([
      {
        method: 'POST',
        url: '/api/public/applications/create?ref=MC7F2KQW&_t=1234',
        body: {
          applicationDto: { firstName: 'Ada', lastName: 'Kern', jobOffer: { id: 7 }, jobDescription: 'Guten Tag' },
          acceptTerms: true,
          subscribeNewsletter: false,
        },
      },
    ]);
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization')).toBeNull();
  });

  it('AF05 AF50 travels as flat JSON with a login and its token', async () => {
    localStorage.setItem('jwt_token', 'a.b.c');
    const { fetch, calls } = answering(() => ({ status: 201, body: { applicationId: 9 } }));
    expect(await sendApplication(values, { jobId: '7' }, {})).toEqual({ id: '9' });
    expect(calls()).toMatchObject([
      {
        method: 'POST',
        url: '/api/private/applications/create?_t=1234',
        body: { firstName: 'Ada', jobOffer: { id: 7 }, jobDescription: 'Guten Tag', terms: true },
      },
    ]);
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer a.b.c');
  });

  it.each([
    [null, '/api/public/applications/create?ref=MC7F2KQW&_t=1234'],
    ['a.b.c', '/api/private/applications/create?ref=MC7F2KQW&_t=1234'],
  ])('AF03 AF04 AF05 AF51 travels as a form when a file is chosen, with the token %s to %s', async (token, url) => {
    if (token !== null) localStorage.setItem('jwt_token', token);
    const { calls } = answering(() => ({}));
    const seen: unknown[] = [];
    const sent = sendApplication(withFile, target, { onProgress: (percent) => seen.push(percent) });
    const request = FakeRequest.last;
    request.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 }));
    Object.assign(request, { status: 201, responseText: '{"applicationId":9}' }).dispatchEvent(new Event('load'));
    expect(await sent).toEqual({ id: '9' });
    expect([request.url, calls().length, seen]).toEqual([url, 0, [50]]);
    expect(request.headers.get('authorization')).toBe(token && `Bearer ${token}`);
    expect(request.body instanceof FormData ? request.body.get('firstName') : '').toBe('Ada');
  });
});

describe('an application that does not arrive', () => {
  it.each([
    ['AF58', values, FAILED],
    ['AF59', withFile, FILES_FAILED],
  ])('%s says so when the network is broken', async (_row, broken, message) => {
    answering(() => null);
    const sent = sendApplication(broken, target, {});
    if (broken === withFile) FakeRequest.last.dispatchEvent(new Event('error'));
    expect(await sent).toEqual({ failure: { message, fields: [], status: 0 } });
  });

  it.each([
    ['as JSON', null, values, FAILED],
    ['as JSON with a login', 'a.b.c', values, FAILED],
    ['with a file', null, withFile, FILES_FAILED],
    ['with a file and a login', 'a.b.c', withFile, FILES_FAILED],
  ])('AF64 EN50 sent %s is given up after 30 seconds without an answer, and not before', async (_way, token, silent, message) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    if (token !== null) localStorage.setItem('jwt_token', token);
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(
        (_input, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      ),
    );
    const ended = vi.fn();
    const sent = sendApplication(silent, target, {}).finally(ended);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toEqual({ failure: { message, fields: [], status: 0 } });
  });

  it.each([values, withFile])('AF62 AU20 is not sent at all without a connection', async (unsent) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { calls } = answering(() => ({}));
    expect(await sendApplication(unsent, target, {})).toEqual({ failure: { message: OFFLINE, fields: [], status: 0 } });
    expect(calls()).toEqual([]);
  });

  it.each([
    [401, null, 1],
    [400, 'a.b.c', 0],
  ])('AF63 with %i is refused in the words of the server, and leaves the token %s', async (status, token, left) => {
    localStorage.setItem('jwt_token', 'a.b.c');
    answering(() => ({ status, body: { message: 'Nein' } }));
    expect(await sendApplication(values, target, {})).toEqual({ failure: { message: 'Nein', fields: [], status } });
    expect([localStorage.getItem('jwt_token'), leave.mock.calls.length]).toEqual([token, left]);
  });
});
