import { ApiError, applyMessages, generalMessages } from '@stellwerk/domain';
import type { Call } from '@stellwerk/domain/calls';
import { authorization } from './authorization';
import type { AnyInput, NamedCall, ReadInput, Reads } from './call-input';
import { readAnswer, TIMEOUT_MS, unanswered, urlOf, type SendOptions } from './client';
import type { RawAnswer } from './decode';
import { currentToken } from './session';

export interface UploadOptions extends SendOptions {
  /** Upload progress in percent of the whole body, 0 to 100. @default none */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a multipart form. XMLHttpRequest, because fetch reports no upload progress. Fails after 30 seconds without
 * progress, not after 30 seconds in all, or a video could never be sent over a normal connection (A87).
 * @returns the raw response, with any status
 * @throws ApiError only without a response
 */
export function answerToForm(
  call: Call,
  { form, ...input }: AnyInput & { readonly form: FormData },
  { onProgress, signal, ...options }: UploadOptions = {},
): Promise<RawAnswer> {
  const token = currentToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let watch: ReturnType<typeof setTimeout> | undefined;
    const moved = (): void => {
      clearTimeout(watch);
      watch = setTimeout(() => {
        request.abort();
        reject(new ApiError('timeout', generalMessages.unexpected));
      }, TIMEOUT_MS);
    };
    request.open(call.method, urlOf(call, input, options));
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(authorization(call))) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      moved();
      if (event.lengthComputable) onProgress?.(Math.round((event.loaded / event.total) * 100));
    });
    request.addEventListener('load', () => {
      clearTimeout(watch);
      resolve({
        status: request.status,
        statusText: request.statusText,
        contentType: request.getResponseHeader('content-type') ?? '',
        text: request.responseText,
        token,
      });
    });
    request.addEventListener('error', () => {
      clearTimeout(watch);
      reject(unanswered(false));
    });
    const stop = (): void => {
      clearTimeout(watch);
      request.abort();
      reject(new ApiError('network', applyMessages.filesFailed));
    };
    if (signal?.aborted === true) return stop();
    signal?.addEventListener('abort', stop);
    moved();
    return request.send(form);
  });
}

/**
 * Uploads by a call of the table; errors, rejected tokens and the response are handled like in `send`.
 * @throws ApiError on any error; status and statusText are those of the server (MD17)
 */
export async function sendForm<C extends NamedCall, T>(
  call: Reads<T> & C,
  input: ReadInput<C> & { readonly form: FormData },
  options: UploadOptions = {},
): Promise<T> {
  return readAnswer<T>(call, await answerToForm(call, input, options), input.params, options);
}
