import { vi, type Mock } from 'vitest';

/** A call as sent by the browser. */
export interface SentCall {
  readonly method: string | undefined;
  readonly url: string;
  readonly body: unknown;
}

interface Answers {
  readonly fetch: Mock<typeof fetch>;
  /** The calls so far, in order. */
  readonly calls: () => readonly SentCall[];
}

const textOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

/**
 * Answers each call of the browser: with an object as JSON and status 200, or with the result of the function. Any other value fails like a
 * broken network.
 */
export function answering(answer: (call: SentCall) => { readonly status?: number; readonly body?: unknown } | null): Answers {
  const calls: SentCall[] = [];
  const fetchMock = vi.fn<typeof fetch>((input, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    const call = { method: init?.method, url: textOf(input), body };
    calls.push(call);
    const given = answer(call);
    if (given === null) return Promise.reject(new TypeError('Failed to fetch'));
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(given.body ?? {}), { status: given.status ?? 200, headers }));
  });
  vi.stubGlobal('fetch', fetchMock);
  return { fetch: fetchMock, calls: () => calls };
}
